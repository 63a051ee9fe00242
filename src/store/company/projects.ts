/** Projects of a company, each with the names of client and manager and the size of its team. */
import { notInArray, sql } from "drizzle-orm";
import { sortableColumns } from "../shared/records/filters.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { managerShown } from "./shared/heads.ts";
import { projects } from "./tables/projects.ts";

const client = sql<
  string | null
>`(select clients.name from clients where clients.tenant_id = ${projects.tenantId} and clients.id = ${projects.clientId})`;
const members = sql<number>`(select count(*)::int from project_members team where team.tenant_id = ${projects.tenantId} and team.project_id = ${projects.id})`;

export const projectRecords = companyRecords({
  table: projects,
  label: projects.name,
  shown: { client, ...managerShown, members },
  sortable: {
    ...sortableColumns(projects, "name", "code", "startDate", "endDate", "updatedAt"),
    client: sql`${client} collate "und-x-icu"`,
    manager: sql`${managerShown.manager} collate "und-x-icu"`,
    members,
  },
  defaultSort: "name",
  searchable: [projects.name, projects.code],
  filters: {
    status: projects.status,
    clientId: projects.clientId,
    managerId: projects.managerId,
    managerNotice: managerShown.managerNotice,
  },
  offered: notInArray(projects.status, ["closed", "archived"]),
});
