/** Fields of the forms about employees: what each holds, when it is shown, how it is checked and sent. */
import type { Reference } from "../../../../crud/area.ts";
import { problemOf } from "../../../../kit/problem.ts";
import { Unparsed } from "../../../../kit/unparsed.ts";
import { ruleFaultText } from "../../../../crud/fault-text.ts";
import type { MessageId } from "../../../../messages/catalogue.ts";
import type { Text } from "../../../../messages/use-text.ts";

export type FormValues = Readonly<Record<string, unknown>>;
export type FormErrors = Readonly<Record<string, string | undefined>>;

export interface FieldSpec {
  /** In the body of the call, and in `employees.field.<name>`. */
  readonly name: string;
  /** Of a field that the product does not know by name. */
  readonly label?: string;
  /** "hundredths" are typed as numbers with decimals and sent as integers. */
  readonly kind:
    | "text"
    | "email"
    | "lines"
    | "date"
    | "money"
    | "whole"
    | "hundredths"
    | "number"
    | "choice"
    | "flag"
    | "yesNo"
    | "reference"
    | "references"
    | "words"
    | "rows";
  readonly required?: boolean;
  /** Sent as null where it is empty; otherwise it is left out. */
  readonly nullable?: boolean;
  /** `employees.<words>.<value>` names the values; without words they are their own names. */
  readonly choices?: { readonly words?: string; readonly values: readonly string[] };
  readonly reference?: Reference;
  /** What each entry of "rows" holds. */
  readonly rows?: readonly FieldSpec[];
  /** What it holds in a new entry of "rows", where that is not the first of its choices. */
  readonly first?: string;
  /** How many entries of "rows" there may be. */
  readonly most?: number;
  /** `employees.help.<name>` stands below it. */
  readonly help?: boolean;
  /** False: only the form needs it, a row that is read does not. */
  readonly inFacts?: boolean;
  readonly shown?: (values: FormValues) => boolean;
  /** What is wrong with what was filled in, beyond its kind. */
  readonly check?: (t: Text, value: unknown, values: FormValues) => string | undefined;
}

/** Kinds that need something typed to be read first, with the sentence for what cannot be. */
const unread: Partial<Record<FieldSpec["kind"], MessageId>> = {
  date: "crud.fault.date",
  money: "crud.fault.amount",
  whole: "crud.fault.whole",
  hundredths: "crud.fault.decimal",
  number: "crud.fault.decimal",
};

export const labelOf = (t: Text, { name, label }: Pick<FieldSpec, "name" | "label">): string =>
  label ?? t(`employees.field.${name}` as MessageId);
export const choiceText = (t: Text, { words }: NonNullable<FieldSpec["choices"]>, value: string): string =>
  words === undefined ? value : t(`employees.${words}.${value}` as MessageId);
export const isShown = ({ shown }: FieldSpec, values: FormValues): boolean => shown?.(values) ?? true;

export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
}

/** The server looks closer; this much can be told while one types. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** As the contract has telephone numbers. */
export const checkTelephone: NonNullable<FieldSpec["check"]> = (t, value) =>
  /^\+?[0-9][0-9 ()/-]{2,}$/.test(String(value).trim()) ? undefined : t("employees.telephoneWrong");

/** The first thing that is wrong within entries: which of them, and which of its fields. */
function rowsFault(t: Text, cells: readonly FieldSpec[], rows: readonly FormValues[]): string | undefined {
  for (const [at, row] of rows.entries()) {
    for (const cell of cells.filter((each) => isShown(each, row))) {
      const fault = faultOf(t, cell, row);
      if (fault !== undefined) return t("crud.fault.inRow", { row: at + 1, field: labelOf(t, cell), fault });
    }
  }
  return undefined;
}

function faultOf(
  t: Text,
  { name, kind, required = false, rows, check }: FieldSpec,
  values: FormValues,
): string | undefined {
  const value = values[name];
  if (value instanceof Unparsed) return t(unread[kind] ?? "common.fault.invalid");
  if (rows && Array.isArray(value))
    return rowsFault(t, rows, value as readonly FormValues[]) ?? check?.(t, value, values);
  if (isBlank(value)) return required ? t("common.fault.required") : undefined;
  if (kind === "email" && !address.test(String(value).trim())) return t("common.fault.format", { format: "email" });
  return check?.(t, value, values);
}

/** What is missing or cannot be read, by field. */
export function checkFields(t: Text, fields: readonly FieldSpec[], values: FormValues): FormErrors {
  return Object.fromEntries(
    fields
      .filter((field) => isShown(field, values))
      .flatMap((field) => {
        const fault = faultOf(t, field, values);
        return fault === undefined ? [] : [[field.name, fault]];
      }),
  );
}

function sent({ kind, rows }: FieldSpec, value: unknown): unknown {
  if (rows && Array.isArray(value)) return value.map((row: FormValues) => bodyOf(rows, row));
  if (kind === "hundredths" && typeof value === "number") return Math.round(value * 100);
  return typeof value === "string" ? value.trim() : value;
}

/** The fields as the contract takes them; what is not shown stays out. */
export function bodyOf(fields: readonly FieldSpec[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter((field) => isShown(field, values))
      .flatMap((field) => {
        const value = values[field.name];
        if (!isBlank(value)) return [[field.name, sent(field, value)]];
        return field.nullable ? [[field.name, null]] : [];
      }),
  );
}

/** Values of a record as a form shows them. */
export function valuesFrom(fields: readonly FieldSpec[], record: object): FormValues {
  const known = record as FormValues;
  const valueOf = ({ name, kind, rows }: FieldSpec): unknown => {
    const value = known[name];
    if (rows && Array.isArray(value)) return value.map((row: FormValues) => valuesFrom(rows, row));
    return kind === "hundredths" && typeof value === "number" ? value / 100 : (value ?? null);
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

/** Fields that stand for a part of what is sent, and for what a broken rule asks. */
const aliases: Readonly<Record<string, string>> = { reporting_tos: "managerId", phones: "mobile", field: "studied" };
const asked: Readonly<Record<string, string>> = { "has-reports": "reportsTo" };

/** What the server found wrong, by the last name of each pointer that is a field of the form; undefined where none is to blame. */
export function serverErrors(t: Text, fields: readonly FieldSpec[], error: unknown): FormErrors | undefined {
  const problem = problemOf(error);
  const named = (name: string): boolean => fields.some((field) => field.name === name);
  const wordsOf = (code: string, otherwise: () => string): string =>
    ownFaults.has(code) ? t(`employees.fault.${code}` as MessageId) : otherwise();
  const wanted = asked[problem?.code ?? ""];
  if (problem?.code !== undefined && wanted !== undefined && named(wanted))
    return { [wanted]: wordsOf(problem.code, () => "") };
  const found = (problem?.errors ?? []).flatMap((fault) => {
    // Values of the company's own fields stand one step deeper, and have names of two parts.
    const steps = fault.pointer.replace(/\/customFields\//, "/customFields.").split("/");
    const field = fields.find(({ name }) => steps.some((step) => (named(step) ? step : aliases[step]) === name));
    if (!field) return [];
    const text = wordsOf(fault.code, () => ruleFaultText(t, fault));
    // Within entries: "/phones/1/number".
    const [row, cell] = steps.slice(steps.indexOf(field.name) + 1);
    const inside = field.rows?.find(({ name }) => cell !== undefined && [cell, aliases[cell]].includes(name));
    return [
      [
        field.name,
        inside ? t("crud.fault.inRow", { row: Number(row) + 1, field: labelOf(t, inside), fault: text }) : text,
      ] as const,
    ];
  });
  return found.length > 0 ? Object.fromEntries(found.toReversed()) : undefined;
}

/** Broken rules that have a sentence of their own, `employees.fault.<code>`. */
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
  "nothing-to-change",
  "before-start",
  "not-whole",
  "after-last-day",
  "before-current",
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
