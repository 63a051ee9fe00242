/** The tab with the people of a record of the company's structure, loaded when it is shown. */
import type { Part } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import type { By } from "./people-panel.tsx";

export const peoplePart = (by: By): Part =>
  part(async () => (await import("./people-panel.tsx")).peopleBy(by), "structure", "employees", "tools");
