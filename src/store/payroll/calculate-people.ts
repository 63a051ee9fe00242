/** Calculates some people of a run and stores their payslips: facts in bulk, one payslip each, written together. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { gridRange } from "#src/domain/payroll/build-input.ts";
import { calculatePerson, type PersonPay } from "#src/domain/payroll/calculate-person.ts";
import type { AssignedItem } from "#src/domain/payroll/pay-item.ts";
import type { Override, SlipKind } from "#src/domain/payroll/run-words.ts";
import type { Transaction } from "../database/transaction.ts";
import { arrearsOfPeople } from "./arrears.ts";
import { adjustmentsOfPeople } from "./day-adjustments.ts";
import { assignedItems } from "./assigned-items.ts";
import { earlierSlipsOf } from "./earlier-slips.ts";
import { employmentDaysOf } from "./employment-days.ts";
import { employmentFactsOf } from "./employment-facts.ts";
import type { PaidRun, RunContext } from "./run-context.ts";
import { payslips } from "./tables/payslips.ts";
import { settlementFactsOf, writeOutcomes } from "./settlement-facts.ts";
import { type Written, writePayslips } from "./write-payslips.ts";

interface Known {
  readonly id: string;
  readonly employeeId: string;
  readonly kind: SlipKind;
  readonly number: number;
  readonly overrides: readonly Override[];
  readonly paidBefore: number;
  /** Net pay of the payslip that it replaces. */
  readonly replacedNet: number | null;
}

/** Payslips that the run has already: excluded people are left alone. */
async function knownOf(tx: Transaction, runId: string, ids: readonly string[]) {
  const rows = await tx
    .select({
      id: payslips.id,
      employeeId: payslips.employeeId,
      kind: payslips.kind,
      number: payslips.number,
      state: payslips.state,
      overrides: payslips.overrides,
      paidBefore: payslips.paidBefore,
      replacedNet: sql<
        number | null
      >`(select was.net::float8 from payslips was where was.tenant_id = ${payslips.tenantId} and was.id = ${payslips.replacesId})`,
    })
    .from(payslips)
    .where(and(eq(payslips.runId, runId), inArray(payslips.employeeId, [...ids])));
  return new Map(rows.map((row) => [row.employeeId, row]));
}

/** What a payslip of the run pays: a correction run has its payslips from the start. */
export const slipKindOf = ({ kind }: PaidRun): SlipKind => (kind === "correction" ? "regular" : kind);
const slipNumber = ({ kind, number }: PaidRun): number => (kind === "regular" || kind === "final" ? 1 : number);

/** The items that a run of its kind pays, without those that another payslip of the period has paid. */
function itemsFor(
  { kind, itemCodes }: { readonly kind: SlipKind; readonly itemCodes: readonly string[] },
  items: readonly AssignedItem[],
  paid: ReadonlySet<string>,
): AssignedItem[] {
  const due = items.filter(({ sourceId }) => !paid.has(sourceId));
  if (kind === "regular" || kind === "final") return due;
  if (itemCodes.length > 0) return due.filter(({ item }) => itemCodes.includes(item.code));
  return kind === "bonus" ? due.filter(({ item }) => item.kind === "earning" && item.cpf === "additional") : [];
}

const isEmpty = ({ input, blockers }: PersonPay): boolean =>
  input?.itemsOnly === true && input.items.length === 0 && blockers.every(({ severity }) => severity === "warning");

interface Paid {
  readonly written: readonly Written[];
  /** People whose payslip would be empty. */
  readonly empty: readonly string[];
}

/** The pay of people of a run, calculated without storing it. `unposted` are days of leave that will be paid out besides those posted. */
export async function payOfPeople(
  tx: Transaction,
  context: RunContext<PaidRun>,
  employeeIds: readonly string[],
  unposted = 0,
): Promise<Paid> {
  const { run, period, employer, previousRunId, book } = context;
  const { companyId } = run;
  const range = gridRange(period);
  const until = range.to > period.endDate ? range.to : period.endDate;
  const known = await knownOf(tx, run.id, employeeIds);
  const ids = employeeIds.filter((id) => known.get(id)?.state !== "excluded");
  if (ids.length === 0) return { written: [], empty: [] };
  const facts = await employmentFactsOf(tx, ids, { until, year: Number(period.month.slice(0, 4)) });
  const people = [...facts.values()];
  const days = await employmentDaysOf(
    tx,
    { companyId, people, ...range, attendanceFrom: period.attendanceFrom, attendanceTo: period.attendanceTo },
    book.holidays,
  );
  const kind = slipKindOf(run);
  const earlier = await earlierSlipsOf(tx, {
    runId: run.id,
    periodId: run.periodId,
    previousRunId,
    employer,
    month: period.month,
    kind,
    number: slipNumber(run),
    people,
  });
  const items = await assignedItems(tx, {
    companyId,
    employmentIds: ids,
    month: period.month,
    periodId: run.periodId,
  });
  const adjusted = await adjustmentsOfPeople(tx, companyId, ids, period.attendanceTo);
  const arrears = run.kind === "regular" ? await arrearsOfPeople(tx, context, people) : new Map<string, never>();
  const settlements = await settlementFactsOf(tx, context, kind, ids);
  const written: Written[] = [];
  const empty: string[] = [];
  for (const fact of people) {
    const { employeeId } = fact;
    const own: Partial<Known> = known.get(employeeId) ?? {};
    const slip = { kind: own.kind ?? kind, number: own.number ?? slipNumber(run), itemCodes: run.itemCodes };
    const before = earlier.get(employeeId);
    const day = days.get(employeeId);
    if (!before || !day) continue;
    const late = arrears.get(employeeId);
    const changed = adjusted.get(employeeId) ?? [];
    const pay = calculatePerson(
      fact,
      {
        ...slip,
        ...day,
        ...before,
        encashedDays: day.encashedDays + unposted,
        period,
        adjustments: changed.map(({ adjustment }) => adjustment),
        items: [...itemsFor(slip, items.get(employeeId) ?? [], before.paidSources), ...(late?.items ?? [])],
        overrides: own.overrides ?? [],
        settings: context.settings,
        weeklyMinutes: context.weeklyMinutes,
        workDays: context.workDays,
      },
      book,
      {
        blockers: [...before.blockers, ...(slip.kind === "regular" || slip.kind === "final" ? day.blockers : [])],
        paidBefore: own.paidBefore ?? 0,
        settlement: slip.kind === "final" ? settlements.get(employeeId) : undefined,
      },
    );
    if (isEmpty(pay)) empty.push(employeeId);
    else
      written.push({
        ...slip,
        pay,
        fact,
        previousNet: own.replacedNet ?? before.previousNet,
        about: new Map([
          ...(late?.periods ?? []),
          ...changed.map(({ adjustment, period: name }) => [adjustment.id, name] as const),
        ]),
      });
  }
  return { written, empty };
}

/** Calculates and stores the payslips of people; empty ones go. */
export async function calculatePeople(
  tx: Transaction,
  context: RunContext,
  employeeIds: readonly string[],
  at: Date,
): Promise<void> {
  const { run } = context;
  const { written, empty } = await payOfPeople(tx, context, employeeIds);
  const known = await knownOf(tx, run.id, empty);
  await writePayslips(tx, context, written, at);
  await writeOutcomes(tx, context, written);
  const gone = empty.filter((id) => known.has(id));
  if (gone.length > 0)
    await tx.delete(payslips).where(and(eq(payslips.runId, run.id), inArray(payslips.employeeId, gone)));
}
