/** Looks up area declarations by URL segment; each is loaded on first use. */
import type { Area } from "./area.ts";

const files = import.meta.glob<Record<string, Area>>("../hrms/*/*/area.ts");

const loaders = new Map(Object.entries(files).map(([file, load]) => [file.split("/").at(-2) ?? "", load]));

export const declaredAreas: readonly string[] = [...loaders.keys()];

export async function loadArea(name: string): Promise<Area | undefined> {
  const load = loaders.get(name);
  return load && Object.values(await load())[0];
}
