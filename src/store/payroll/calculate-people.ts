/** Calculates some people of a run and stores their payslips: facts in bulk, one payslip each, written together. */
import { setImmediate } from "node:timers/promises";
import { and, eq, inArray, sql } from "drizzle-orm";
import { type EmploymentFact, gridRange } from "#src/domain/payroll/build-input.ts";
import { calculatePerson, type PersonPay } from "#src/domain/payroll/calculate-person.ts";
import type { AssignedItem } from "#src/domain/payroll/pay-item.ts";
import type { Override, SlipKind } from "#src/domain/payroll/run-words.ts";
import type { Transaction } from "../database/transaction.ts";
import { writeBehind } from "../database/write-behind.ts";
import { arrearsOfPeople } from "./arrears.ts";
import { adjustmentsOfPeople } from "./day-adjustments.ts";
import { assignedItems } from "./assigned-items.ts";
import { earlierSlipsOf } from "./earlier-slips.ts";
import { employmentDaysOf } from "./employment-days.ts";
import { employmentFactsOf } from "./employment-facts.ts";
import type { PaidRun, RunContext } from "./run-context.ts";
import { settlementFactsOf, writeOutcomes } from "./settlement-facts.ts";
import { payslips } from "./tables/payslips.ts";
import { uuids } from "./uuids.ts";
import { removeLines, statementOf, type Written } from "./write-payslips.ts";

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

/**
 * People in the order of their employments: CPF counts the month of a person, so someone who was rehired within it has the payslip of
 * the new employment calculated after that of the former one. Other employments that the run pays are calculated with them.
 */
async function inTurn(
  tx: Transaction,
  { run: { id, companyId } }: RunContext,
  employeeIds: readonly string[],
): Promise<string[][]> {
  const { rows } = await tx.execute<{ id: string; personId: string }>(sql`
    select employees.id, employees.person_id as "personId" from employees
    where employees.company_id = ${companyId}
      and employees.person_id = any(array(select own.person_id from employees own where own.id = any(${uuids(employeeIds)})))
      and (employees.id = any(${uuids(employeeIds)}) or exists (select from payslips slip where slip.tenant_id = employees.tenant_id
        and slip.run_id = ${id} and slip.employee_id = employees.id and slip.state in ('draft', 'failed')))
    order by employees.start_date, employees.id`);
  const turns: string[][] = [];
  const before = new Map<string, number>();
  for (const { id: employeeId, personId } of rows) {
    const turn = before.get(personId) ?? 0;
    before.set(personId, turn + 1);
    (turns[turn] ??= []).push(employeeId);
  }
  return turns;
}

const peoplePerStatement = 100;
const peopleAtOnce = 10;

const isEmpty = ({ input, blockers }: PersonPay): boolean =>
  input?.itemsOnly === true && input.items.length === 0 && blockers.every(({ severity }) => severity === "warning");

interface Wanted {
  readonly employeeIds: readonly string[];
  /** Employments of the same people that the run has calculated before. */
  readonly done?: readonly string[];
  /** Days of leave that will be paid out besides those posted. */
  readonly unposted?: number;
}

interface Calculation {
  readonly people: readonly EmploymentFact[];
  readonly known: Awaited<ReturnType<typeof knownOf>>;
  /** What some of the people are paid; empty payslips are left out, and their people noted in `empty`. */
  readonly payslipsOf: (people: readonly EmploymentFact[]) => Written[];
  readonly empty: readonly string[];
}

/** Reads what the pay of people depends on. */
async function calculationOf(
  tx: Transaction,
  context: RunContext<PaidRun>,
  { employeeIds, done = [], unposted = 0 }: Wanted,
): Promise<Calculation> {
  const { run, period, employer, previousRunId, book } = context;
  const { companyId } = run;
  const range = gridRange(period);
  const until = range.to > period.endDate ? range.to : period.endDate;
  const known = await knownOf(tx, run.id, employeeIds);
  const ids = employeeIds.filter((id) => known.get(id)?.state !== "excluded");
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
    done,
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
  const empty: string[] = [];
  const written = (fact: EmploymentFact): Written[] => {
    const { employeeId } = fact;
    const own: Partial<Known> = known.get(employeeId) ?? {};
    const slip = { kind: own.kind ?? kind, number: own.number ?? slipNumber(run), itemCodes: run.itemCodes };
    const before = earlier.get(employeeId);
    const day = days.get(employeeId);
    if (!before || !day) return [];
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
    if (isEmpty(pay)) {
      empty.push(employeeId);
      return [];
    }
    const about = new Map([
      ...(late?.periods ?? []),
      ...changed.map(({ adjustment, period: name }) => [adjustment.id, name] as const),
    ]);
    return [
      {
        ...slip,
        id: own.id,
        pay,
        fact,
        previousNet: own.replacedNet ?? before.previousNet,
        taken: before.taken,
        about,
      },
    ];
  };
  return { people, known, payslipsOf: (some) => some.flatMap(written), empty };
}

/** The pay of a person of a run, calculated without storing it. `unposted` are days of leave that will be paid out besides those posted. */
export async function payOfPerson(
  tx: Transaction,
  context: RunContext<PaidRun>,
  employeeId: string,
  unposted: number,
): Promise<PersonPay | undefined> {
  const { people, payslipsOf } = await calculationOf(tx, context, { employeeIds: [employeeId], unposted });
  return payslipsOf(people)[0]?.pay;
}

/** Someone whom a locked run of the period has paid gets nothing: the blocker says so, and leads to that run. */
function unlessPaid(written: Written): Written {
  const paid = written.pay.blockers.filter(({ code }) => code === "already-paid");
  return paid.length === 0 ? written : { ...written, pay: { blockers: paid } };
}

/** Calculates and stores the payslips of people; empty ones go. */
export async function calculatePeople(
  tx: Transaction,
  context: RunContext,
  employeeIds: readonly string[],
  at: Date,
): Promise<void> {
  const done: string[] = [];
  for (const turn of await inTurn(tx, context, employeeIds)) {
    await calculateTurn(tx, context, { employeeIds: turn, done }, at);
    done.push(...turn);
  }
}

async function calculateTurn(tx: Transaction, context: RunContext, wanted: Wanted, at: Date): Promise<void> {
  const { people, known, payslipsOf, empty } = await calculationOf(tx, context, wanted);
  await removeLines(
    tx,
    people.flatMap(({ employeeId }) => known.get(employeeId)?.id ?? []),
  );
  const behind = writeBehind();
  const write = async (written: readonly Written[]): Promise<void> => {
    const statement = statementOf(context, written, at);
    await behind.write(() => tx.execute(statement).then(() => writeOutcomes(tx, context, written)));
  };
  let next: Written[] = [];
  for (let start = 0; start < people.length; start += peopleAtOnce) {
    next.push(...payslipsOf(people.slice(start, start + peopleAtOnce)).map(unlessPaid));
    // The statement before is longer than a socket takes at once: the rest is sent between two parts.
    await setImmediate();
    if (next.length < peoplePerStatement) continue;
    await write(next);
    next = [];
  }
  if (next.length > 0) await write(next);
  await behind.over();
  const gone = empty.filter((id) => known.has(id));
  if (gone.length > 0)
    await tx.delete(payslips).where(and(eq(payslips.runId, context.run.id), inArray(payslips.employeeId, gone)));
}
