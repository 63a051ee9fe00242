/** Expense claims with their counts, and what becomes of them. */
import { and, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "../account/tables/users.ts";
import { projects } from "../company/tables/projects.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Condition } from "../people/shared/reach.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import { allowances } from "./tables/allowances.ts";
import { type claimStates, expenseClaims } from "./tables/expense-claims.ts";

export type StoredClaim = typeof expenseClaims.$inferSelect;
export type ClaimState = (typeof claimStates)[number];
export type NewClaim = typeof expenseClaims.$inferInsert;

export interface ClaimQuery extends ListQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly employeeId?: string | undefined;
  readonly status?: readonly ClaimState[] | undefined;
}

const creator = alias(users, "creator");
const editor = alias(users, "editor");
const decider = alias(users, "decider");
const ofEmployee = and(eq(employees.tenantId, expenseClaims.tenantId), eq(employees.id, expenseClaims.employeeId));
const ofPerson = and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId));
const sortable = {
  spentOn: expenseClaims.spentOn,
  amount: expenseClaims.amount,
  fullName: byReading(persons.fullName),
  createdAt: expenseClaims.createdAt,
};

function rows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      claim: expenseClaims,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      itemName: allowances.name,
      projectName: projects.name,
      /** The receipts, by name. */
      files: sql<
        { id: string; name: string }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', files.id, 'name', files.name) order by files.name)
        from files where files.tenant_id = ${expenseClaims.tenantId} and ${expenseClaims.fileIds} ? files.id::text), '[]'::jsonb)`,
      payMonth: sql<string | null>`(select max(taking.month) from pay_item_takings taking
        where taking.tenant_id = ${expenseClaims.tenantId} and taking.expense_claim_id = ${expenseClaims.id}
        having sum(taking.amount) > 0)`,
      createdBy: creator.fullName,
      updatedBy: editor.fullName,
      decidedBy: decider.fullName,
    })
    .from(expenseClaims)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .innerJoin(
      allowances,
      and(eq(allowances.tenantId, expenseClaims.tenantId), eq(allowances.id, expenseClaims.allowanceId)),
    )
    .leftJoin(projects, and(eq(projects.tenantId, expenseClaims.tenantId), eq(projects.id, expenseClaims.projectId)))
    .leftJoin(creator, eq(creator.id, expenseClaims.createdBy))
    .leftJoin(editor, eq(editor.id, expenseClaims.updatedBy))
    .leftJoin(decider, eq(decider.id, expenseClaims.decidedBy))
    .where(where);
}
export type ClaimRow = Awaited<ReturnType<typeof rows>>[number];

const whereOf = (companyId: string, reach: Condition, { from, to, employeeId, q }: ClaimQuery): SQL | undefined =>
  and(
    eq(expenseClaims.companyId, companyId),
    reach,
    from === undefined ? undefined : gte(expenseClaims.spentOn, from),
    to === undefined ? undefined : lte(expenseClaims.spentOn, to),
    employeeId === undefined ? undefined : eq(expenseClaims.employeeId, employeeId),
    searched(q, [persons.fullName, employees.employeeNo, expenseClaims.description]),
  );

const ofState = ({ status }: ClaimQuery): SQL | undefined =>
  status?.length ? inArray(expenseClaims.status, [...status]) : undefined;

export async function claimPage(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  query: ClaimQuery,
): Promise<Page<ClaimRow> & { counts: Record<ClaimState, number> }> {
  const where = whereOf(companyId, reach, query);
  const found = await tx
    .select({ status: expenseClaims.status, count: sql<number>`count(*)::int` })
    .from(expenseClaims)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .where(where)
    .groupBy(expenseClaims.status);
  const counts = { submitted: 0, approved: 0, rejected: 0, withdrawn: 0, paid: 0 };
  for (const { status, count } of found) counts[status] = count;
  const states = query.status?.length ? query.status : (Object.keys(counts) as ClaimState[]);
  const page = await pageOf(
    query,
    () => Promise.resolve(states.reduce((sum, state) => sum + counts[state], 0)),
    (limit, offset) =>
      rows(tx, and(where, ofState(query)))
        .orderBy(...orderOf(query.sort ?? "-spentOn", sortable, expenseClaims.id))
        .limit(limit)
        .offset(offset),
  );
  return { ...page, counts };
}

export async function allClaims(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  query: ClaimQuery,
): Promise<ClaimRow[]> {
  return rows(tx, and(whereOf(companyId, reach, query), ofState(query))).orderBy(
    ...orderOf(query.sort ?? "-spentOn", sortable, expenseClaims.id),
  );
}

export async function findClaim(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  id: string,
): Promise<ClaimRow | undefined> {
  return (await rows(tx, and(eq(expenseClaims.companyId, companyId), reach, eq(expenseClaims.id, id))))[0];
}

export async function lockClaim(tx: Transaction, companyId: string, id: string): Promise<ClaimRow | undefined> {
  await tx.execute(sql`select from expense_claims where company_id = ${companyId} and id = ${id} for no key update`);
  return findClaim(tx, companyId, undefined, id);
}

export async function insertClaim(tx: Transaction, fields: NewClaim): Promise<string> {
  const [made] = await tx.insert(expenseClaims).values(fields).returning({ id: expenseClaims.id });
  return made?.id ?? "";
}

export async function updateClaim(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
  id: string,
  fields: Partial<NewClaim>,
): Promise<void> {
  await tx
    .update(expenseClaims)
    .set({ ...fields, updatedAt: now, updatedBy: userId, version: sql`${expenseClaims.version} + 1` })
    .where(eq(expenseClaims.id, id));
}

/** Active allowances that expenses can be claimed as. */
export async function claimableItems(
  tx: Transaction,
  companyId: string,
  q?: string,
): Promise<{ id: string; label: string }[]> {
  return tx
    .select({ id: allowances.id, label: allowances.name })
    .from(allowances)
    .where(
      and(
        eq(allowances.companyId, companyId),
        eq(allowances.claimable, true),
        eq(allowances.status, "active"),
        searched(q, [allowances.name]),
      ),
    )
    .orderBy(byReading(allowances.name))
    .limit(100);
}

export async function isProjectOf(tx: Transaction, companyId: string, projectId: string): Promise<boolean> {
  const where = and(eq(projects.companyId, companyId), eq(projects.id, projectId));
  return (await tx.select({ id: projects.id }).from(projects).where(where)).length > 0;
}
