/** The code of the front end: fetched once for a page, from whichever of its widgets has a kernel that answers. */
import type { Wire } from "../model";
import type { Code, CodeFiles, Refusal } from "../protocol";

/** Nobody has answered for so long: another widget is asked. */
const PATIENCE = 2000; // ms

type Reply = { id: string } & (({ ok: true } & Partial<CodeFiles>) | ({ ok: false } & Refusal));

export interface Registry {
  /** Let a widget be asked, until it is gone. */
  join(wire: Wire): () => void;
  /** The module of a file, which is run once. */
  load(file: string): Promise<unknown>;
  /** Give a page, or a shadow in it, style sheets in their order; a sheet of another version makes room. */
  dress(root: Node, sheets: readonly string[]): void;
}

/**
 * A registry of its own. The key is what the code finds it by: an `import()` in a file becomes `load` of the same;
 * `publish` says where a module can be imported from.
 */
export function openRegistry(key: string, publish: (code: string) => string = blob): Registry {
  const run = `code-${Math.random().toString(36).slice(2)}-`;
  const packed = "DecompressionStream" in globalThis;
  /** A script's address, or the text of a style sheet. */
  const files = new Map<string, string>();
  const modules = new Map<string, Promise<unknown>>();
  /** What has not come yet, and who is told when it has. */
  const wanted = new Map<string, (address: string) => void>();
  /** Whom to ask; the first is asked first. */
  const wires: Wire[] = [];
  let asked: Wire | undefined;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was heard last: unpacking takes time, and what comes after may say that nothing more comes. */
  let last: Promise<void> = Promise.resolve();

  function ask(kind: "code" | "ping" = "code"): void {
    clearTimeout(timer);
    asked = wanted.size > 0 ? wires[0] : undefined;
    if (!asked) return;
    const code: Code = { want: [...wanted.keys()], have: [...files.keys()], packed };
    try {
      asked.send({ id: run + ++count, kind, ...(kind === "code" && code) });
    } catch {
      // a dead comm may throw; another is asked
    }
    // Whoever is asked next only has to say that it is there: code that is merely late is not sent twice.
    timer = setTimeout(() => {
      wires.push(...wires.splice(0, 1));
      ask("ping");
    }, PATIENCE);
  }

  async function hear(reply: Reply | null, buffers: BlobPart[]): Promise<void> {
    if (!reply?.ok || !reply.id.startsWith(run)) return;
    if (reply.files) {
      const all = await unpacked(new Blob(buffers.slice(0, 1)));
      let start = 0;
      for (const { name, size } of reply.files) {
        const end = start + size;
        keep(name, await all.slice(start, end).text());
        start = end;
      }
      for (const [file, come] of wanted) {
        const address = files.get(file);
        if (address && wanted.delete(file)) come(address);
      }
    }
    if (reply.id === run + count || wanted.size === 0) ask();
  }

  /** Files come in such an order that each stands after what it imports. */
  function keep(file: string, text: string): void {
    if (files.has(file)) return;
    const resolved = text.replace(/(\bimport\()?"\.\/([\w-]+\.js)"/g, (all, lazy: string, name: string) =>
      lazy
        ? `globalThis[Symbol.for("${key}")].load("${name}"`
        : files.has(name)
          ? `"${files.get(name)}"`
          : all,
    );
    files.set(file, file.endsWith(".css") ? text : publish(resolved));
  }

  function unpacked(blob: Blob): Blob | Promise<Blob> {
    if (!packed) return blob;
    return new Response(blob.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
  }

  return {
    join(wire) {
      const heard = (reply: Reply | null, buffers: BlobPart[]) => {
        const next = () => hear(reply, buffers);
        last = last.then(next, next);
      };
      wire.on("msg:custom", heard);
      wires.unshift(wire);
      if (!asked) ask();
      return () => {
        wire.off("msg:custom", heard);
        wires.splice(wires.indexOf(wire), 1);
        if (asked === wire) ask();
      };
    },

    load(file) {
      let module = modules.get(file);
      if (!module) {
        module = new Promise<string>((come) => {
          wanted.set(file, come);
        }).then((address) => import(/* @vite-ignore */ address));
        modules.set(file, module);
        if (!asked) ask();
      }
      return module;
    },

    dress(root, sheets) {
      const head = root instanceof ShadowRoot ? root : document.head;
      let next: Element | null = null;
      for (const sheet of sheets.toReversed()) {
        const id = `dixit-${sheet.replace(/-.*/, "")}`;
        const there: Element | null = head.querySelector(`#${id}`);
        const style: Element = there ?? Object.assign(document.createElement("style"), { id });
        if (!there) head.insertBefore(style, next);
        const text = files.get(sheet) ?? "";
        if (style.textContent !== text) style.textContent = text;
        next = style;
      }
    },
  };
}

function blob(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
}
