/** What other payslips of the people of a run have paid and contributed. */
import { sql } from "drizzle-orm";
import { blocker } from "#src/domain/payroll/build-input.ts";
import type { MonthSoFar, PayslipInput } from "#src/domain/payroll/payslip.ts";
import type { Blocker, SlipKind } from "#src/domain/payroll/run-words.ts";
import { fundCodes } from "#src/domain/statutory/rates/funds.ts";
import type { Transaction } from "../database/transaction.ts";
import { uuids } from "./uuids.ts";

export interface EarlierAsked {
  readonly runId: string;
  readonly periodId: string;
  readonly previousRunId: string | null;
  readonly employer: string;
  readonly month: string;
  readonly kind: SlipKind;
  readonly number: number;
  readonly people: readonly { readonly employeeId: string; readonly personId: string }[];
  /** Employments that the run has calculated before: those of the same person count. */
  readonly done: readonly string[];
}

export interface Earlier {
  readonly yearSoFar: PayslipInput["yearSoFar"];
  readonly monthSoFar: MonthSoFar | undefined;
  readonly previousNet: number | null;
  readonly blockers: readonly Blocker[];
  /** Whether a run that is still open has a payslip in the place of this one: the person stays out until someone includes them. */
  readonly taken: boolean;
  /** Items that other payslips of the period have paid. */
  readonly paidSources: ReadonlySet<string>;
}

interface MonthRow extends Record<string, unknown> {
  readonly personId: string;
  readonly month: string;
  readonly ordinary: number;
  readonly additional: number;
  readonly subject: number;
  readonly cpfEmployee: number;
  readonly cpfEmployer: number;
  readonly sdlWages: number;
  readonly sdl: number;
  readonly fundWages: number;
  readonly levy: number;
  readonly funds: readonly Readonly<Partial<Record<(typeof fundCodes)[number], number>>>[];
}

const personsOf = (people: EarlierAsked["people"]) => uuids([...new Set(people.map(({ personId }) => personId))]);

/**
 * Months of the year with the employer, by person: CPF counts the person, whatever the employments. Looked up person by person: what the
 * planner knows of the table is from before a large run, and it would read all of it for each step.
 */
async function monthsOf(
  tx: Transaction,
  { runId, employer, month, people, done }: EarlierAsked,
): Promise<Map<string, MonthRow[]>> {
  const { rows } = await tx.execute<MonthRow>(sql`
    select person.id as "personId", own.* from unnest(${personsOf(people)}) person (id) cross join lateral (
    select month, sum(ordinary_wages)::float8 as ordinary, sum(additional_wages)::float8 as additional,
      (array_agg(additional_subject order by calculated_at desc, additional_subject desc))[1]::float8 as subject, sum(cpf_employee)::float8 as "cpfEmployee",
      sum(cpf_employer)::float8 as "cpfEmployer", sum(sdl_wages)::float8 as "sdlWages", sum(sdl)::float8 as sdl,
      sum(fund_wages)::float8 as "fundWages", sum(levy)::float8 as levy, jsonb_agg(funds) as funds
    from payslips where person_id = person.id and employer = ${employer}
      and month between ${`${month.slice(0, 4)}-01`} and ${month}
      and (state in ('final', 'published') and run_id <> ${runId} or run_id = ${runId} and state = 'draft' and employee_id = any(${uuids(done)}))
    group by month) own order by person.id, own.month`);
  return Map.groupBy(rows, ({ personId }) => personId);
}

const soFar = (row: MonthRow): MonthSoFar => ({
  ordinaryWages: row.ordinary,
  additionalWages: row.additional,
  cpfEmployee: row.cpfEmployee,
  cpfEmployer: row.cpfEmployer,
  sdlWages: row.sdlWages,
  sdl: row.sdl,
  fundWages: row.fundWages,
  funds: Object.fromEntries(
    fundCodes.flatMap((code) => {
      const total = row.funds.reduce((sum, each) => sum + (each[code] ?? 0), 0);
      return total === 0 ? [] : [[code, total]];
    }),
  ),
  levy: row.levy,
});

interface OtherRow extends Record<string, unknown> {
  readonly employeeId: string;
  readonly personId: string;
  readonly sameSlot: boolean;
  readonly counts: boolean;
  readonly earlier: boolean;
  readonly run: string;
  readonly runId: string;
}

/** Payslips of other runs that keep this one from being paid: of the same slot, or of an earlier run that is not locked yet. */
async function othersOf(tx: Transaction, asked: EarlierAsked): Promise<OtherRow[]> {
  const { runId, periodId, employer, month, kind, number, people } = asked;
  const slot = kind === "final" ? "regular" : kind;
  const { rows } = await tx.execute<OtherRow>(sql`
    select slip.employee_id as "employeeId", slip.person_id as "personId", run.name as run, run.id as "runId",
      run.created_at < (select own.created_at from pay_runs own where own.id = ${runId}) as earlier, slip.state in ('final', 'published') as counts,
      (slip.period_id = ${periodId} and (case slip.kind when 'final' then 'regular' else slip.kind end) = ${slot} and slip.number = ${number}
        and slip.employee_id = any(${uuids(people.map(({ employeeId }) => employeeId))})) as "sameSlot"
    from unnest(${personsOf(people)}) person (id)
      cross join lateral (select * from payslips where person_id = person.id and employer = ${employer} and month = ${month}
        and run_id <> ${runId} offset 0) slip
      join pay_runs run on run.tenant_id = slip.tenant_id and run.id = slip.run_id
    where (slip.state in ('final', 'published') or (slip.state in ('draft', 'failed') and not slip.blockers @> '[{"code":"already-paid"}]'
        and (slip.period_id = ${periodId} or run.created_at < (select own.created_at from pay_runs own where own.id = ${runId}))))`);
  return rows;
}

async function previousOf(tx: Transaction, { previousRunId, people }: EarlierAsked): Promise<Map<string, number>> {
  if (previousRunId === null) return new Map();
  const { rows } = await tx.execute<{ employeeId: string; net: number }>(sql`
    select employee_id as "employeeId", net::float8 as net from payslips where run_id = ${previousRunId} and state <> 'excluded' and state <> 'failed'
      and employee_id = any(${uuids(people.map(({ employeeId }) => employeeId))})`);
  return new Map(rows.map(({ employeeId, net }) => [employeeId, net]));
}

async function sourcesOf(
  tx: Transaction,
  { runId, periodId, people }: EarlierAsked,
): Promise<Map<string, Set<string>>> {
  const { rows } = await tx.execute<{ employeeId: string; sourceId: string }>(sql`
    select slip.employee_id as "employeeId", line.source_id as "sourceId" from payslips slip
    join payslip_lines line on line.tenant_id = slip.tenant_id and line.payslip_id = slip.id and line.source_id is not null
    where slip.period_id = ${periodId} and slip.run_id <> ${runId} and slip.state not in ('excluded', 'reversed')
      and slip.employee_id = any(${uuids(people.map(({ employeeId }) => employeeId))})`);
  const found = new Map<string, Set<string>>();
  for (const { employeeId, sourceId } of rows)
    found.set(employeeId, (found.get(employeeId) ?? new Set<string>()).add(sourceId));
  return found;
}

export async function earlierSlipsOf(tx: Transaction, asked: EarlierAsked): Promise<Map<string, Earlier>> {
  const months = await monthsOf(tx, asked);
  const others = await othersOf(tx, asked);
  const [ofEmployee, ofPerson] = [
    Map.groupBy(
      others.filter(({ sameSlot }) => sameSlot),
      ({ employeeId }) => employeeId,
    ),
    Map.groupBy(
      others.filter(({ counts, earlier }) => !counts && earlier),
      ({ personId }) => personId,
    ),
  ];
  const previous = await previousOf(tx, asked);
  const sources = await sourcesOf(tx, asked);
  return new Map(
    asked.people.map(({ employeeId, personId }) => {
      const own = months.get(personId) ?? [];
      const now = own.find(({ month }) => month === asked.month);
      const same = ofEmployee.get(employeeId) ?? [];
      const paid = same.find(({ counts }) => counts);
      const [open] = same.length > 0 ? same : (ofPerson.get(personId) ?? []);
      const blockers = paid
        ? [blocker("already-paid", { run: paid.run, runId: paid.runId })]
        : open
          ? [blocker("open-elsewhere", { run: open.run, runId: open.runId })]
          : [];
      return [
        employeeId,
        {
          yearSoFar: own
            .filter(({ month }) => month < asked.month)
            .map(({ month, ordinary, additional, subject }) => ({
              month,
              ordinaryWages: Math.max(0, ordinary),
              additionalWages: Math.max(0, additional),
              additionalSubject: Math.max(0, Math.min(subject, additional)),
            })),
          monthSoFar: now && soFar(now),
          previousNet: previous.get(employeeId) ?? null,
          blockers,
          taken: paid === undefined && same.length > 0,
          paidSources: sources.get(employeeId) ?? new Set<string>(),
        },
      ];
    }),
  );
}
