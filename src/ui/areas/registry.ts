/** Finds the declaration of an area by its step in the address; each is loaded when it is first opened. */
import type { Area } from "./area.ts";

const files = import.meta.glob<Record<string, Area>>(["./*.ts", "!./area.ts", "!./registry.ts", "!./part.ts", "!./*.test.ts"]);

/** Areas that have a declaration, and with it their screens. */
export const declaredAreas: readonly string[] = Object.keys(files).map((file) => file.slice(2, -3));

export async function loadArea(name: string): Promise<Area | undefined> {
  const load = files[`./${name}.ts`];
  return load && Object.values(await load())[0];
}
