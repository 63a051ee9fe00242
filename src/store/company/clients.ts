/** Clients of a company, each with the number of its projects. */
import { eq, sql } from "drizzle-orm";
import { companyRecords } from "../shared/company-records.ts";
import { byReading, ofStatus } from "../shared/list-query.ts";
import { clients } from "./tables/clients.ts";
import { projects } from "./tables/projects.ts";
import type { Transaction } from "../database/transaction.ts";

interface ClientFilters {
  status?: readonly (typeof clients.$inferSelect)["status"][] | undefined;
}

const counted = sql<number>`(select count(*)::int from projects named where named.tenant_id = ${clients.tenantId} and named.client_id = ${clients.id})`;

export const clientRecords = companyRecords({
  table: clients,
  label: clients.name,
  shown: { projects: counted },
  sortable: { name: byReading(clients.name), code: byReading(clients.code), updatedAt: clients.updatedAt },
  defaultSort: "name",
  searchable: [clients.name, clients.code, clients.uen],
  matching: ({ status }: ClientFilters) => [ofStatus(clients.status, status)],
  offered: eq(clients.status, "active"),
  offeredBy: [],
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
