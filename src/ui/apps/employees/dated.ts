/** What holds from a day on, as the screens know it: its calls, its fields and how a row is read. */
import type { UseMutationOptions, UseQueryOptions } from "@tanstack/react-query";
import {
  addEmployeeJobMutation, addEmployeePayTermsMutation, addEmployeeResidencyMutation, addEmployeeStatutoryMutation, deleteEmployeeJobMutation,
  deleteEmployeePayTermsMutation, deleteEmployeeResidencyMutation, deleteEmployeeStatutoryMutation, listEmployeeJobsOptions, listEmployeePayTermsOptions,
  listEmployeeResidenciesOptions, listEmployeeStatutoryOptions, updateEmployeeJobMutation, updateEmployeePayTermsMutation, updateEmployeeResidencyMutation,
  updateEmployeeStatutoryMutation,
} from "#generated/hrms/hooks/employees.ts";
import type { EmployeeFieldClass, EmployeeJob, EmployeePayTerms } from "#generated/hrms/schema.ts";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput } from "#src/client/types.ts";
import type { FieldSpec, FormValues } from "./form/spec.ts";
import { jobBody } from "./new-body.ts";
import { jobFields, payFields, residencyFields } from "./new-fields.ts";

export interface DatedRow {
  readonly id: string;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly future: boolean;
  readonly reason: string | null;
  readonly version: number;
}

type Query = (input: AnyInput) => UseQueryOptions<{ readonly items: readonly DatedRow[] }, ApiError>;
type Mutation = () => UseMutationOptions<unknown, ApiError, AnyInput>;

export interface DatedKind {
  readonly name: "job" | "pay" | "residency" | "statutory";
  /** Whose right it needs to be changed. */
  readonly fieldClass: EmployeeFieldClass;
  readonly idName: string;
  readonly list: Query;
  readonly add: Mutation;
  readonly update: Mutation;
  readonly remove: Mutation;
  readonly fields: readonly FieldSpec[];
  /** From a row to the form. */
  readonly values: (row: DatedRow) => FormValues;
  readonly body: (body: Record<string, unknown>, row: DatedRow | undefined) => Record<string, unknown>;
}

const when: readonly FieldSpec[] = [
  { name: "effectiveFrom", kind: "date", required: true },
  { name: "reason", kind: "text", nullable: true, help: true },
];
const nothingElse = (body: Record<string, unknown>): Record<string, unknown> => body;
const record = (row: DatedRow): FormValues => row as unknown as FormValues;
const linesOf = (row: DatedRow | undefined): EmployeeJob["reportingLines"] => (row ? (row as unknown as EmployeeJob).reportingLines : []);

export const jobs: DatedKind = {
  name: "job",
  fieldClass: "public",
  idName: "jobId",
  list: listEmployeeJobsOptions as unknown as Query,
  add: addEmployeeJobMutation as unknown as Mutation,
  update: updateEmployeeJobMutation as unknown as Mutation,
  remove: deleteEmployeeJobMutation as unknown as Mutation,
  fields: [...when, ...jobFields],
  values: (row) => ({ ...record(row), managerId: linesOf(row).find(({ kind }) => kind === "primary")?.managerId ?? null }),
  // What the form does not ask for goes on as it was.
  body: (body, row) => ({ ...jobBody(body, linesOf(row).map(({ managerId, kind }) => ({ managerId, kind }))), costSplit: row ? (row as unknown as EmployeeJob).costSplit : [] }),
};

/** Overtime that somebody decided against the rule stays decided. */
function withOvertime(body: Record<string, unknown>, row: DatedRow | undefined): Record<string, unknown> {
  const before = row as unknown as EmployeePayTerms | undefined;
  return before?.otReason == null ? body : { ...body, otEligible: before.otEligible, otReason: before.otReason };
}

export const payTerms: DatedKind = {
  name: "pay",
  fieldClass: "pay",
  idName: "payTermsId",
  list: listEmployeePayTermsOptions as unknown as Query,
  add: addEmployeePayTermsMutation as unknown as Mutation,
  update: updateEmployeePayTermsMutation as unknown as Mutation,
  remove: deleteEmployeePayTermsMutation as unknown as Mutation,
  fields: [...when, ...payFields.map((field) => (field.name === "rateType" ? { ...field, required: true, help: false } : field))],
  values: record,
  body: withOvertime,
};

export const residencies: DatedKind = {
  name: "residency",
  fieldClass: "identity",
  idName: "residencyId",
  list: listEmployeeResidenciesOptions as unknown as Query,
  add: addEmployeeResidencyMutation as unknown as Mutation,
  update: updateEmployeeResidencyMutation as unknown as Mutation,
  remove: deleteEmployeeResidencyMutation as unknown as Mutation,
  fields: [...when, ...residencyFields],
  values: record,
  body: nothingElse,
};

const fundFields: readonly FieldSpec[] = [
  { name: "fund", kind: "choice", choices: { words: "fund", values: ["CDAC", "ECF", "MBMF", "SINDA"] }, required: true },
  { name: "mode", kind: "choice", choices: { words: "fundMode", values: ["auto", "optOut", "custom"] }, required: true },
  { name: "approvalRef", kind: "text" },
];

export const statutory: DatedKind = {
  name: "statutory",
  fieldClass: "pay",
  idName: "statutoryId",
  list: listEmployeeStatutoryOptions as unknown as Query,
  add: addEmployeeStatutoryMutation as unknown as Mutation,
  update: updateEmployeeStatutoryMutation as unknown as Mutation,
  remove: deleteEmployeeStatutoryMutation as unknown as Mutation,
  fields: [
    ...when,
    { name: "cpfPaidBy", kind: "choice", choices: { words: "cpfPaidBy", values: ["shared", "employer"] }, required: true },
    { name: "taxResident", kind: "flag" },
    { name: "sdlExemptReason", kind: "text", nullable: true, help: true },
    { name: "fwl", kind: "money", nullable: true },
    { name: "shg", kind: "rows", rows: fundFields },
  ],
  values: record,
  // Amounts of funds and opening balances are not asked for here, and go on as they were.
  body: (body, row) => {
    const before = row as unknown as { shg?: readonly { fund: string; amount?: number | null }[]; cpfOpening?: unknown } | undefined;
    const funds = Array.isArray(body["shg"]) ? (body["shg"] as { fund: string }[]) : [];
    const amountOf = (fund: string): number | null => before?.shg?.find((each) => each.fund === fund)?.amount ?? null;
    return { ...body, taxResident: body["taxResident"] === true, shg: funds.map((each) => ({ ...each, amount: amountOf(each.fund) })), cpfOpening: before?.cpfOpening ?? null };
  },
};
