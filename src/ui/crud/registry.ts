/** Finds the declaration of an area by its step in the address; each is loaded when it is first opened. */
import type { Area } from "./area.ts";

const files = import.meta.glob<Record<string, Area>>("../hrms/*/*/area.ts");

const loaders = new Map(Object.entries(files).map(([file, load]) => [file.split("/").at(-2) ?? "", load]));

/** Areas that have a declaration, and with it their screens. */
export const declaredAreas: readonly string[] = [...loaders.keys()];

export async function loadArea(name: string): Promise<Area | undefined> {
  const load = loaders.get(name);
  return load && Object.values(await load())[0];
}
