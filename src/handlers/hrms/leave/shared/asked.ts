/** What a request for leave would take and what it breaks: the same for the preview and for the request itself. */
import type { LeaveInput, LeavePreview } from "#generated/hrms/schema.ts";
import { invalid, notFound, type ProblemFault } from "#src/contract/problem.ts";
import { mayBeHeldBack } from "#src/domain/leave/blackout.ts";
import { explainFunding, explainUnits } from "#src/domain/leave/explained.ts";
import { type Allocation, allocate, balanceOn } from "#src/domain/leave/shared/ledger.ts";
import { needsDocument, requestFaults } from "#src/domain/leave/shared/request.ts";
import { costOfSlots, daysOfSlots, type Slot, slotsOf } from "#src/domain/leave/shared/slots.ts";
import { daysBetween, firstDay, lastDay, monthOf } from "#src/domain/shared/calendar.ts";
import type { Step } from "#src/domain/statutory/explanation.ts";
import { accountOfEmployee, namesOfAccounts } from "#src/store/approvals/shared/organisation.ts";
import { dayFactsOf, gridOf } from "#src/store/leave/shared/day-facts.ts";
import { leaveBeside } from "#src/store/leave/shared/leaves.ts";
import { heldSlots } from "#src/store/leave/shared/leave-slots.ts";
import type { StoredLedger } from "#src/store/leave/shared/ledger.ts";
import { closedYearIn } from "#src/store/leave/year-settings.ts";
import { findLeaveType, type LeaveType } from "#src/store/leave/shared/types.ts";
import { hrRecipientsOf } from "#src/store/people/shared/hr-recipients.ts";
import { beginStep, chainOf } from "../../approvals/shared/engine.ts";
import { type HrmsContext, principalOf } from "../../context.ts";
import type { ReachedEmployee } from "../../people/shared/people.ts";
import { explanationOf } from "../../statutory/shared/explanation.ts";
import { bucketsOf, isUnlimited, unitsOf } from "./balances.ts";
import { blackoutsOf } from "./blackouts.ts";
import { dependantFault } from "./dependants.ts";
import { holidaysFor } from "./holidays.ts";
import type { LeaveReading } from "./reach.ts";

/** The longest period that one request may cover. */
const maxDays = 400;

export const needsDependant = ({ childAge, kind }: Pick<LeaveType, "childAge" | "kind">): boolean =>
  childAge !== null || kind === "childcare" || kind === "extended-childcare" || kind === "infant-care";

export interface AskedLeave {
  readonly type: LeaveType;
  readonly from: string;
  readonly to: string;
  readonly startHalf: "am" | "pm";
  readonly endHalf: "am" | "pm";
  readonly minutes: number | null;
  readonly slots: readonly Slot[];
  readonly cost: number;
  /** Half days of the period that other leave already holds. */
  readonly taken: readonly string[];
  readonly faults: readonly ProblemFault[];
}

export async function typeOf(ctx: HrmsContext, companyId: string, id: string): Promise<LeaveType> {
  const type = await findLeaveType(ctx.db, companyId, id);
  if (!type) throw invalid("/leaveTypeId", "unknown-reference");
  if (type.status !== "active") throw invalid("/leaveTypeId", "inactive");
  return type;
}

/** Counts what is asked for on the day grid of the employee without it. */
export async function askedLeave(
  ctx: HrmsContext,
  employee: Pick<ReachedEmployee, "id" | "companyId">,
  type: LeaveType,
  body: Pick<LeaveInput, "from" | "to" | "startHalf" | "endHalf" | "minutes" | "fileIds" | "dependantId">,
  { afterwards }: { afterwards: boolean },
): Promise<AskedLeave> {
  const { from, startHalf = "am", endHalf = "pm", minutes = null } = body;
  const to = body.to ?? from;
  if (to < from) throw invalid("/to", "before-start");
  if (daysBetween(from, to) > maxDays) throw invalid("/to", "too-far", { days: maxDays });
  if (from === to && startHalf === "pm" && endHalf === "am") throw invalid("/endHalf", "before-start");
  const facts = (await dayFactsOf(ctx.db, employee.companyId, [employee.id])).get(employee.id);
  if (!facts) throw notFound();
  const period = { from, to };
  const holidays = await holidaysFor(ctx, { companyId: employee.companyId, employeeId: employee.id, ...period });
  const whole = { from: firstDay(monthOf(from)), to: lastDay(monthOf(to)) };
  const held = await heldSlots(ctx.db, [employee.id], whole.from, whole.to);
  const grid = gridOf(facts, period, holidays);
  const asked = { from, to, startHalf, endHalf, minutes };
  const counted = slotsOf(asked, grid, type);
  // Leave by the hour takes only the half days in which it falls.
  const slots = minutes === null ? counted : counted.filter((slot) => slot.minutes > 0);
  const heldKeys = new Set(held.map(({ date, half }) => `${date} ${half}`));
  const taken = slots.map(({ date, half }) => `${date} ${half}`).filter((key) => heldKeys.has(key));
  const today = ctx.today(employee.companyId);
  const daysInMonth: Record<string, number> = {};
  for (const { leaveTypeId, date, cost } of held)
    if (leaveTypeId === type.id && cost > 0) daysInMonth[monthOf(date)] = (daysInMonth[monthOf(date)] ?? 0) + 0.5;
  const faults: ProblemFault[] = requestFaults(
    { ...type, needsDependant: needsDependant(type) },
    {
      from,
      to,
      byHour: minutes !== null,
      slots,
      today,
      daysInMonth,
      blackouts: mayBeHeldBack(type) ? await blackoutsOf(ctx, employee, period) : [],
      documents: body.fileIds?.length ?? 0,
      dependantId: body.dependantId ?? null,
      // Illness is not planned.
      afterwards: afterwards || type.medical,
    },
  ).map(({ params, ...fault }) => ({ ...fault, ...(params && { params }) }));
  const dependant = await dependantFault(ctx, employee.id, type, body.dependantId ?? null, to);
  if (dependant) faults.push(dependant);
  const closed = await closedYearIn(ctx.db, employee.companyId, from, to);
  if (closed !== undefined) faults.push({ pointer: "/from", code: "year-closed", params: { year: closed } });
  if (facts.leftOn !== null && to > facts.leftOn) faults.push({ pointer: "/to", code: "after-last-day" });
  if (from < facts.joinedOn) faults.push({ pointer: "/from", code: "before-first-day" });
  return { type, ...asked, slots, cost: costOfSlots(slots), taken, faults };
}

export interface Funding {
  readonly taken: readonly Allocation[];
  readonly missing: number;
  readonly before: number;
  readonly after: number;
}

/** From which buckets the days come. */
export function fundingOf({ slots, from, to }: AskedLeave, ledger: StoredLedger): Funding {
  const byDay = Map.groupBy(slots, ({ date }) => date);
  const wanted = [...byDay]
    .map(([on, some]) => ({ on, minutes: costOfSlots(some) }))
    .filter(({ minutes }) => minutes > 0);
  const { taken, missing } = allocate(ledger, wanted);
  const before = balanceOn(ledger, from).available;
  const given = taken.map(({ bucketId, on, minutes }) => ({
    bucketId,
    on,
    minutes: -minutes,
    kind: "reserve" as const,
  }));
  const after = balanceOn({ ...ledger, entries: [...ledger.entries, ...given] }, to).available;
  return { taken, missing: missing.reduce((sum, { minutes }) => sum + minutes, 0), before, after };
}

/** What a broken rule of the calendar or the balance is called, on the form and in the refusal. */
export function clashFaults({ taken, type }: AskedLeave, { missing }: Funding): ProblemFault[] {
  return [
    ...(taken.length > 0 ? [{ pointer: "/from", code: "days-taken", params: { date: taken[0]?.slice(0, 10) } }] : []),
    ...(missing > 0 && !isUnlimited(type)
      ? [{ pointer: "/to", code: "balance-too-low", params: { missing: unitsOf(missing, type.unit), unit: type.unit } }]
      : []),
  ];
}

const maxNames = 20;

/** Accounts whose role permits them to decide leave of everyone in the company. */
export const permittedApprovers = async (ctx: HrmsContext, companyId: string) =>
  (await hrRecipientsOf(ctx.db, companyId, ctx.today(companyId))).filter(({ may }) =>
    may("approve", "public", "leaves"),
  );

/** Who would decide it now. */
async function decidersOf(
  ctx: HrmsContext,
  employee: ReachedEmployee,
): Promise<{ chain: string | null; names: string[] }> {
  const day = ctx.today(employee.companyId);
  const of = { companyId: employee.companyId, employeeId: employee.id };
  const { chain, steps } = await chainOf(ctx.db, { ...of, kind: "leave", amount: null }, day);
  const account = await accountOfEmployee(ctx.db, employee.id);
  const makers = [principalOf(ctx).userId, ...(account === undefined ? [] : [account])];
  const { approvers, open } = await beginStep(ctx.db, { ...of, makers }, steps, 1, ctx.now());
  const permitted = open
    ? (await permittedApprovers(ctx, employee.companyId))
        .filter(({ userId }) => !makers.includes(userId))
        .map(({ fullName }) => fullName)
    : [];
  const names = await namesOfAccounts(ctx.db, approvers);
  return {
    chain: chain?.name ?? null,
    names: [...approvers.map((id) => names.get(id) ?? ""), ...permitted].slice(0, maxNames),
  };
}

export async function previewOf(
  ctx: HrmsContext,
  reading: LeaveReading,
  employee: ReachedEmployee,
  asked: AskedLeave,
  ledger: StoredLedger,
): Promise<LeavePreview> {
  const { type, from, to, slots, faults } = asked;
  const { unit } = type;
  const funding = fundingOf(asked, ledger);
  const balance = balanceOn(ledger, from);
  const { chain, names } = await decidersOf(ctx, employee);
  const beside = await leaveBeside(ctx.db, {
    companyId: employee.companyId,
    employeeId: employee.id,
    from,
    to,
    day: reading.day,
  });
  const unlimited = isUnlimited(type);
  const { before, missing } = funding;
  const after = funding.after - missing;
  const steps: Step[] = [];
  explainUnits(asked, type, steps);
  if (!unlimited) explainFunding(ledger, { unit, before, drawn: funding.taken, missing, after }, steps);
  return {
    units: unitsOf(asked.cost, unit),
    unit,
    balanceBefore: unlimited ? null : unitsOf(before, unit),
    pending: unitsOf(balance.pending, unit),
    balanceAfter: unlimited ? null : unitsOf(after, unit),
    buckets: unlimited ? [] : bucketsOf(balance, unit),
    days: slots.map(({ date, half, status, cost }) => ({ date, half, status, units: unitsOf(cost, unit) })),
    documentRequired: needsDocument(type, daysOfSlots(slots)),
    chain,
    approvers: names,
    clashes: beside.map(({ employeeId, fullName, leaveType, visibleToTeam, from: first, to: last, status }) => ({
      employeeId,
      fullName,
      leaveType: visibleToTeam ? leaveType : null,
      from: first,
      to: last,
      status,
    })),
    faults: [...faults, ...clashFaults(asked, funding)],
    explanation: explanationOf(steps),
  };
}
