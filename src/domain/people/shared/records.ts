/** Vocabulary of an employee's sub-records: passes, bank accounts, documents, tasks. */
import type { fieldClasses } from "../../access/shared/vocabulary.ts";
import type { contractTypes, residencies } from "./vocabulary.ts";

export const relations = ["spouse", "child", "stepchild", "adoptedChild", "parent", "sibling", "other"] as const;

export const accountStates = ["pendingVerify", "active", "replaced", "rejected"] as const;
export const payMethods = ["giro", "fast", "paynow", "cheque", "cash"] as const;
export const shareKinds = ["remainder", "percent", "amount"] as const;

export const passStates = ["applied", "approvedInPrinciple", "issued", "renewing", "expired", "cancelled"] as const;
export type PassState = (typeof passStates)[number];
export const quotaSectors = ["services", "manufacturing", "construction", "marine", "process"] as const;

/** Who may read a document: a field class other than public. */
export const documentClasses = [
  "personal",
  "identity",
  "pay",
  "health",
] as const satisfies readonly (typeof fieldClasses)[number][];
export type DocumentClass = (typeof documentClasses)[number];
export const documentStates = ["requested", "submitted", "verified", "expired"] as const;

export const ketStates = ["draft", "issued", "acknowledged"] as const;

export const taskKinds = ["onboarding", "offboarding"] as const;
export type TaskKind = (typeof taskKinds)[number];
export const taskOwners = ["hr", "manager", "employee", "it", "payroll"] as const;
export type TaskOwner = (typeof taskOwners)[number];
export const taskStates = ["open", "inProgress", "done", "skipped"] as const;

/** Sent a few days before a task is due, and once it is overdue. */
export const taskReminders = ["soon", "overdue"] as const;

type OpenFor = "everybody" | "nonCitizens" | "foreigners";

/** A template task: due this many days after the start date, or before it if negative. */
export interface TemplateTask {
  readonly title: string;
  readonly owner: TaskOwner;
  readonly dueOffset: number;
  /** Whom the task is created for; everybody by default. */
  readonly openFor?: OpenFor;
  /** The document type to be submitted with the task. */
  readonly documentTypeId?: string | null;
}

/** Whether a task applies to an employee. If the residency is unknown it does: an unneeded task is easier to remove than to notice missing. */
export function isTaskOf(
  { openFor }: Pick<TemplateTask, "openFor">,
  residency: (typeof residencies)[number] | undefined,
): boolean {
  if (residency === undefined || openFor === undefined || openFor === "everybody") return true;
  return openFor === "nonCitizens" ? residency !== "citizen" : residency === "foreigner";
}

/** The kinds of employment for which a template's tasks are created automatically; an empty list means all. */
export interface TemplateConditions {
  readonly contractTypes: readonly (typeof contractTypes)[number][];
  readonly residencies: readonly (typeof residencies)[number][];
  readonly workpassTypeIds: readonly string[];
}

/** An employment on a day; undefined if not known yet. */
export interface EmploymentKind {
  readonly contractType: (typeof contractTypes)[number];
  readonly residency: (typeof residencies)[number] | undefined;
  readonly workpassTypeId: string | undefined;
}

/** Whether a template fits the employment. What is not known yet counts as fitting, for the same reason as above. */
export function isTemplateOf(
  { contractTypes: contracts, residencies: statuses, workpassTypeIds: passes }: TemplateConditions,
  { contractType, residency, workpassTypeId }: EmploymentKind,
): boolean {
  const fits = <Value>(wanted: readonly Value[], value: Value | undefined): boolean =>
    wanted.length === 0 || value === undefined || wanted.includes(value);
  // Citizens and permanent residents hold no pass.
  const holdsPass = residency === undefined || residency === "foreigner";
  return (
    fits(contracts, contractType) &&
    fits(statuses, residency) &&
    (passes.length === 0 || (holdsPass && fits(passes, workpassTypeId)))
  );
}

export const customFieldKinds = ["text", "number", "date", "yesNo", "choice"] as const;

export const confirmationStates = ["requested", "approved", "rejected", "withdrawn", "cancelled"] as const;
export const transferStates = ["requested", "approved", "rejected", "withdrawn", "executed"] as const;
export const leaveTransfers = ["carry", "encash", "forfeit"] as const;
export const passActions = ["none", "transfer", "newPass"] as const;

/** Who pays someone who works for several companies. */
export const splitPayers = ["lead", "each"] as const;
export const splitStates = ["active", "ended"] as const;

/**
 * A part of the work for one company: a share of it in hundredths of a percent, or a fixed sum in cents a month. A person has one open
 * employment in a company, so the company says whose employment it is, and a rehire there needs no change of the split.
 */
export interface SplitLeg {
  readonly companyId: string;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly from: string;
  readonly to: string | null;
}
