/** Gives the person a file, and knows whether it has been saved. */

/** It is saved; the browser was handed it and tells no more; the person would rather not. */
export type Kept = "saved" | "given" | "not";

interface Writable {
  write(data: Blob): Promise<void>;
  close(): Promise<void>;
}
type Picker = (how: { suggestedName: string }) => Promise<{ createWritable(): Promise<Writable> }>;

export async function saveFile(name: string, file: Blob): Promise<Kept> {
  const pick = (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (pick) {
    try {
      const chosen = await pick({ suggestedName: name });
      const out = await chosen.createWritable();
      await out.write(file);
      await out.close();
      return "saved";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "not";
      // a frame of another site may not ask; nor may it where the click is long ago
    }
  }
  handFile(name, file);
  return "given";
}

/** Hands a file to the browser, which does with it what it does with downloads. */
export function handFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
