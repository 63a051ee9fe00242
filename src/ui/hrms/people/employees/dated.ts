/** What holds from a day on, as the screens know it: its calls, its fields and how a row is read. */
import type { UseMutationOptions, UseQueryOptions } from "@tanstack/react-query";
import { type ComponentType, lazy } from "react";
import {
  addEmployeeJobMutation,
  addEmployeePayTermsMutation,
  addEmployeeResidencyMutation,
  addEmployeeStatutoryMutation,
  deleteEmployeeJobMutation,
  deleteEmployeePayTermsMutation,
  deleteEmployeeResidencyMutation,
  deleteEmployeeStatutoryMutation,
  listEmployeeJobsOptions,
  listEmployeePayTermsOptions,
  listEmployeeResidenciesOptions,
  listEmployeeStatutoryOptions,
  updateEmployeeJobMutation,
  updateEmployeePayTermsMutation,
  updateEmployeeResidencyMutation,
  updateEmployeeStatutoryMutation,
} from "#generated/hrms/hooks/employees.ts";
import type {
  Employee,
  EmployeeFieldClass,
  EmployeeJob,
  EmployeePayTerms,
  EmployeeResidency,
  EmployeeStatutory,
} from "#generated/hrms/schema.ts";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput } from "#src/client/types.ts";
import { prYearStarts } from "#src/domain/statutory/cpf/person.ts";
import type { FieldSpec, FormValues } from "./form/spec.ts";
import { jobBody } from "./new-body.ts";
import { jobFields, payFields, residencyFields } from "./new-fields.ts";
import { departments, projects } from "../shared/references.ts";

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
  /** What a row says besides, as it follows from the fields. */
  readonly facts?: readonly FieldSpec[];
  /** From a row to the form. */
  readonly values: (row: DatedRow) => FormValues;
  readonly body: (body: Record<string, unknown>) => Record<string, unknown>;
  /** What follows from the values while they are typed. */
  readonly hints?: ComponentType<{ employee: Employee; values: FormValues }>;
}

const when: readonly FieldSpec[] = [
  { name: "effectiveFrom", kind: "date", required: true },
  { name: "reason", kind: "text", nullable: true, help: true },
];
type Body = Record<string, unknown>;
const nothingElse = (body: Body): Body => body;
const record = (row: DatedRow): FormValues => row as unknown as FormValues;
const rowsOf = (body: Body, field: string): readonly Body[] =>
  Array.isArray(body[field]) ? (body[field] as readonly Body[]) : [];

/** Who bears the costs: the department of the job where nobody says otherwise. */
const costSplit: FieldSpec = {
  name: "costSplit",
  kind: "rows",
  most: 20,
  help: true,
  rows: [
    {
      name: "bearer",
      kind: "choice",
      choices: { words: "bearer", values: ["department", "project"] },
      required: true,
      inFacts: false,
    },
    { name: "pct", kind: "hundredths", required: true },
    {
      name: "departmentId",
      kind: "reference",
      reference: departments,
      required: true,
      shown: ({ bearer }) => bearer === "department",
    },
    {
      name: "projectId",
      kind: "reference",
      reference: projects,
      required: true,
      shown: ({ bearer }) => bearer === "project",
    },
  ],
  check: (t, value) => {
    const shares = value as readonly { pct?: unknown }[];
    const sum = shares.reduce((total, { pct }) => total + Math.round(Number(pct) * 100), 0);
    return shares.length === 0 || sum === 10_000 ? undefined : t("employees.fault.not-whole");
  },
};

export const jobs: DatedKind = {
  name: "job",
  fieldClass: "public",
  idName: "jobId",
  list: listEmployeeJobsOptions as unknown as Query,
  add: addEmployeeJobMutation as unknown as Mutation,
  update: updateEmployeeJobMutation as unknown as Mutation,
  remove: deleteEmployeeJobMutation as unknown as Mutation,
  fields: [...when, ...jobFields, costSplit],
  values: (row) => {
    const { reporting_tos, costSplit: shares, ...job } = row as unknown as EmployeeJob;
    return {
      ...job,
      managerId: reporting_tos.find(({ kind }) => kind === "primary")?.managerId ?? null,
      dottedManagerIds: reporting_tos.flatMap(({ kind, managerId }) => (kind === "dotted" ? [managerId] : [])),
      costSplit: shares.map((share) => ({ ...share, bearer: share.projectId === null ? "department" : "project" })),
    };
  },
  body: (body) => ({
    ...jobBody(body),
    costSplit: rowsOf(body, "costSplit").map(({ bearer: _bearer, ...share }) => share),
  }),
};

const overtime: readonly FieldSpec[] = [
  {
    name: "overtime",
    kind: "choice",
    choices: { words: "overtime", values: ["paid", "unpaid"] },
    help: true,
    inFacts: false,
  },
  { name: "otReason", kind: "text", required: true, shown: ({ overtime: decided }) => Boolean(decided) },
];

/** Overtime goes by class and basic pay where nobody decides otherwise, and says why. */
function payBody({ overtime: decided, ...body }: Body): Body {
  return decided === undefined ? body : { ...body, otEligible: decided === "paid" };
}

export const payTerms: DatedKind = {
  name: "pay",
  hints: lazy(async () => ({ default: (await import("./pay-hints.tsx")).PayTermsHints })),
  fieldClass: "pay",
  idName: "payTermsId",
  list: listEmployeePayTermsOptions as unknown as Query,
  add: addEmployeePayTermsMutation as unknown as Mutation,
  update: updateEmployeePayTermsMutation as unknown as Mutation,
  remove: deleteEmployeePayTermsMutation as unknown as Mutation,
  fields: [
    ...when,
    ...payFields.map((field) => (field.name === "rateType" ? { ...field, required: true, help: false } : field)),
    ...overtime,
  ],
  facts: [
    { name: "otEligible", kind: "flag" },
    { name: "partIV", kind: "flag" },
  ],
  values: (row) => {
    const { otReason, otEligible } = row as unknown as EmployeePayTerms;
    return { ...record(row), overtime: otReason === null ? null : otEligible ? "paid" : "unpaid" };
  },
  body: payBody,
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
  facts: [
    { name: "prSecondYear", kind: "date" },
    { name: "prThirdYear", kind: "date" },
  ],
  values: (row) => {
    const { prGrantedOn } = row as unknown as EmployeeResidency;
    const starts = prGrantedOn === null ? null : prYearStarts(prGrantedOn);
    return { ...record(row), prSecondYear: starts?.second ?? null, prThirdYear: starts?.third ?? null };
  },
  body: nothingElse,
};

const funds: FieldSpec = {
  name: "shg",
  kind: "rows",
  most: 4,
  rows: [
    {
      name: "fund",
      kind: "choice",
      choices: { words: "fund", values: ["CDAC", "ECF", "MBMF", "SINDA"] },
      required: true,
    },
    {
      name: "mode",
      kind: "choice",
      choices: { words: "fundMode", values: ["auto", "optOut", "custom"] },
      required: true,
    },
    { name: "amount", kind: "money", required: true, shown: ({ mode }) => mode === "custom" },
    { name: "approvalRef", kind: "text", nullable: true },
  ],
};

/** One year at most: a list, so that it can be left out. */
const cpfOpening: FieldSpec = {
  name: "cpfOpening",
  kind: "rows",
  most: 1,
  help: true,
  rows: [
    { name: "year", kind: "whole", required: true },
    {
      name: "employer",
      kind: "choice",
      choices: { words: "openingEmployer", values: ["own", "other", "related"] },
      required: true,
    },
    { name: "ordinaryWages", kind: "money", required: true },
    { name: "additionalWages", kind: "money", required: true },
    { name: "approvalRef", kind: "text", nullable: true },
  ],
};

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
    {
      name: "cpfPaidBy",
      kind: "choice",
      choices: { words: "cpfPaidBy", values: ["shared", "employer"] },
      required: true,
    },
    { name: "taxResident", kind: "flag" },
    { name: "sdlExemptReason", kind: "text", nullable: true, help: true },
    { name: "fwl", kind: "money", nullable: true },
    funds,
    cpfOpening,
  ],
  values: (row) => {
    const { cpfOpening: opening, ...rest } = row as unknown as EmployeeStatutory;
    return { ...rest, cpfOpening: opening === null ? [] : [opening] };
  },
  body: (body) => ({
    ...body,
    taxResident: body["taxResident"] === true,
    shg: rowsOf(body, "shg"),
    cpfOpening: rowsOf(body, "cpfOpening")[0] ?? null,
  }),
};
