/** Who works on the projects of the samples. */
import { changedFields } from "#src/domain/shared/history.ts";
import { auditEvents } from "../shared/tables/audit-events.ts";
import { projectMembers } from "../company/tables/projects.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";
import { structureId } from "./insert-structure.ts";
import { employeeId } from "./people/insert-people.ts";

type Company = keyof typeof sampleCompanies;
interface Place {
  company: Company;
  project: string;
  /** Department, designation and seat. */
  seat: string;
  fullName: string;
  role: string;
  startDate: string;
  endDate: string | null;
  /** Cents per hour. */
  rate: number | null;
}

const teams: readonly Place[] = [
  {
    company: "trading",
    project: "RCR",
    seat: "WH/Warehouse Manager/1",
    fullName: "Faridah binte Osman",
    role: "Project lead",
    startDate: "2026-02-01",
    endDate: null,
    rate: 7800,
  },
  {
    company: "trading",
    project: "RCR",
    seat: "PUR/Senior Buyer/1",
    fullName: "Arjun Nair",
    role: "Buyer",
    startDate: "2026-03-02",
    endDate: "2026-09-30",
    rate: 5200,
  },
  {
    company: "trading",
    project: "SBS",
    seat: "WH/Warehouse Manager/1",
    fullName: "Faridah binte Osman",
    role: "Supply lead",
    startDate: "2026-07-01",
    endDate: null,
    rate: 7400,
  },
  {
    company: "trading",
    project: "SPICE",
    seat: "PUR/Senior Buyer/1",
    fullName: "Arjun Nair",
    role: "Buyer",
    startDate: "2027-01-11",
    endDate: null,
    rate: null,
  },
  {
    company: "trading",
    project: "WHM",
    seat: "WH/Warehouse Manager/1",
    fullName: "Faridah binte Osman",
    role: "Project lead",
    startDate: "2025-03-03",
    endDate: "2025-09-30",
    rate: 7200,
  },
  {
    company: "logistics",
    project: "JNR",
    seat: "OPS-TR/Day Dispatcher/1",
    fullName: "Thiri Aung",
    role: "Dispatcher",
    startDate: "2026-05-04",
    endDate: null,
    rate: 3400,
  },
  {
    company: "kitchen",
    project: "LFS",
    seat: "CK/Sous Chef/1",
    fullName: "Ravi Chandran s/o Muthusamy",
    role: "Stall chef",
    startDate: "2026-09-12",
    endDate: "2026-10-11",
    rate: 3000,
  },
];

/** Runs after the people exist; writes an event for each member. */
export async function insertTeams(tx: Transaction, tenant: keyof typeof sampleTenants, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 200 * 86_400_000);
  const own = teams.filter(({ company }) => sampleCompanies[company].tenant === tenant);
  const scope = (company: Company) => ({ tenantId: sampleTenants[tenant].id, companyId: sampleCompanies[company].id });
  const maker = (company: Company) => sampleAccounts[sampleCompanies[company].people[0]].id;
  await tx.insert(projectMembers).values(
    own.map(({ company, project, seat, role, startDate, endDate, rate }) => ({
      ...scope(company),
      id: sampleId(`project-members/${company}/${project}/${seat}`),
      projectId: structureId("projects", company, project),
      employeeId: employeeId(`${company}/${seat}`),
      role,
      startDate,
      endDate,
      rate,
      createdAt: since,
      createdBy: maker(company),
      updatedAt: since,
      updatedBy: maker(company),
    })),
  );
  await tx.insert(auditEvents).values(
    own.map(({ company, project, fullName, role, startDate }) => ({
      ...scope(company),
      actorId: maker(company),
      action: "update" as const,
      subject: "projects",
      recordId: structureId("projects", company, project),
      recordName: project,
      changes: changedFields(null, { team: `${fullName}, ${role}, ${startDate}` }),
      requestId: "sample-teams",
      at: since,
    })),
  );
}
