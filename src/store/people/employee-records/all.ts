/** The records of an employee by kind, with the names of what they refer to. */
import { type AnyColumn, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { DocumentClass } from "#src/domain/people/shared/records.ts";
import { companies } from "../../company/tables/companies.ts";
import { employeeBankAccounts } from "../tables/employee-bank-accounts.ts";
import { employeeDependants } from "../tables/employee-dependants.ts";
import { employeeDocuments } from "../tables/employee-documents.ts";
import { employeePassports } from "../tables/employee-passports.ts";
import { employeeTasks } from "../tables/employee-tasks.ts";
import { employeeWorkPasses } from "../tables/employee-work-passes.ts";
import { kets } from "../tables/kets.ts";
import { previousEmployments } from "../tables/previous-employments.ts";
import { splitCompanies } from "../tables/split-companies.ts";
import { transfers } from "../tables/transfers.ts";
import { employeeRecords } from "../shared/records.ts";

/** The name of a record that the row refers to. */
const named = (table: string, name: string, id: AnyColumn) =>
  sql<string>`(select other.${sql.identifier(name)} from ${sql.identifier(table)} other where other.id = ${id})`;
const fileName = (id: AnyColumn) => sql<string | null>`(select other.name from files other where other.id = ${id})`;
const employeeName = (id: AnyColumn) =>
  sql<
    string | null
  >`(select person.full_name from employees other join persons person on person.tenant_id = other.tenant_id and person.id = other.person_id where other.id = ${id})`;
const nameOrNull = (table: string, name: string, id: AnyColumn) => named(table, name, id) as SQL<string | null>;
const personOf = (id: AnyColumn) =>
  sql<string | null>`(select other.full_name from users other where other.id = ${id})`;

/** The list reverses an order as a whole, so parts of it must be counted down. */
const newestFirst = (column: AnyColumn) => sql`-extract(epoch from ${column})`;

/** The record's creator by id: names alone do not distinguish two people. */
const maker = (column: AnyColumn) => sql<string>`${column}`;

export const bankAccountRecords = employeeRecords(employeeBankAccounts, {
  order: sql`array_position(array['active', 'pendingVerify', 'rejected', 'replaced'], ${employeeBankAccounts.status}), ${newestFirst(employeeBankAccounts.effectiveFrom)}`,
  shown: {
    bank: named("banks", "name", employeeBankAccounts.bankId),
    verifier: personOf(employeeBankAccounts.verifiedBy),
    makerId: maker(employeeBankAccounts.createdBy),
    editorId: maker(employeeBankAccounts.updatedBy),
    replaces: sql<
      string | null
    >`(select b.name || ' ••••' || a.account_no_last4 from employee_bank_accounts a join banks b on b.id = a.bank_id where a.id = ${employeeBankAccounts.replacesId})`,
  },
});

export const workPassRecords = employeeRecords(employeeWorkPasses, {
  order: sql`${employeeWorkPasses.status} in ('expired', 'cancelled'), ${newestFirst(employeeWorkPasses.expiry)}`,
  shown: {
    type: named("workpass_types", "name", employeeWorkPasses.typeId),
    occupation: sql<
      string | null
    >`(select other.code || ' ' || other.title from workpass_occupations other where other.id = ${employeeWorkPasses.occupationId})`,
  },
});

export const passportRecords = employeeRecords(employeePassports, {
  order: newestFirst(employeePassports.expiry),
  shown: {
    country: named("countries", "name", employeePassports.countryId),
    fileName: fileName(employeePassports.fileId),
  },
});

export const dependantRecords = employeeRecords(employeeDependants, { order: sql`${employeeDependants.dateOfBirth}` });

export const previousEmploymentRecords = employeeRecords(previousEmployments, {
  order: newestFirst(previousEmployments.from),
  shown: { fileName: fileName(previousEmployments.fileId) },
});

export const documentRecords = employeeRecords(employeeDocuments, {
  order: sql`${employeeDocuments.status} <> 'requested', ${newestFirst(employeeDocuments.createdAt)}`,
  shown: {
    type: named("document_types", "name", employeeDocuments.typeId),
    fileName: fileName(employeeDocuments.fileId),
  },
});

export function documentsOfClasses(classes: readonly DocumentClass[]): SQL {
  return inArray(employeeDocuments.visibility, [...classes]);
}

export const ketRecords = employeeRecords(kets, { order: sql`-${kets.number}` });

export const taskRecords = employeeRecords(employeeTasks, {
  // Whatever their state: completing one leaves the others in their places.
  order: sql`${employeeTasks.dueOn}, ${employeeTasks.title}`,
  shown: { doer: personOf(employeeTasks.doneBy) },
});

export const noTerms: SQL = sql`false`;

export const tasksOfManagers: SQL = eq(employeeTasks.owner, "manager");
export const noTasks: SQL = sql`false`;

export function tasksAmong(ids: readonly string[]): SQL {
  return inArray(employeeTasks.id, [...ids]);
}

export const transferRecords = employeeRecords(transfers, {
  order: newestFirst(transfers.createdAt),
  shown: {
    toCompany: named("companies", "name", transfers.toCompanyId),
    department: nameOrNull("departments", "department", transfers.departmentId),
    designation: nameOrNull("designations", "name", transfers.designationId),
    location: nameOrNull("work_locations", "name", transfers.locationId),
    manager: employeeName(transfers.managerId),
    successor: employeeName(transfers.successorId),
    decider: personOf(transfers.decidedBy),
    makerId: maker(transfers.createdBy),
  },
});

export const splitCompanyRecords = employeeRecords(splitCompanies, {
  order: sql`${splitCompanies.status} <> 'active', ${newestFirst(splitCompanies.from)}`,
  shown: {
    leadCompany: named("companies", "name", splitCompanies.leadCompanyId),
    companies: sql<string>`(select string_agg(${companies.name}, ', ' order by ${companies.name}) from ${companies} where ${companies.id}::text in (select leg ->> 'companyId' from jsonb_array_elements(${splitCompanies.legs}) leg))`,
    /** The person's employment in each company: the current one, otherwise the latest. */
    employments: sql<
      Record<string, { id: string; employeeNo: string }>
    >`(select coalesce(jsonb_object_agg(job.company_id, jsonb_build_object('id', job.id, 'employeeNo', job.employee_no)), '{}') from (
      select distinct on (other.company_id) other.company_id, other.id, other.employee_no from employees own
      join employees other on other.tenant_id = own.tenant_id and other.person_id = own.person_id
      where own.tenant_id = ${splitCompanies.tenantId} and own.id = ${splitCompanies.employeeId}
      order by other.company_id, other.status <> 'exited' desc, other.start_date desc) job)`,
    companyNames: sql<
      Record<string, string>
    >`(select jsonb_object_agg(${companies.id}, ${companies.name}) from ${companies} where ${companies.id}::text in (select leg ->> 'companyId' from jsonb_array_elements(${splitCompanies.legs}) leg))`,
  },
});
