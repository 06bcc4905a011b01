/** A part that comes late brings the style sheet that only it needs: no first picture waits for that. */
import type { ComponentType } from "preact";
import { useContext } from "preact/hooks";
import { LayerContext } from "./overlay";

/** The component, drawn once the page, or the shadow that it is in, wears the sheet. */
export function dressed<Props extends object>(
  text: string,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return function Dressed(props: Props) {
    const frame = useContext(LayerContext);
    if (!frame) return null;
    const root = frame.getRootNode() as Document | ShadowRoot;
    const worn = root.adoptedStyleSheets ?? [];
    if (!worn.includes(sheet)) root.adoptedStyleSheets = [...worn, sheet];
    return <Part {...props} />;
  };
}
