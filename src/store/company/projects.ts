/** Projects of a company, each with the names of client and manager and the size of its team. */
import { inArray, notInArray, sql } from "drizzle-orm";
import { companyRecords } from "../shared/company-records.ts";
import { type HeadNotice, managerShown } from "./shared/heads.ts";
import { byReading, ofStatus } from "../shared/list-query.ts";
import { projects } from "./tables/projects.ts";

interface ProjectFilters {
  status?: readonly (typeof projects.$inferSelect)["status"][] | undefined;
  clientId?: readonly string[] | undefined;
  managerId?: readonly string[] | undefined;
  managerNotice?: readonly HeadNotice[] | undefined;
}

const client = sql<
  string | null
>`(select clients.name from clients where clients.tenant_id = ${projects.tenantId} and clients.id = ${projects.clientId})`;
const members = sql<number>`(select count(*)::int from project_members team where team.tenant_id = ${projects.tenantId} and team.project_id = ${projects.id})`;

export const projectRecords = companyRecords({
  table: projects,
  label: projects.name,
  shown: { client, ...managerShown, members },
  sortable: {
    name: byReading(projects.name),
    code: byReading(projects.code),
    client: sql`${client} collate "und-x-icu"`,
    manager: sql`${managerShown.manager} collate "und-x-icu"`,
    startDate: projects.startDate,
    endDate: projects.endDate,
    members,
    updatedAt: projects.updatedAt,
  },
  defaultSort: "name",
  searchable: [projects.name, projects.code],
  matching: ({ status, clientId, managerId, managerNotice }: ProjectFilters) => [
    ofStatus(projects.status, status),
    clientId?.length ? inArray(projects.clientId, [...clientId]) : undefined,
    managerId?.length ? inArray(projects.managerId, [...managerId]) : undefined,
    managerNotice?.length ? inArray(managerShown.managerNotice, [...managerNotice]) : undefined,
  ],
  offered: notInArray(projects.status, ["closed", "archived"]),
  offeredBy: [],
});
