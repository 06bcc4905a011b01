/** Lets a page ask “What if?” of a turn that lies open; the lab’s board comes when somebody does. */
import type { ComponentType } from "preact";
import { WhatIfContext } from "../screens/context";
import { lazy } from "../ui/lazy";

const WhatIf = lazy(async () => (await import("./what-if")).WhatIf);

export function withWhatIf<Props extends object>(Page: ComponentType<Props>): ComponentType<Props> {
  return (props: Props) => (
    <WhatIfContext.Provider value={WhatIf}>
      <Page {...props} />
    </WhatIfContext.Provider>
  );
}
