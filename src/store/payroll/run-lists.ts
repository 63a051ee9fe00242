/** Lists of a run: its people with their payslips, and what is to be resolved. */
import { and, count, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { BlockerCode } from "#src/domain/payroll/run-words.ts";
import { departments } from "../company/tables/departments.ts";
import { designations } from "../company/tables/designations.ts";
import type { Transaction } from "../database/transaction.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { byReading, type ListQuery, orderOf, pageOf, searched } from "../shared/list-query.ts";
import { payslips } from "./tables/payslips.ts";
import { uuids } from "./uuids.ts";

type Shown = "changed" | "new" | "blocked" | "held" | "excluded";

export interface PeopleQuery extends ListQuery {
  readonly show?: readonly Shown[] | undefined;
  readonly departmentId?: readonly string[] | undefined;
}

const counts = ne(payslips.state, "excluded");
const conditions: Readonly<Record<Shown, SQL | undefined>> = {
  changed: and(counts, sql`${payslips.previousNet} is not null and ${payslips.previousNet} <> ${payslips.net}`),
  new: and(counts, sql`${payslips.previousNet} is null`),
  blocked: and(counts, sql`${payslips.blockerCount} > 0`),
  held: and(counts, eq(payslips.held, true)),
  excluded: eq(payslips.state, "excluded"),
};
const difference = sql<number>`(${payslips.net} - coalesce(${payslips.previousNet}, 0))`;

/** The larger change first, up or down. */
const sortable = {
  difference: sql`abs(${difference})`,
  fullName: byReading(persons.fullName),
  employeeNo: byReading(employees.employeeNo),
  gross: payslips.gross,
  net: payslips.net,
};

const fields = {
  id: payslips.id,
  employeeId: payslips.employeeId,
  employeeNo: employees.employeeNo,
  fullName: persons.fullName,
  department: departments.department,
  designation: designations.designation,
  state: payslips.state,
  change: sql<
    "new" | "changed" | "same"
  >`case when ${payslips.previousNet} is null then 'new' when ${payslips.previousNet} <> ${payslips.net} then 'changed' else 'same' end`,
  gross: payslips.gross,
  deductions: payslips.deductions,
  net: payslips.net,
  payable: sql<number>`(${payslips.net} - ${payslips.paidBefore})::float8`,
  employerCost: payslips.employerCost,
  previousNet: payslips.previousNet,
  difference: sql<number>`${difference}::float8`,
  held: payslips.held,
  holdReason: payslips.holdReason,
  note: payslips.note,
  overrides: sql<number>`jsonb_array_length(${payslips.overrides})`,
  blockers: payslips.blockerCount,
  warnings: payslips.warningCount,
  version: payslips.version,
};

const employeeOfSlip = and(eq(employees.tenantId, payslips.tenantId), eq(employees.id, payslips.employeeId));
const personOfSlip = and(eq(persons.tenantId, payslips.tenantId), eq(persons.id, payslips.personId));
const people = (tx: Transaction, where: SQL | undefined) =>
  tx
    .select(fields)
    .from(payslips)
    .innerJoin(employees, employeeOfSlip)
    .innerJoin(persons, personOfSlip)
    .leftJoin(departments, and(eq(departments.tenantId, payslips.tenantId), eq(departments.id, payslips.departmentId)))
    .leftJoin(
      designations,
      and(eq(designations.tenantId, payslips.tenantId), eq(designations.id, payslips.designationId)),
    )
    .where(where);
export type RunPerson = Awaited<ReturnType<typeof people>>[number];

const whereOf = (runId: string, { q, show, departmentId }: PeopleQuery): SQL | undefined =>
  and(
    eq(payslips.runId, runId),
    show?.length ? or(...show.map((name) => conditions[name])) : undefined,
    departmentId?.length ? inArray(payslips.departmentId, [...departmentId]) : undefined,
    searched(q, [persons.fullName, employees.employeeNo]),
  );
/** Whether the page follows from the payslips alone, so that names are read for its rows only. */
const isOfSlips = ({ q = "", sort = "-difference" }: ListQuery): boolean =>
  q.trim() === "" && !["fullName", "employeeNo"].includes(sort.replace(/^-/, ""));
const inOrder = ({ sort = "-difference" }: ListQuery) => orderOf(sort, sortable, payslips.id);

async function countPeople(tx: Transaction, query: PeopleQuery, where: SQL | undefined): Promise<number> {
  const rows = tx.select({ total: count() }).from(payslips);
  const [found] = isOfSlips(query)
    ? await rows.where(where)
    : await rows.innerJoin(employees, employeeOfSlip).innerJoin(persons, personOfSlip).where(where);
  return found?.total ?? 0;
}

export async function runPeoplePage(tx: Transaction, runId: string, query: PeopleQuery) {
  const where = whereOf(runId, query);
  const page = await pageOf(
    query,
    () => countPeople(tx, query, where),
    async (limit, offset) => {
      const order = inOrder(query);
      if (!isOfSlips(query))
        return people(tx, where)
          .orderBy(...order)
          .limit(limit)
          .offset(offset);
      const rows = tx.select({ id: payslips.id }).from(payslips).where(where);
      const found = await rows
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
      return people(tx, sql`${payslips.id} = any(${uuids(found.map(({ id }) => id))})`).orderBy(...order);
    },
  );
  const of = (name: Shown) => sql<number>`count(*) filter (where ${conditions[name]})::int`;
  const [found] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      changed: of("changed"),
      new: of("new"),
      blocked: of("blocked"),
      held: of("held"),
      excluded: of("excluded"),
    })
    .from(payslips)
    .where(eq(payslips.runId, runId));
  return { ...page, counts: found ?? { all: 0, changed: 0, new: 0, blocked: 0, held: 0, excluded: 0 } };
}

export const allRunPeople = (tx: Transaction, runId: string, query: PeopleQuery): Promise<RunPerson[]> =>
  people(tx, whereOf(runId, query)).orderBy(...inOrder(query));

export interface BlockerQuery extends ListQuery {
  readonly code?: readonly BlockerCode[] | undefined;
  readonly severity?: readonly ("blocker" | "warning")[] | undefined;
}

export interface BlockerRow extends Record<string, unknown> {
  readonly payslipId: string;
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly fullName: string;
  readonly code: BlockerCode;
  readonly severity: "blocker" | "warning";
  readonly params: Record<string, unknown>;
}

export async function blockersPage(tx: Transaction, runId: string, query: BlockerQuery) {
  const { q, code, severity } = query;
  const ofRun = sql`jsonb_array_elements(payslips.blockers) found
    where payslips.run_id = ${runId} and payslips.state <> 'excluded' and payslips.blocker_count + payslips.warning_count > 0`;
  const filtered = sql`from payslips join employees on employees.tenant_id = payslips.tenant_id and employees.id = payslips.employee_id
    join persons on persons.tenant_id = payslips.tenant_id and persons.id = payslips.person_id, ${ofRun}
    ${code?.length ? sql`and found ->> 'code' = any(${`{${code.join(",")}}`}::text[])` : sql``}
    ${severity?.length ? sql`and found ->> 'severity' = any(${`{${severity.join(",")}}`}::text[])` : sql``}
    and ${searched(q, [persons.fullName, employees.employeeNo]) ?? sql`true`}`;
  const { rows: counted } = await tx.execute<{
    code: BlockerCode;
    severity: BlockerRow["severity"];
    people: number;
  }>(sql`
    select found ->> 'code' as code, found ->> 'severity' as severity, count(distinct payslips.employee_id)::int as people from payslips, ${ofRun}
    group by 1, 2 order by 2, 3 desc, 1`);
  const page = await pageOf(
    query,
    async () =>
      (await tx.execute<{ total: number }>(sql`select count(*)::int as total ${filtered}`)).rows[0]?.total ?? 0,
    async (limit, offset) =>
      (
        await tx.execute<BlockerRow>(sql`
          select payslips.id as "payslipId", payslips.employee_id as "employeeId", employees.employee_no as "employeeNo", persons.full_name as "fullName",
            found ->> 'code' as code, found ->> 'severity' as severity, found -> 'params' as params ${filtered}
          order by found ->> 'severity', persons.full_name collate "und-x-icu", payslips.id, found ->> 'code' limit ${limit} offset ${offset}`)
      ).rows,
  );
  return { ...page, counts: counted };
}
