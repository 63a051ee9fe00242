/** Tab that lists the people of a department, grade or similar record, loaded on demand. */
import { listEmployeesOptions } from "#generated/hrms/hooks/employees.ts";
import type { PanelPlace, Part } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import { accountMay } from "../../../session/account.ts";
import { type By, peopleQuery } from "./people-query.ts";

export const peoplePart = (by: By): Part =>
  part(async () => (await import("./people-panel.tsx")).peopleBy(by), "structure", "employees", "tools");

/** What it starts with. */
export const firstPeople =
  (by: By) =>
  ({ companyId, recordId }: PanelPlace): unknown =>
    accountMay("read", "employees")
      ? listEmployeesOptions({ path: { companyId }, query: peopleQuery(by, recordId, 1) })
      : undefined;
