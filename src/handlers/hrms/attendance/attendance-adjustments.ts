/** Attendance adjustments: what became known of locked days, for the next payroll run. */
import type { AttendanceAdjustment } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import {
  adjustmentPage,
  type AdjustmentRow,
  allAdjustments,
  dismissAdjustment,
  findAdjustment,
  insertAdjustment,
  lockAdjustment,
} from "#src/store/attendance/attendance-adjustments.ts";
import { lockedIn } from "#src/store/attendance/shared/locked-periods.ts";
import { plannedPeople } from "#src/store/attendance/shared/plan-facts.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { linesOrNull } from "../shared/fields.ts";
import { historyPage } from "../shared/records/history.ts";
import { exportFile } from "../shared/records/operations.ts";
import { versioned } from "../shared/records/version.ts";
import { moments } from "../shared/records/wire.ts";

const subject = "attendance-adjustments";

function wire({ adjustment, ...names }: AdjustmentRow): AttendanceAdjustment {
  const { tenantId: _tenant, payslipId: _payslip, ...fields } = adjustment;
  return { ...moments(fields), ...names, createdBy: names.createdBy ?? "", updatedBy: names.updatedBy ?? "" };
}

async function answer<const Code extends number>(ctx: HrmsContext, code: Code, companyId: string, id: string) {
  const row = await findAdjustment(ctx.db, companyId, id);
  if (!row) throw notFound();
  return versioned(code, wire(row));
}

const nameOf = (row: Pick<AdjustmentRow, "fullName" | "adjustment">): string =>
  `${row.fullName} ${row.adjustment.date}`;

export const attendanceAdjustmentsHandlers = {
  async listAttendanceAdjustments({ path: { companyId }, query = {} }, ctx) {
    await companyOf(ctx, companyId);
    const page = await adjustmentPage(ctx.db, companyId, query);
    return { ...page, items: page.items.map(wire) };
  },

  async exportAttendanceAdjustments({ path: { companyId }, query = {} }, ctx) {
    await companyOf(ctx, companyId);
    const rows = await allAdjustments(ctx.db, companyId, query);
    return exportFile(subject, query, rows.map(wire), {});
  },

  async getAttendanceAdjustment({ path: { companyId, attendanceAdjustmentId } }, ctx) {
    await companyOf(ctx, companyId);
    return answer(ctx, 200, companyId, attendanceAdjustmentId);
  },

  async createAttendanceAdjustment({ path: { companyId }, body }, ctx) {
    await companyOf(ctx, companyId);
    const { employeeId, date, workedMin, overtimeMin } = body;
    const [person] = await plannedPeople(ctx.db, companyId, [employeeId]);
    if (!person) throw invalid("/employeeId", "unknown-reference");
    if (date < person.startDate || (person.lastDay !== null && date > person.lastDay))
      throw invalid("/date", "not-employed");
    if (workedMin === 0 && overtimeMin === 0) throw invalid("/workedMin", "nothing");
    const [period] = await lockedIn(ctx.db, { companyId, from: date, to: date });
    if (!period)
      throw conflict("not-locked", "This day is not locked: correct it with manual attendance instead.", [
        { pointer: "/date", code: "not-locked" },
      ]);
    const { tenantId, userId, now } = actorOf(ctx);
    const id = await insertAdjustment(ctx.db, {
      tenantId,
      companyId,
      employeeId,
      date,
      periodId: period.id,
      source: "manual",
      workedMin,
      overtimeMin,
      reason: linesOrNull("reason", body.reason),
      status: "open",
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    });
    const row = await findAdjustment(ctx.db, companyId, id);
    if (!row) throw notFound();
    await recordEvent(ctx.db, actorOf(ctx), {
      companyId,
      action: "create",
      subject,
      recordId: id,
      recordName: nameOf(row),
      changes: [
        { field: "workedMin", before: null, after: workedMin },
        { field: "overtimeMin", before: null, after: overtimeMin },
      ],
    });
    return answer(ctx, 201, companyId, id);
  },

  async dismissAttendanceAdjustment({ path: { companyId, attendanceAdjustmentId }, body }, ctx) {
    await companyOf(ctx, companyId);
    const row = await lockAdjustment(ctx.db, companyId, attendanceAdjustmentId);
    if (!row) throw notFound();
    if (row.adjustment.status !== "open") throw conflict("closed", "The adjustment is closed already.");
    const reason = linesOrNull("reason", body.reason) ?? "";
    await dismissAdjustment(ctx.db, actorOf(ctx), row.adjustment.id, reason);
    await recordEvent(ctx.db, actorOf(ctx), {
      companyId,
      action: "update",
      subject,
      recordId: row.adjustment.id,
      recordName: nameOf(row),
      changes: [{ field: "status", before: "open", after: "dismissed" }],
      reason,
    });
    return answer(ctx, 200, companyId, row.adjustment.id);
  },

  async listAttendanceAdjustmentHistory({ path: { companyId, attendanceAdjustmentId }, query }, ctx) {
    await companyOf(ctx, companyId);
    const row = await findAdjustment(ctx.db, companyId, attendanceAdjustmentId);
    if (!row) throw notFound();
    return historyPage(await eventsOf(ctx.db, subject, row.adjustment.id, query ?? {}));
  },
} satisfies HrmsHandlers;
