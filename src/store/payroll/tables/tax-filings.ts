/** Tax filings of a company, and their forms: one of each person. Approved ones are kept by triggers of the migration. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CpfExcess } from "#src/domain/payroll/files/iras-ir8s.ts";
import type { ShareGain } from "#src/domain/payroll/files/iras-appendix-8b.ts";
import {
  type CountryCode,
  employerSources,
  filingKinds,
  filingStates,
  organisationIdTypes,
} from "#src/domain/payroll/tax-filing.ts";
import type { TaxBenefits, TaxCorrection, TaxFigures, TaxProblem } from "#src/domain/payroll/tax-form.ts";
import { employees } from "../../people/tables/employees.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { instant } from "../../shared/tables/policies.ts";

const cents = () => bigint({ mode: "number" }).notNull().default(0);

/** As it was at the approval; it is made again from the forms. */
export interface FilingFile {
  readonly form: "ir8a" | "ir8a-original" | "appendix-8a" | "ir8s";
  readonly fileName: string;
  readonly size: number;
  readonly sha256: string;
  readonly people: number;
}

export const taxFilings = companyTable(
  "tax_filings",
  {
    name: text().notNull(),
    year: integer().notNull(),
    kind: text({ enum: filingKinds }).notNull(),
    /** Counts the filings of the year. */
    number: integer().notNull(),
    amendsId: uuid(),
    status: text({ enum: filingStates }).notNull(),
    taskId: uuid(),
    done: integer().notNull().default(0),
    toDo: integer().notNull().default(0),
    people: integer().notNull().default(0),
    excluded: integer().notNull().default(0),
    withProblems: integer().notNull().default(0),
    amount: cents(),
    cpf: cents(),
    source: text({ enum: employerSources }).notNull().default("6"),
    organisationIdType: text({ enum: organisationIdTypes }).notNull().default("8"),
    organisationId: text(),
    authorisedPerson: text(),
    authorisedDesignation: text(),
    phone: text(),
    email: text(),
    division: text(),
    incomeRounding: text({ enum: ["down", "half-up"] })
      .notNull()
      .default("down"),
    deductionRounding: text({ enum: ["up", "half-up"] })
      .notNull()
      .default("up"),
    ir8sLastYear: integer().notNull().default(2025),
    countryCodes: jsonb().$type<CountryCode[]>().notNull().default([]),
    files: jsonb().$type<FilingFile[]>().notNull().default([]),
    /** Accounts that have started, drafted or changed it: none of them approves it. */
    makers: jsonb().$type<string[]>().notNull().default([]),
    draftedAt: instant(),
    draftedBy: uuid(),
    submittedAt: instant(),
    submittedBy: uuid(),
    approvedAt: instant(),
    approvedBy: uuid(),
    returnedAt: instant(),
    returnedBy: uuid(),
    returnReason: text(),
    acknowledgement: text(),
    acknowledgedOn: date(),
  },
  (table) => [
    uniqueIndex("tax_filings_number").on(table.tenantId, table.companyId, table.year, table.number),
    // A year has one filing that is not acknowledged yet.
    uniqueIndex("tax_filings_open")
      .on(table.tenantId, table.companyId, table.year)
      .where(sql`${table.status} <> 'acknowledged'`),
    check(
      "tax_filings_status",
      sql`${table.status} in ('drafting', 'draft', 'failed', 'submitted', 'approved', 'acknowledged')`,
    ),
    check("tax_filings_second", sql`${table.approvedBy} is null or not ${table.makers} ? ${table.approvedBy}::text`),
    check(
      "tax_filings_approved",
      sql`${table.status} not in ('approved', 'acknowledged') or ${table.approvedAt} is not null`,
    ),
  ],
);

export const taxForms = companyTable(
  "tax_forms",
  {
    filingId: uuid().notNull(),
    personId: uuid().notNull(),
    /** The last employment of the year. */
    employeeId: uuid().notNull(),
    /** Details of the person as they are filed, encrypted as JSON; null once the person is purged. */
    personEnc: text(),
    designation: text().notNull(),
    startedOn: date().notNull(),
    ceasedOn: date(),
    /** As drafted from the payslips. */
    drafted: jsonb().$type<TaxFigures>().notNull(),
    corrections: jsonb().$type<TaxCorrection[]>().notNull().default([]),
    benefits: jsonb().$type<TaxBenefits>(),
    gains: jsonb().$type<ShareGain[]>().notNull().default([]),
    /** As filed. */
    figures: jsonb().$type<TaxFigures>().notNull(),
    /** CPF above what the Act requires, by month: what Form IR8S reports. */
    excess: jsonb().$type<CpfExcess[]>().notNull().default([]),
    /** In an amendment: the form that was acknowledged last, and its figures. */
    earlierId: uuid(),
    earlier: jsonb().$type<TaxFigures>(),
    problems: jsonb().$type<TaxProblem[]>().notNull().default([]),
    problemCount: integer().notNull().default(0),
    unassigned: jsonb().$type<string[]>().notNull().default([]),
    nationalityKnown: boolean().notNull(),
    slipIds: jsonb().$type<string[]>().notNull().default([]),
    amount: cents(),
    /** Unchanged forms of an amendment are not filed. */
    changed: boolean().notNull().default(true),
    excludeReason: text(),
    /** The calculation that it belongs to: all forms of one have the same time. */
    draftedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("tax_forms_person").on(table.tenantId, table.filingId, table.personId),
    index("tax_forms_earlier").on(table.tenantId, table.personId),
    foreignKey({
      name: "tax_forms_filing",
      columns: [table.tenantId, table.filingId],
      foreignColumns: [taxFilings.tenantId, taxFilings.id],
    }),
    foreignKey({
      name: "tax_forms_employee",
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }),
  ],
);
