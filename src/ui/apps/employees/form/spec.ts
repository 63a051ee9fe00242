/** Fields of the forms about employees: what each holds, when it is shown, how it is checked and sent. */
import type { Reference } from "../../../areas/area.ts";
import { problemOf } from "../../../kit/problem.ts";
import { Unparsed } from "../../../kit/unparsed.ts";
import { ruleFaultText } from "../../../crud/fault-text.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import type { Text } from "../../../messages/use-text.ts";

export type FormValues = Readonly<Record<string, unknown>>;
export type FormErrors = Readonly<Record<string, string | undefined>>;

export interface FieldSpec {
  /** In the body of the call, and in `employees.field.<name>`. */
  readonly name: string;
  /** "hundredths" are typed as numbers with decimals and sent as integers. */
  readonly kind: "text" | "email" | "lines" | "date" | "money" | "whole" | "hundredths" | "choice" | "flag" | "reference" | "references" | "words" | "rows";
  readonly required?: boolean;
  /** Sent as null where it is empty; otherwise it is left out. */
  readonly nullable?: boolean;
  /** `employees.<words>.<value>` names the values. */
  readonly choices?: { readonly words: string; readonly values: readonly string[] };
  readonly reference?: Reference;
  /** What each entry of "rows" holds. */
  readonly rows?: readonly FieldSpec[];
  /** `employees.help.<name>` stands below it. */
  readonly help?: boolean;
  readonly shown?: (values: FormValues) => boolean;
}

/** Kinds that need something typed to be read first, with the sentence for what cannot be. */
const unread: Partial<Record<FieldSpec["kind"], MessageId>> = { date: "crud.fault.date", money: "crud.fault.amount", whole: "crud.fault.whole", hundredths: "crud.fault.decimal" };

export const labelOf = (t: Text, name: string): string => t(`employees.field.${name}` as MessageId);
export const isShown = ({ shown }: FieldSpec, values: FormValues): boolean => shown?.(values) ?? true;

export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
}

/** What is missing or cannot be read, by field. */
export function checkFields(t: Text, fields: readonly FieldSpec[], values: FormValues): FormErrors {
  return Object.fromEntries(
    fields
      .filter((field) => isShown(field, values))
      .flatMap(({ name, kind, required = false, rows }) => {
        const value = values[name];
        if (rows && Array.isArray(value)) {
          const faults = value.flatMap((row: FormValues, at) => rows.filter((cell) => cell.required && isBlank(row[cell.name])).map((cell) => t("employees.rowFault", { row: at + 1, field: labelOf(t, cell.name) })));
          return faults[0] === undefined ? [] : [[name, faults[0]]];
        }
        if (value instanceof Unparsed) return [[name, t(unread[kind] ?? "common.fault.invalid")]];
        return required && isBlank(value) ? [[name, t("common.fault.required")]] : [];
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
  return Object.fromEntries(fields.map(({ name, kind }) => [name, kind === "hundredths" && typeof known[name] === "number" ? known[name] / 100 : (known[name] ?? null)]));
}

/** Fields that stand for a part of what is sent. */
const aliases: Readonly<Record<string, string>> = { reportingLines: "managerId", phones: "mobile" };

/** What the server found wrong, by the last name of each pointer that is a field of the form; undefined where none is to blame. */
export function serverErrors(t: Text, fields: readonly FieldSpec[], error: unknown): FormErrors | undefined {
  const found = (problemOf(error)?.errors ?? []).flatMap((fault) => {
    const steps = fault.pointer.split("/");
    const named = (name: string): boolean => fields.some((field) => field.name === name);
    const field = fields.find(({ name }) => steps.some((step) => (named(step) ? step : aliases[step]) === name));
    const own = `employees.fault.${fault.code}`;
    return field ? [[field.name, ownFaults.has(fault.code) ? t(own as MessageId) : ruleFaultText(t, fault)] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found.toReversed()) : undefined;
}

/** Broken rules that have a sentence of their own, `employees.fault.<code>`. */
export const ownFaults: ReadonlySet<string> = new Set([
  "already-employed", "has-begun", "has-reports", "no-job", "open-tasks", "by-transfer", "not-eligible", "not-offered", "wrong-state", "nothing-to-change", "before-start",
  "not-whole", "after-last-day", "before-current", "in-future", "after-first-day", "only-pr", "one-primary", "before-notice", "not-later",
  "before-last-day", "circle", "wrong-letter", "wrong-shape", "wrong-kind", "employee-linked", "employee-invited", "employee-left", "no-work-email", "already-member",
]);
