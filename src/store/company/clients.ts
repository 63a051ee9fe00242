/** Clients of a company, each with the number of its projects. */
import { eq, sql } from "drizzle-orm";
import { sortableColumns } from "../shared/records/filters.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { byReading } from "../shared/list-query.ts";
import { clients } from "./tables/clients.ts";
import { projects } from "./tables/projects.ts";
import type { Transaction } from "../database/transaction.ts";

const counted = sql<number>`(select count(*)::int from projects named where named.tenant_id = ${clients.tenantId} and named.client_id = ${clients.id})`;

export const clientRecords = companyRecords({
  table: clients,
  label: clients.name,
  shown: { projects: counted },
  sortable: sortableColumns(clients, "name", "code", "updatedAt"),
  defaultSort: "name",
  searchable: [clients.name, clients.code, clients.uen],
  filters: { status: clients.status },
});

/** Projects that name the client. */
export function projectsOfClient(tx: Transaction, clientId: string) {
  return tx
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(eq(projects.clientId, clientId))
    .orderBy(byReading(projects.name))
    .limit(20);
}
