/** How people come to the table: a secret, so it is asked for by whoever looks, and gone when they look away. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Answer } from "../../link";
import type { Shared } from "../../protocol";
import { useDoor } from "../context";
import { isHere, throughJupyter } from "./through-jupyter";

/** Whether phones can follow the links: they lead farther than to this computer. */
export function leadsFar({ network, can_network }: Shared): boolean {
  return network || !can_network;
}

export interface Sharing {
  shared: Shared | null;
  /** Why the last thing asked was refused. */
  error: string;
  /** Let devices of the local network in, or only this computer's. */
  widen(wide: boolean): void;
  /** Let each decision take so many seconds; null: as long as it likes. */
  hurry(seconds: number | null): void;
  /** Ask how people come; that opens the door, if it was not. */
  open(): void;
  /** Let no device in any more. */
  close(): void;
}

/** @param moment when it changes, the door may be another one, so it is asked for again. */
export function useShared(moment: string): Sharing {
  const { link } = useDoor();
  const [shared, setShared] = useState<Shared | null>(null);
  const [error, setError] = useState("");
  const newest = useRef(0);

  const run = async <A extends object>(asked: Promise<Answer<A>>, done: (reply: A) => void) => {
    newest.current += 1;
    const mine = newest.current;
    setError("");
    const { reply } = await asked;
    if (newest.current !== mine) return;
    if (reply.ok) done(reply);
    else setError(reply.message);
  };
  const open = () =>
    void run(link.ask("shared", {}), async (found) => {
      setShared(found);
      if (leadsFar(found) || isHere()) return;
      const address = await throughJupyter(found.through);
      if (address) await run(link.ask("share_through", { address }), setShared);
      else setError(found.beyond);
    });

  useEffect(open, [moment]);
  useEffect(
    () => () => {
      newest.current = -1;
    },
    [],
  );
  return {
    shared,
    error,
    widen: (wide) => void run(link.ask("share_wide", { wide }), setShared),
    // beside the others: none of them tells of this alone, and this tells of nothing else
    hurry: async (timer) => {
      setError("");
      const { reply } = await link.ask("set_timer", { seconds: timer });
      if (reply.ok) setShared((now) => now && { ...now, timer });
      else setError(reply.message);
    },
    open,
    close: () => void run(link.ask("share_close", {}), () => setShared(null)),
  };
}
