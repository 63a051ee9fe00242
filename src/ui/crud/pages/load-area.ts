/** Loads the area that an address names, with its messages, for the route above its pages. */
import type { Area, AreaPlace } from "../area.ts";
import { declaredAreas, loadArea } from "../registry.ts";
import type { MessageArea } from "../../messages/catalogue.ts";
import { loadMessages } from "../../messages/store.ts";

/** An area with its words; undefined where none is declared. */
export async function loadWordedArea(name: string): Promise<Area | undefined> {
  if (!declaredAreas.includes(name)) return undefined;
  // Its messages stand under the same name.
  const [area] = await Promise.all([loadArea(name), loadMessages("crud", name as MessageArea)]);
  if (area?.names) await loadMessages("names");
  return area;
}

export async function loadAreaPages(place: AreaPlace, name: string): Promise<{ area: Area | undefined }> {
  const area = await loadWordedArea(name);
  return { area: area?.place === place ? area : undefined };
}
