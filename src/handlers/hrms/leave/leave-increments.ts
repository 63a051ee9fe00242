/** Leave increments: entitlement that grows with service. */
import type { LeaveIncrementInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { incrementFaults } from "#src/domain/leave/increment.ts";
import { leaveIncrementRecords } from "#src/store/leave/leave-increments.ts";
import { activeSettings } from "#src/store/leave/leave-settings.ts";
import { leaveTypeRecords } from "#src/store/leave/leave-types.ts";
import type { HrmsHandlers } from "../context.ts";
import { inUse } from "../shared/in-use.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { checkReference } from "../shared/references.ts";
import { checkPolicy } from "./shared/legal-checks.ts";

const increments = crud({
  subject: "leave-increments",
  records: leaveIncrementRecords,
  nameOf: ({ name }) => name,
  unique: { leave_increments_name: "name" },
  unaudited: ["leaveTypeId", "settings"],
  auditFields: ({ rows }) => ({ rows: rowsText(rows) }),
  cells: { rows: ({ rows }) => rowsText(rows) },
  async toFields(body: LeaveIncrementInput, ctx, before, companyId) {
    const errors = incrementFaults(body);
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    await checkReference("leaveTypeId", body.leaveTypeId, before?.leaveTypeId, (id) =>
      leaveTypeRecords.find(ctx.db, companyId, id),
    );
    const fields = {
      ...cleanFields("leave-increments", body),
      rows: body.rows.toSorted((one, other) => one.serviceYears - other.serviceYears),
    };
    if (before) {
      const used = await activeSettings(ctx.db, companyId, before.id);
      if (used.length > 0 && body.leaveTypeId !== before.leaveTypeId)
        throw new ProblemError("validation", { errors: [{ pointer: "/leaveTypeId", code: "type-in-use" }] });
      for (const setting of used)
        await checkPolicy(ctx, companyId, setting, fields.status === "inactive" ? null : fields, "/rows");
    }
    return fields;
  },
});

const rowsText = (rows: readonly { serviceYears: number; extra: number }[]): string =>
  rows.map(({ serviceYears, extra }) => `${serviceYears} ${extra}`).join("; ");

export const leaveIncrementsHandlers = {
  ...increments.handlers,

  /** Settings that use it would lose days. */
  async archiveLeaveIncrement(input, ctx) {
    await increments.get(input, ctx);
    const used = await activeSettings(ctx.db, input.path.companyId, input.path.leaveIncrementId);
    const names = used.map(({ id, target }) => ({ subject: "leave-settings", id, name: target ?? "–" }));
    if (names.length > 0) throw inUse(names);
    return increments.archive(input, ctx);
  },
} satisfies HrmsHandlers;
