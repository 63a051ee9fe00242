/** Tab that lists the people of a department, grade or similar record, loaded on demand. */
import type { Part } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import type { By } from "./people-panel.tsx";

export const peoplePart = (by: By): Part =>
  part(async () => (await import("./people-panel.tsx")).peopleBy(by), "structure", "employees", "tools");
