/** User access of a tenant: rows that give a person roles in a company. */
import { and, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { RoleRights } from "#src/domain/access/shared/role.ts";
import type { AccessScope } from "#src/domain/access/shared/vocabulary.ts";
import type { EmployeeStatus } from "#src/domain/people/shared/vocabulary.ts";
import { accessDay, daysHold, holdsOn } from "./access.ts";
import { companyDay } from "../../company/shared/zones.ts";
import type { Actor } from "../../shared/audit.ts";
import { byReading, searched } from "../../shared/list-query.ts";
import type { Condition } from "../../people/shared/reach.ts";
import { isPerson } from "../../account/shared/people-accounts.ts";
import { sortableColumns } from "../../shared/records/filters.ts";
import { records } from "../../shared/records/records.ts";
import { companies } from "../../company/tables/companies.ts";
import { employees } from "../../people/tables/employees.ts";
import { invitations } from "../../account/tables/invitations.ts";
import { persons } from "../../people/tables/persons.ts";
import { roles } from "../tables/roles.ts";
import { userAccess } from "../tables/user-access.ts";
import { users } from "../../account/tables/users.ts";
import type { Transaction } from "../../database/transaction.ts";

type Stored = typeof userAccess.$inferSelect;
type AccessState = "active" | "scheduled" | "ended";
export type AccessFields = Pick<
  Stored,
  "userId" | "companyId" | "employeeId" | "roleIds" | "scope" | "validFrom" | "validTo"
> & { status?: undefined };
export type AccessRecord = Omit<Stored, "tenantId" | "createdBy" | "updatedBy"> & {
  user: string;
  company: string;
  employee: string | null;
  roles: string[];
  status: AccessState;
  createdBy: string | null;
  updatedBy: string | null;
};

interface AccessFilters {
  userId?: readonly string[] | undefined;
  companyId?: readonly string[] | undefined;
  /** Rows that give one of the roles. */
  roleIds?: readonly string[] | undefined;
  status?: readonly AccessState[] | undefined;
}

const notOfKey = sql`not exists (select from users holder where holder.id = user_access.user_id and holder.api_key)`;
const user = sql<string>`(select ${users.fullName} from ${users} where ${users.id} = user_access.user_id)`;
const company = sql<string>`(select ${companies.name} from ${companies} where ${companies.id} = user_access.company_id)`;
const employee = sql<
  string | null
>`(select person.full_name from employees join persons person on person.id = employees.person_id where employees.id = user_access.employee_id)`;
const roleNames = sql<
  string[]
>`coalesce((select jsonb_agg(given.name order by given.name) from roles given where user_access.role_ids ? given.id::text), '[]')`;
const today = companyDay(sql`now()`, sql`user_access`);
const state = sql<AccessState>`case when user_access.valid_from > ${today} then 'scheduled' when user_access.valid_to < ${today} then 'ended' else 'active' end`;

const stateIs: Readonly<Record<AccessState, SQL | undefined>> = {
  scheduled: gt(userAccess.validFrom, today),
  ended: lt(userAccess.validTo, today),
  active: daysHold(sql`user_access`, today),
};

export const accessRecords = records<AccessRecord, AccessFields, typeof userAccess, AccessFilters, string, Actor>(
  {
    table: userAccess,
    // Rows have no name and are never offered as options.
    label: userAccess.scope,
    shown: { user, company, employee, roles: roleNames, status: state },
    sortable: {
      ...sortableColumns(userAccess, "validFrom", "validTo", "updatedAt"),
      user: sql`${user} collate "und-x-icu"`,
      company: sql`${company} collate "und-x-icu"`,
    },
    defaultSort: "user",
    searchable: [user, company],
    filters: { userId: userAccess.userId, companyId: userAccess.companyId },
    matching: ({ roleIds, status }: AccessFilters) => [
      roleIds?.length ? or(...roleIds.map((id) => sql`${userAccess.roleIds} ? ${id}::text`)) : undefined,
      status?.length ? or(...status.map((one) => stateIs[one])) : undefined,
    ],
  },
  // What a key may do is set with the key.
  { within: (tenantId) => and(eq(userAccess.tenantId, tenantId), notOfKey), owner: (tenantId) => ({ tenantId }) },
);

/** Whether someone else has the role without an end: an owner must remain. */
export async function othersWithRole(tx: Transaction, roleId: string, except: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: userAccess.id })
    .from(userAccess)
    .where(
      and(
        sql`${userAccess.roleIds} ? ${roleId}::text`,
        ne(userAccess.id, except),
        notOfKey,
        holdsOn(accessDay(now)),
        sql`${userAccess.validTo} is null`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function userOfTenant(
  tx: Transaction,
  userId: string,
): Promise<{ name: string; email: string; apiKey: boolean } | undefined> {
  return (
    await tx
      .select({ name: users.fullName, email: users.email, apiKey: users.apiKey })
      .from(users)
      .where(eq(users.id, userId))
  )[0];
}

export async function isCompanyOfTenant(tx: Transaction, companyId: string): Promise<boolean> {
  return (await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId))).length > 0;
}

/** An employee who can be given an account, and what they already have. */
export interface OwnRecord {
  readonly fullName: string;
  readonly workEmail: string | null;
  readonly personalEmail: string | null;
  readonly status: EmployeeStatus;
  /** The access whose account belongs to the employee. */
  readonly accessId: string | null;
  /** The invitation that can still be accepted. */
  readonly invitationId: string | null;
}

/** Undefined if no employee of the company within reach has the id. */
export async function findOwnRecord(
  tx: Transaction,
  companyId: string,
  employeeId: string,
  reach: Condition,
): Promise<OwnRecord | undefined> {
  const { id, tenantId, personId, status } = employees;
  const open = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));
  const [found] = await tx
    .select({
      fullName: persons.fullName,
      workEmail: persons.workEmail,
      personalEmail: persons.personalEmail,
      status,
      accessId: userAccess.id,
      invitationId: invitations.id,
    })
    .from(employees)
    .innerJoin(persons, and(eq(persons.tenantId, tenantId), eq(persons.id, personId)))
    .leftJoin(userAccess, and(eq(userAccess.tenantId, tenantId), eq(userAccess.employeeId, id)))
    .leftJoin(
      invitations,
      and(
        eq(invitations.tenantId, tenantId),
        eq(invitations.companyId, employees.companyId),
        eq(invitations.employeeId, id),
        open,
      ),
    )
    .where(and(eq(employees.companyId, companyId), eq(id, employeeId), reach))
    .limit(1);
  return found;
}

export function userOptions(tx: Transaction, q: string | undefined): Promise<{ id: string; label: string }[]> {
  return tx
    .select({ id: users.id, label: users.fullName })
    .from(users)
    .where(and(isPerson, searched(q, [users.fullName, users.email])))
    .orderBy(byReading(users.fullName), users.id)
    .limit(100);
}

/** What a person has today in one company, with the current roles. */
interface GrantedPlace {
  readonly id: string;
  readonly companyId: string;
  readonly company: string;
  readonly scope: AccessScope;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly roles: readonly (RoleRights & { readonly name: string })[];
}

export async function grantedPlaces(tx: Transaction, userId: string, now: Date): Promise<GrantedPlace[]> {
  const { id, companyId, roleIds, scope, validFrom, validTo } = userAccess;
  const rows = await tx
    .select({ id, companyId, company, roleIds, scope, validFrom, validTo })
    .from(userAccess)
    .where(and(eq(userAccess.userId, userId), holdsOn(accessDay(now))))
    .orderBy(company);
  const ids = [...new Set(rows.flatMap((row) => row.roleIds))];
  const given =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(roles)
          .where(and(inArray(roles.id, ids), eq(roles.status, "active")))
          .orderBy(byReading(roles.name));
  return rows.map(({ roleIds: held, ...row }) => ({ ...row, roles: given.filter((role) => held.includes(role.id)) }));
}
