/** Pay periods: kept, generated for a year, and closed for inputs. */
import type { PayPeriodInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { holidaysIn } from "#src/domain/attendance/shared/plan.ts";
import { isBankDay, overtimeLate, periodName, periodsOfYear } from "#src/domain/payroll/periods.ts";
import { addDays, monthOf } from "#src/domain/shared/calendar.ts";
import { dayRangeFaults } from "#src/domain/shared/day-range.ts";
import {
  lockPayPeriods,
  overlapsPeriod,
  type PayPeriodFields,
  payPeriodRecords,
  periodsIn,
} from "#src/store/payroll/pay-periods.ts";
import { companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { linesOrNull } from "../shared/fields.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { moments } from "../shared/records/wire.ts";
import { ratesOf } from "../statutory/shared/rates.ts";
import { refusePaid } from "./shared/paid.ts";

const inUse = () => conflict("period-in-use", "A pay run uses it: cancel that run first.");

async function mustPayInTime(
  ctx: HrmsContext,
  pointer: "/attendanceTo" | "/attendanceCutOff",
  period: Parameters<typeof overtimeLate>[0],
): Promise<void> {
  const by = overtimeLate(period, (await ratesOf(ctx)).employment);
  if (by !== undefined) throw invalid(pointer, "overtime-late", { date: by });
}

async function bankHolidays(ctx: HrmsContext, from: string, to: string): Promise<ReadonlySet<string>> {
  return holidaysIn((await ratesOf(ctx)).holidays, from, to);
}

const periods = crud({
  subject: "pay-periods",
  records: payPeriodRecords,
  nameOf: ({ name }) => name,
  unique: { pay_periods_name: "name", pay_periods_start: "startDate" },
  unaudited: ["openRuns", "paidRuns"],
  async toFields(body: PayPeriodInput, ctx, before, companyId): Promise<PayPeriodFields> {
    const fields = {
      ...cleanFields("pay-periods", body),
      attendanceFrom: body.attendanceFrom ?? body.startDate,
      attendanceTo: body.attendanceTo ?? body.endDate,
      month: body.month ?? monthOf(body.endDate),
      status: "open" as const,
    };
    const faults = dayRangeFaults(body);
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    if (addDays(body.startDate, 62) <= body.endDate) throw invalid("/endDate", "too-long", { limit: 62 });
    if (fields.attendanceTo < fields.attendanceFrom) throw invalid("/attendanceTo", "before-start");
    if (!isBankDay(body.payDate, await bankHolidays(ctx, body.payDate, body.payDate)))
      throw invalid("/payDate", "not-a-working-day");
    await mustPayInTime(ctx, "/attendanceTo", fields);
    if (before && before.status !== "open") throw conflict("period-closed", "The inputs of the period are closed.");
    if (before && before.openRuns + before.paidRuns > 0) throw inUse();
    await lockPayPeriods(ctx.db, companyId);
    if (await overlapsPeriod(ctx.db, companyId, body, before?.id))
      throw conflict("period-overlaps", "Another period has some of these days.", [
        { pointer: "/startDate", code: "period-overlaps" },
      ]);
    return fields;
  },
});

export const payPeriodsHandlers = {
  ...periods.handlers,

  async deletePayPeriod(input, ctx) {
    const target = await periods.locked(ctx, input);
    if (target.before.openRuns + target.before.paidRuns > 0) throw inUse();
    await periods.drop(ctx, target).catch(refusePaid);
    return null;
  },

  async generatePayPeriods({ path: { companyId }, body }, ctx) {
    const { id } = await companyOf(ctx, companyId);
    const { year, frequency, payDay = null, attendanceCutOff = null, startsOn = null } = body;
    if (startsOn !== null && !startsOn.startsWith(String(year))) throw invalid("/startsOn", "other-year");
    const holidays = await bankHolidays(ctx, `${year - 1}-12-01`, `${year + 1}-01-31`);
    const drafts = periodsOfYear({ year, frequency, payDay, attendanceCutOff, startsOn }, holidays);
    for (const draft of drafts) await mustPayInTime(ctx, "/attendanceCutOff", draft);
    const [first, last] = [drafts[0], drafts.at(-1)];
    if (!first || !last) return reply(201, []);
    await lockPayPeriods(ctx.db, id);
    const known = await periodsIn(ctx.db, id, frequency, { startDate: first.startDate, endDate: last.endDate });
    const missing = drafts.filter(
      ({ startDate, endDate }) => !known.some((one) => one.startDate <= endDate && one.endDate >= startDate),
    );
    const made = [];
    for (const draft of missing)
      made.push(
        await periods.add(ctx, id, { ...draft, name: periodName(draft, frequency), frequency, status: "open" }),
      );
    return reply(201, made.map(moments));
  },

  async closePayPeriodInputs(input, ctx) {
    return periods.step(input, ctx, "close", ({ status }) => {
      if (status !== "open") throw conflict("period-closed", "The inputs of the period are closed already.");
      return { status: "inputs-closed" };
    });
  },

  async reopenPayPeriod(input, ctx) {
    const target = await periods.locked(ctx, input);
    const { before, entry } = target;
    if (before.paidRuns > 0) throw conflict("period-paid", "It has been paid: correct it with a correction run.");
    if (before.status === "open") throw conflict("period-open", "The period is open already.");
    const reason = linesOrNull("reason", input.body.reason) ?? "";
    const row = await periods.save(ctx, target, { status: "open" }, { action: "unlock", reason });
    return periods.answer(200, row, ctx, entry);
  },
} satisfies HrmsHandlers;
