/** Tax clearances: the list and the choice of a leaver; a clearance has its own page. */
import { listLeaversOptions } from "#generated/hrms/hooks/settlements.ts";
import { taxClearances as resource } from "#generated/hrms/resources/tax-clearances.ts";
import type { LeaverPage } from "#generated/hrms/schema.ts";
import { createTaxClearance as check } from "#generated/hrms/validators/tax-clearances.js";
import { area } from "../../../crud/area.ts";

type Input = Parameters<typeof listLeaversOptions>[0];

/** Leavers who are not citizens; defined once, so that the function identity is stable. */
const uncleared = ({ items }: LeaverPage) =>
  items.flatMap(({ employeeId, employeeNo, fullName, residency, clearanceId }) =>
    residency !== "citizen" && clearanceId === null ? [{ id: employeeId, label: `${fullName} (${employeeNo})` }] : [],
  );
const leavers = ({ query, ...input }: Input) => ({
  ...listLeaversOptions({ ...input, query: { ...query, pageSize: 100 } }),
  select: uncleared,
});

export const taxClearances = area("tax-clearances", {
  resource,
  check,
  columns: ["fullName", "status", "dueOn", "ceasesOn", "shouldWithhold", "withheld"],
  moreColumns: ["employeeNo", "kind", "number", "updatedAt"],
  filters: ["status"],
  references: { employeeId: { label: "fullName", options: leavers } },
  // Changed on its page.
  fixed: () => true,
  form: { who: [["employeeId"]] },
});
