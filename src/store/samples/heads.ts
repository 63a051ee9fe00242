/** Heads of departments and functional groups, and managers of projects in the samples. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { auditEvents } from "../shared/tables/audit-events.ts";
import { departments } from "../company/tables/departments.ts";
import { employees } from "../people/tables/employees.ts";
import { functionalGroups } from "../company/tables/functional-groups.ts";
import { persons } from "../people/tables/persons.ts";
import { projects } from "../company/tables/projects.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleProjects } from "./business.ts";
import { sampleCompanies } from "./companies.ts";
import { structureId } from "./insert-structure.ts";
import { employeeId } from "./people/insert-people.ts";
import { type Company, samplePosts } from "./people/posts.ts";
import { sampleFunctionalGroups, sampleUnits } from "./structure.ts";

/** Code of the department whose head also heads the group. */
const groupsOf: Readonly<Record<Company, Readonly<Record<string, string>>>> = {
  trading: { "F-FIN": "FIN", "F-HR": "HR", "F-SC": "WH" },
  logistics: { "F-FLT": "OPS" },
  kitchen: { "F-CUL": "CK" },
};

/** Code of the department whose head manages the project. */
const projectsOf: Readonly<Record<Company, Readonly<Record<string, string>>>> = {
  trading: { RCR: "WH", SBS: "WH", SPICE: "PUR", WHM: "WH" },
  logistics: { JNR: "OPS" },
  kitchen: { LFS: "CK" },
};

/** The person in the post that heads the department. */
function headOf(company: Company, department: string): string | undefined {
  const post = samplePosts.find(
    (one) => one.company === company && one.department === department && one.rank === "head",
  );
  return post && employeeId(`${company}/${department}/${post.designation}/1`);
}

function headshipsIn(company: Company) {
  const units = sampleUnits[company].map(([code, name]) => ({
    subject: "departments" as const,
    code,
    name,
    head: headOf(company, code),
  }));
  const groups = sampleFunctionalGroups[company].flatMap(({ code, functional_group: name }) =>
    code
      ? [{ subject: "functional-groups" as const, code, name, head: headOf(company, groupsOf[company][code] ?? "") }]
      : [],
  );
  const work = sampleProjects[company].map(({ code, name }) => ({
    subject: "projects" as const,
    code,
    name,
    head: headOf(company, projectsOf[company][code] ?? ""),
  }));
  return [...units, ...groups, ...work].flatMap(({ subject, code, name, head }) =>
    head === undefined ? [] : [{ company, subject, name, head, id: structureId(subject, company, code) }],
  );
}

/** Runs after the people exist; writes an event for each. */
export async function insertHeads(tx: Transaction, tenant: keyof typeof sampleTenants, now: Date): Promise<void> {
  const tenantId = sampleTenants[tenant].id;
  const at = new Date(now.getTime() - 210 * 86_400_000);
  const led = (Object.keys(sampleCompanies) as Company[])
    .filter((company) => sampleCompanies[company].tenant === tenant)
    .flatMap(headshipsIn);
  const maker = (company: Company) => sampleAccounts[sampleCompanies[company].people[0]].id;
  for (const { company, subject, id, head } of led) {
    const change = { updatedAt: at, updatedBy: maker(company) };
    if (subject === "projects") {
      await tx
        .update(projects)
        .set({ ...change, managerId: head, version: sql`${projects.version} + 1` })
        .where(and(eq(projects.tenantId, tenantId), eq(projects.id, id)));
      continue;
    }
    const table = (subject === "departments" ? departments : functionalGroups) as typeof departments;
    await tx
      .update(table)
      .set({ ...change, headEmployeeId: head, version: sql`${table.version} + 1` })
      .where(and(eq(table.tenantId, tenantId), eq(table.id, id)));
  }
  const people = await tx
    .select({ id: employees.id, name: persons.fullName })
    .from(employees)
    .innerJoin(persons, eq(persons.id, employees.personId))
    .where(
      inArray(
        employees.id,
        led.map(({ head }) => head),
      ),
    );
  await tx.insert(auditEvents).values(
    led.map(({ company, subject, id, name, head }) => ({
      tenantId,
      companyId: sampleCompanies[company].id,
      actorId: maker(company),
      action: "update" as const,
      subject,
      recordId: id,
      recordName: name,
      changes: [
        {
          field: subject === "projects" ? "manager" : "head",
          before: null,
          after: people.find((one) => one.id === head)?.name ?? null,
        },
      ],
      requestId: "sample-heads",
      at,
    })),
  );
}
