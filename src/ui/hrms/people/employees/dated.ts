/** Kinds of dated records (job, pay, residency, statutory terms): operations, form fields and conversions. */
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
  getEmployeeJobImpactOptions,
  getEmployeePayTermsImpactOptions,
  getEmployeeResidencyImpactOptions,
  getEmployeeStatutoryImpactOptions,
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
  CorrectionImpact,
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
import { addEmployeeJob, addEmployeePayTerms, addEmployeeStatutory } from "#generated/hrms/forms/employees.ts";
import { type FieldSpec, specsOf, type Values } from "../../../form/spec.ts";
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
type ImpactQuery = (input: AnyInput) => UseQueryOptions<CorrectionImpact, ApiError>;
type Mutation = () => UseMutationOptions<unknown, ApiError, AnyInput>;

export interface DatedKind {
  readonly name: "job" | "pay" | "residency" | "statutory";
  /** Field class needed to change these records. */
  readonly fieldClass: EmployeeFieldClass;
  readonly idName: string;
  readonly list: Query;
  /** What depends on a row. */
  readonly impact: ImpactQuery;
  readonly add: Mutation;
  readonly update: Mutation;
  readonly remove: Mutation;
  readonly fields: readonly FieldSpec[];
  /** Computed facts shown beside the fields. */
  readonly facts?: readonly FieldSpec[];
  readonly values: (row: DatedRow) => Values;
  readonly body: (body: Record<string, unknown>) => Record<string, unknown>;
  /** Hints computed from the values while they are being entered. */
  readonly hints?: ComponentType<{ employee: Employee; values: Values }>;
}

const when = specsOf(addEmployeeJob, { reason: { help: true } }, ["effectiveFrom", "reason"]);
type Body = Record<string, unknown>;
const nothingElse = (body: Body): Body => body;
const record = (row: DatedRow): Values => row as unknown as Values;
const rowsOf = (body: Body, field: string): readonly Body[] =>
  Array.isArray(body[field]) ? (body[field] as readonly Body[]) : [];

/** Cost allocation; defaults to the department of the job. */
const costSplit: FieldSpec = {
  name: "costSplit",
  kind: "rows",
  maxItems: addEmployeeJob.costSplit.maxItems,
  help: true,
  rows: [
    {
      name: "bearer",
      kind: "choice",
      choices: ["department", "project"],
      initial: "department",
      required: true,
      inFacts: false,
    },
    ...specsOf(
      addEmployeeJob.costSplit.items.fields,
      {
        pct: { kind: "hundredths" },
        departmentId: {
          reference: departments,
          required: true,
          nullable: false,
          shown: ({ bearer }) => bearer === "department",
        },
        projectId: {
          reference: projects,
          required: true,
          nullable: false,
          shown: ({ bearer }) => bearer === "project",
        },
      },
      ["pct", "departmentId", "projectId"],
    ),
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
  impact: getEmployeeJobImpactOptions as unknown as ImpactQuery,
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
    choices: ["paid", "unpaid"],
    help: true,
    inFacts: false,
  },
  ...specsOf(
    addEmployeePayTerms,
    { otReason: { required: true, nullable: false, shown: ({ overtime: decided }) => Boolean(decided) } },
    ["otReason"],
  ),
];

/** Overtime eligibility follows from class and basic pay; overriding it needs a reason. */
function payBody({ overtime: decided, ...body }: Body): Body {
  return decided === undefined ? body : { ...body, otEligible: decided === "paid" };
}

export const payTerms: DatedKind = {
  name: "pay",
  hints: lazy(async () => ({ default: (await import("./pay-hints.tsx")).PayTermsHints })),
  fieldClass: "pay",
  idName: "payTermsId",
  list: listEmployeePayTermsOptions as unknown as Query,
  impact: getEmployeePayTermsImpactOptions as unknown as ImpactQuery,
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
  impact: getEmployeeResidencyImpactOptions as unknown as ImpactQuery,
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

const { shg, cpfOpening } = addEmployeeStatutory;

const statutoryFields = specsOf(
  addEmployeeStatutory,
  {
    cpfPaidBy: { required: true },
    sdlExemptReason: { help: true },
    inPpf: { help: true },
    ppfEmployeeShare: { help: true, shown: ({ inPpf }) => inPpf === true },
    ppfEmployerShare: { help: true, shown: ({ inPpf }) => inPpf === true },
    shg: {
      rows: specsOf(shg.items.fields, {
        fund: { initial: "CDAC" },
        mode: { words: "fundMode", initial: "auto" },
        amount: { required: true, nullable: false, shown: ({ mode }) => mode === "custom" },
      }),
    },
    // An optional single value, modelled as a list of at most one.
    cpfOpening: {
      kind: "rows",
      maxItems: 1,
      nullable: false,
      help: true,
      rows: specsOf(cpfOpening.fields, { employer: { words: "openingEmployer", initial: "own" } }, [
        "year",
        "employer",
        "ordinaryWages",
        "additionalWages",
        "approvalRef",
      ]),
    },
  },
  ["cpfPaidBy", "taxResident", "sdlExemptReason", "shg", "inPpf", "ppfEmployeeShare", "ppfEmployerShare", "cpfOpening"],
);

export const statutory: DatedKind = {
  name: "statutory",
  fieldClass: "pay",
  idName: "statutoryId",
  list: listEmployeeStatutoryOptions as unknown as Query,
  impact: getEmployeeStatutoryImpactOptions as unknown as ImpactQuery,
  add: addEmployeeStatutoryMutation as unknown as Mutation,
  update: updateEmployeeStatutoryMutation as unknown as Mutation,
  remove: deleteEmployeeStatutoryMutation as unknown as Mutation,
  fields: [...when, ...statutoryFields],
  values: (row) => {
    const { cpfOpening: opening, ...rest } = row as unknown as EmployeeStatutory;
    return { ...rest, cpfOpening: opening === null ? [] : [opening] };
  },
  body: (body) => ({
    ...body,
    taxResident: body["taxResident"] === true,
    inPpf: body["inPpf"] === true,
    ppfEmployeeShare: body["inPpf"] === true ? (body["ppfEmployeeShare"] ?? null) : null,
    ppfEmployerShare: body["inPpf"] === true ? (body["ppfEmployerShare"] ?? null) : null,
    shg: rowsOf(body, "shg"),
    cpfOpening: rowsOf(body, "cpfOpening")[0] ?? null,
  }),
};
