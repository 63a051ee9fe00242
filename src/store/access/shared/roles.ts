/** Roles: built-in ones, and a tenant's own. */
import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Actor } from "../../shared/audit.ts";
import { sortableColumns } from "../../shared/records/filters.ts";
import { records } from "../../shared/records/records.ts";
import { roles } from "../tables/roles.ts";
import { userAccess } from "../tables/user-access.ts";
import { users } from "../../account/tables/users.ts";
import type { Transaction } from "../../database/transaction.ts";

type Stored = typeof roles.$inferSelect;
type RoleFields = Pick<Stored, "code" | "name" | "description" | "grants" | "fieldRights" | "status">;
type RoleRow = Omit<Stored, "tenantId" | "createdBy" | "updatedBy"> & {
  assignedCount: number;
  createdBy: string | null;
  updatedBy: string | null;
};

interface RoleFilters {
  status?: readonly Stored["status"][] | undefined;
  isSystem?: boolean | undefined;
}

const assignedCount = sql<number>`(select count(*)::int from user_access given where given.role_ids ? roles.id::text)`;
/** Platform accounts have theirs without a check. */
const notOfPlatform: SQL = ne(roles.code, "platformAdmin");

export const roleRecords = records<RoleRow, RoleFields, typeof roles, RoleFilters, string, Actor>(
  {
    table: roles,
    label: roles.name,
    shown: { assignedCount },
    sortable: { ...sortableColumns(roles, "name", "code", "updatedAt"), assignedCount },
    defaultSort: "name",
    searchable: [roles.name, roles.code, roles.description],
    filters: { status: roles.status, isSystem: roles.isSystem },
  },
  {
    within: (tenantId) => and(or(isNull(roles.tenantId), eq(roles.tenantId, tenantId)), notOfPlatform),
    owner: (tenantId) => ({ tenantId, isSystem: false }),
  },
);

/** People who have the role in any company. */
export function peopleWithRole(tx: Transaction, roleId: string) {
  return tx
    .selectDistinct({ id: users.id, name: users.fullName })
    .from(userAccess)
    .innerJoin(users, eq(users.id, userAccess.userId))
    .where(sql`${userAccess.roleIds} ? ${roleId}::text`)
    .limit(20);
}
