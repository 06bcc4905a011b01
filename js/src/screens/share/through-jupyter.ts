/** Whether the Jupyter server that this page came from hands devices on to the table. */

/** Whether the page comes from the computer that it is looked at on: then phones come by the local network. */
export function isHere(): boolean {
  return /^(localhost|127\.|\[::1\])/.test(location.hostname) || location.protocol === "file:";
}

/** The address of the table there; empty: nobody hands on. */
export async function throughJupyter(path: string): Promise<string> {
  try {
    const config = document.getElementById("jupyter-config-data")?.textContent ?? "{}";
    const { baseUrl = "/" } = JSON.parse(config) as { baseUrl?: string };
    const address = new URL(baseUrl + path, location.href).href;
    const { ok } = await fetch(`${address}icon.svg`);
    return ok ? address : "";
  } catch {
    return "";
  }
}
