/** Warnings: what is allowed but worth checking. */
import type { Employee } from "#generated/hrms/schema.ts";
import { noticePeriod } from "#src/domain/statutory/pay/notice.ts";
import { lastDayOf } from "#src/domain/people/life-cycle.ts";
import { rowAtOrFirst } from "#src/domain/statutory/rates/dated.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { headshipsOf } from "#src/store/company/shared/heads.ts";
import { waitingConfirmation } from "#src/store/people/confirmations.ts";
import { expiriesOfEmployee } from "#src/store/people/employee-records/expiries.ts";
import { readinessOfIds } from "#src/store/people/shared/readiness.ts";
import type { WholeEmployee } from "#src/store/people/shared/record.ts";
import type { HrmsContext } from "../../context.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";
import type { ReachedEmployee } from "../shared/people.ts";

type Warning = Employee["warnings"][number];

/** Minimum notice in days under the Employment Act, by length of service. */
async function minNotice(ctx: HrmsContext, startDate: string, noticeOn: string): Promise<number> {
  if (noticeOn < startDate) return 0;
  const { unit, length } = noticePeriod(startDate, noticeOn, rowAtOrFirst((await ratesOf(ctx)).employment, noticeOn));
  return unit === "weeks" ? 7 * length : length;
}

/** Days ahead of an expiry. */
const expiryDays = 90;

async function expiryWarnings(ctx: HrmsContext, who: ReachedEmployee, day: string): Promise<Warning[]> {
  const rows = await expiriesOfEmployee(ctx.db, who, day, addDays(day, expiryDays));
  return rows.map(({ kind, recordId, name, expiry, daysLeft }) => ({
    code: daysLeft < 0 ? "expired" : "expires",
    params: { kind, recordId, name: name ?? "", day: expiry, days: daysLeft },
  }));
}

export async function warningsOf(
  ctx: HrmsContext,
  who: ReachedEmployee,
  { employee }: WholeEmployee,
  day: string,
): Promise<Warning[]> {
  const { status, startDate, probationEnd, contractEnd, noticeDays, noticeGivenOn, lastDay } = employee;
  const found: Warning[] = [];
  if (status === "offered" || status === "exited") return found;
  const min = await minNotice(ctx, startDate, noticeGivenOn ?? day);
  if (noticeDays !== null && noticeDays < min) found.push({ code: "notice-below-minimum", params: { days: min } });
  if (status === "notice" && noticeGivenOn !== null && lastDay !== null) {
    const due = lastDayOf(noticeGivenOn, Math.max(noticeDays ?? 0, min));
    if (lastDay < due) found.push({ code: "last-day-before-notice-ends", params: { day: due } });
    if (lastDay < day) found.push({ code: "last-day-passed", params: { day: lastDay } });
  }
  if (status === "notice") {
    const headships = await headshipsOf(ctx.db, employee.id);
    if (headships.length > 0)
      found.push({ code: "still-heads", params: { units: headships.map(({ name }) => name).join(", ") } });
  }
  if (status === "probation" && probationEnd !== null && probationEnd < day)
    found.push({ code: "probation-overdue", params: { day: probationEnd } });
  const waiting = status === "probation" ? await waitingConfirmation(ctx.db, employee.id) : undefined;
  if (waiting !== undefined) found.push({ code: "confirmation-waiting", params: { day: waiting } });
  if (status !== "notice" && contractEnd !== null && contractEnd < day)
    found.push({ code: "contract-overdue", params: { day: contractEnd } });
  if (who.read.has("identity")) {
    const items = (await readinessOfIds(ctx.db, [employee.id], day)).get(employee.id) ?? [];
    if (items.some(({ code }) => code === "pass-missing")) found.push({ code: "pass-missing", params: {} });
  }
  return [...found, ...(await expiryWarnings(ctx, who, day))];
}
