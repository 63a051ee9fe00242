/** Labels and error messages of employee forms. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { type FieldErrors, serverErrors as errorsOf } from "../../../../form/faults.ts";
import type { FieldSpec, FieldWords } from "../../../../form/spec.ts";
import { problemOf } from "../../../../kit/problem.ts";
import type { MessageId } from "../../../../messages/catalogue.ts";
import type { Text } from "../../../../messages/use-text.ts";

const last = (path: string): string => path.split(".").at(-1) ?? path;

/** "address.home" and "phone.work" have their own labels; fields of a row use their last path segment. */
const ofOneKind = /^(address|phone)\.[^.]+$/;

/** Row fields share labels with form fields; choices of custom fields are their own labels. */
export function employeeWords(t: Text): FieldWords {
  const label = (name: string): string => t(`employees.field.${ofOneKind.test(name) ? name : last(name)}` as MessageId);
  return {
    field: label,
    choice: (path, value) =>
      path.startsWith("customFields.") ? value : t(`employees.${last(path)}.${value}` as MessageId),
    fault: (code, { params }) =>
      ownFaults.has(code) ? t(`employees.fault.${code}` as MessageId, params as Parameters<Text>[1]) : undefined,
    addRow: (name) => t("employees.addRow", { field: label(name) }),
    removeRow: (name, row) => t("employees.removeRow", { field: label(name), row }),
  };
}

/** Matches the contract's phone number format. */
export const checkTelephone: NonNullable<FieldSpec["check"]> = (t, value) =>
  /^\+?[0-9][0-9 ()/-]{2,}$/.test(String(value).trim()) ? undefined : t("employees.telephoneWrong");

/** Maps paths and parameters of the API to form fields. */
const aliases: Readonly<Record<string, string>> = { reporting_tos: "managerId", phones: "mobile", field: "studied" };
const asked: Readonly<Record<string, string>> = { "has-reports": "reportsTo" };

/** Server errors by field; undefined if none belongs to a field. */
export function serverErrors(t: Text, fields: readonly FieldSpec[], error: unknown): FieldErrors | undefined {
  const problem = problemOf(error);
  const named = (name: string): boolean => fields.some((field) => field.name === name);
  const wanted = asked[problem?.code ?? ""];
  if (problem?.code !== undefined && wanted !== undefined && named(wanted))
    return { [wanted]: t(`employees.fault.${problem.code}` as MessageId) };
  const renamed = (fault: ProblemFault): ProblemFault => ({
    ...fault,
    pointer: fault.pointer
      .split("/")
      .map((step) => (named(step) ? step : (aliases[step] ?? step)))
      .join("/"),
  });
  const body = problem && { ...problem, errors: problem.errors?.map(renamed) };
  return errorsOf(t, employeeWords(t), fields, { body });
}

/** Rule codes with a message of their own, `employees.fault.<code>`. */
export const ownFaults: ReadonlySet<string> = new Set([
  "already-employed",
  "has-begun",
  "has-reports",
  "no-job",
  "open-tasks",
  "by-transfer",
  "not-eligible",
  "purged",
  "not-offered",
  "wrong-state",
  "confirmation-open",
  "nothing-to-change",
  "before-start",
  "not-whole",
  "after-last-day",
  "before-current",
  "before-previous",
  "after-next",
  "first-row",
  "same-day",
  "in-future",
  "after-first-day",
  "only-pr",
  "one-primary",
  "before-notice",
  "not-later",
  "before-last-day",
  "circle",
  "wrong-letter",
  "wrong-shape",
  "wrong-kind",
  "account-number",
  "own-manager",
  "group-by-rule",
  "only-custom",
  "department-or-project",
  "employee-linked",
  "employee-invited",
  "employee-left",
  "no-work-email",
  "already-member",
]);
