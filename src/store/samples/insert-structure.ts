/** Inserts the structure of the sample companies, each record with its creation event. */
import type { PgTable } from "drizzle-orm/pg-core";
import { changedFields, type FieldValue } from "#src/domain/shared/history.ts";
import { workMinutes } from "#src/domain/company/shared/shift.ts";
import { auditEvents } from "../shared/tables/audit-events.ts";
import { classes } from "../company/tables/classes.ts";
import { clients } from "../company/tables/clients.ts";
import { departments } from "../company/tables/departments.ts";
import { employeeGroups } from "../company/tables/employee-groups.ts";
import { functionalGroups } from "../company/tables/functional-groups.ts";
import { momSurveyGroups } from "../company/tables/mom-survey-groups.ts";
import { projects } from "../company/tables/projects.ts";
import { shifts } from "../company/tables/shifts.ts";
import { workLocations } from "../company/tables/work-locations.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleClients, sampleProjects } from "./business.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleLocations, sampleShifts } from "./hours.ts";
import { sampleId } from "./ids.ts";
import {
  sampleClasses,
  sampleEmployeeGroups,
  sampleFunctionalGroups,
  sampleSurveyGroups,
  sampleUnits,
} from "./structure.ts";

type Tenant = keyof typeof sampleTenants;
type Company = keyof typeof sampleCompanies;
type Fields = Readonly<Record<string, unknown>>;

const day = 86_400_000;

/** The id of a sample record, from its area and name. */
export function structureId(area: string, company: Company, name: string): string {
  return sampleId(`${area}/${company}/${name}`);
}

/** Lists stay out of the history of the samples. */
function worded(fields: Fields): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value !== "object" || value === null),
  ) as Record<string, FieldValue>;
}

export async function insertStructure(tx: Transaction, tenant: Tenant, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 300 * day);
  const own = (Object.keys(sampleCompanies) as Company[]).filter(
    (company) => sampleCompanies[company].tenant === tenant,
  );

  const insert = async (
    table: PgTable,
    subject: string,
    label: string,
    rows: readonly { company: Company; fields: Fields }[],
  ): Promise<void> => {
    const records = rows.map(({ company, fields }) => ({
      company,
      fields,
      id: structureId(subject, company, String(fields["code"])),
    }));
    const scope = (company: Company) => ({
      tenantId: sampleTenants[tenant].id,
      companyId: sampleCompanies[company].id,
    });
    const maker = (company: Company) => sampleAccounts[sampleCompanies[company].people[0]].id;
    await tx.insert(table).values(
      records.map(({ id, company, fields }) => ({
        ...fields,
        ...scope(company),
        id,
        createdAt: since,
        createdBy: maker(company),
        updatedAt: since,
        updatedBy: maker(company),
      })) as never,
    );
    await tx.insert(auditEvents).values(
      records.map(({ id, company, fields }) => ({
        ...scope(company),
        actorId: maker(company),
        action: "create" as const,
        subject,
        recordId: id,
        recordName: String(fields[label]),
        changes: changedFields(null, worded(fields)).filter(({ after }) => after !== null),
        requestId: `sample-${subject}`,
        at: since,
      })),
    );
  };
  const each = (samples: Readonly<Record<Company, readonly object[]>>) =>
    own.flatMap((company) => samples[company].map((fields) => ({ company, fields: fields as Fields })));

  await insert(
    departments,
    "departments",
    "department",
    own.flatMap((company) =>
      sampleUnits[company].map(([code, department, above, costCentre]) => ({
        company,
        fields: {
          department,
          code,
          parentId: above === null ? null : structureId("departments", company, above),
          costCentre,
          status: "active",
        },
      })),
    ),
  );
  await insert(momSurveyGroups, "mom-survey-groups", "mom_survey_group_name", each(sampleSurveyGroups));
  await insert(classes, "classes", "class", each(sampleClasses));
  await insert(employeeGroups, "employee-groups", "group_name", each(sampleEmployeeGroups));
  await insert(workLocations, "work-locations", "name", each(sampleLocations));
  await insert(
    shifts,
    "shifts",
    "name",
    own.flatMap((company) =>
      sampleShifts[company].map((fields) => ({ company, fields: { ...fields, workMinutes: workMinutes(fields) } })),
    ),
  );
  await insert(functionalGroups, "functional-groups", "functional_group", each(sampleFunctionalGroups));
  await insert(clients, "clients", "name", each(sampleClients));
  await insert(
    projects,
    "projects",
    "name",
    own.flatMap((company) =>
      sampleProjects[company].map(({ client, ...fields }) => ({
        company,
        fields: { ...fields, clientId: client === null ? null : structureId("clients", company, client) },
      })),
    ),
  );
}
