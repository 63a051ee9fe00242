/** Loads an area and its messages for its routes. */
import type { Area, AreaPlace } from "../area.ts";
import { declaredAreas, loadArea } from "../registry.ts";
import type { MessageArea } from "../../messages/catalogue.ts";
import { loadMessages } from "../../messages/store.ts";

/** Undefined if no such area is declared. */
export async function loadWordedArea(name: string): Promise<Area | undefined> {
  if (!declaredAreas.includes(name)) return undefined;
  // The messages have the area's name.
  const [area] = await Promise.all([loadArea(name), loadMessages("crud", name as MessageArea)]);
  if (area?.names) await loadMessages("names");
  return area;
}

export async function loadAreaPages(place: AreaPlace, name: string): Promise<{ area: Area | undefined }> {
  const area = await loadWordedArea(name);
  return { area: area?.place === place ? area : undefined };
}
