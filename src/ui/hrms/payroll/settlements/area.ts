/** Final settlements: the list and the choice of a leaver; a settlement has its own page. */
import { listLeaversOptions } from "#generated/hrms/hooks/settlements.ts";
import { settlements as resource } from "#generated/hrms/resources/settlements.ts";
import type { LeaverPage } from "#generated/hrms/schema.ts";
import { createSettlement as check } from "#generated/hrms/validators/settlements.js";
import { area } from "../../../crud/area.ts";

type Input = Parameters<typeof listLeaversOptions>[0];

/** Leavers without a settlement; defined once, so that the function identity is stable. */
const unsettled = ({ items }: LeaverPage) =>
  items.flatMap(({ employeeId, employeeNo, fullName, settlementId }) =>
    settlementId === null ? [{ id: employeeId, label: `${fullName} (${employeeNo})` }] : [],
  );
const leavers = ({ query, ...input }: Input) => ({
  ...listLeaversOptions({ ...input, query: { ...query, pageSize: 100 } }),
  select: unsettled,
});

export const settlements = area("settlements", {
  resource,
  check,
  columns: ["fullName", "status", "lastDay", "payBy", "payable", "withheld"],
  moreColumns: ["employeeNo", "how", "net", "updatedAt"],
  filters: ["status", "how"],
  references: { employeeId: { label: "fullName", options: leavers } },
  // Changed on its page.
  fixed: () => true,
  form: { who: [["employeeId"]] },
});
