/** Error messages of fields. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { faultText } from "../kit/problem.ts";
import type { MessageId } from "../messages/catalogue.ts";
import type { Text } from "../messages/use-text.ts";
import type { Kind } from "./kind.ts";
import { type FieldSpec, type FieldWords, labelOf } from "./spec.ts";

const rules: Readonly<Record<string, MessageId>> = {
  cycle: "crud.fault.cycle",
  "unknown-reference": "crud.fault.unknownReference",
  twice: "crud.fault.twice",
  "too-early": "crud.fault.tooEarly",
  time: "crud.fault.time",
  decimal: "crud.fault.decimal",
};

/** Kinds whose input must be parsed, with the message for invalid input. */
export const kindFaults: Readonly<Partial<Record<Kind, MessageId>>> = {
  money: "crud.fault.amount",
  whole: "crud.fault.whole",
  date: "crud.fault.date",
  time: "crud.fault.time",
  decimal: "crud.fault.decimal",
  hundredths: "crud.fault.decimal",
  parts: "crud.fault.decimal",
};

/** Message of a fault without field information. */
export function ruleFaultText(t: Text, fault: ProblemFault): string {
  const rule = rules[fault.code] ?? kindFaults[fault.code as Kind];
  return rule ? t(rule) : faultText(t, fault);
}

/** Message of a fault within rows, naming row and field. */
function rowFaultText(t: Text, words: FieldWords, field: FieldSpec, fault: ProblemFault): string {
  const steps = fault.pointer.split("/");
  const at = steps.indexOf(field.name);
  const name = steps[at + 2] ?? "";
  const cell = field.rows?.find((each) => each.name === name) ?? { name, kind: "other" };
  return t("crud.fault.inRow", {
    row: Number(steps[at + 1]) + 1,
    field: labelOf(words, cell, `${field.name}.${name}`),
    fault: words.fault?.(fault.code, fault) ?? ruleFaultText(t, fault),
  });
}

export const requiredText = (t: Text, words: FieldWords, field: FieldSpec): string =>
  t("common.fault.requiredField", { field: labelOf(words, field) });

export function fieldFaultText(t: Text, words: FieldWords, field: FieldSpec, fault: ProblemFault): string {
  const { code, params = {} } = fault;
  const { name, kind, pattern } = field;
  const value = (given: unknown): string => words.value?.(name, given) ?? String(given);
  if (field.rows && /\/\d+\/[^/]+$/.test(fault.pointer)) return rowFaultText(t, words, field, fault);
  const own = words.fault?.(code, fault);
  if (own !== undefined) return own;
  if (code === "below-field")
    return t("crud.fault.belowField", {
      minimum: value(params["minimum"]),
      field: words.field(String(params["field"])),
    });
  // Limits of amounts are in cents; users enter dollars.
  if (kind === "money" && code === "minimum") return t("crud.fault.least", { limit: value(params["limit"]) });
  if (kind === "money" && code === "maximum") return t("crud.fault.most", { limit: value(params["limit"]) });
  if (code === "type" && (kind === "money" || kind === "whole")) return ruleFaultText(t, { ...fault, code: kind });
  // A specific pattern message is more useful than "required".
  if (
    code === "required" ||
    (code === "pattern" && pattern === "\\S") ||
    (code === "minLength" && params["limit"] === 1)
  )
    return requiredText(t, words, field);
  return ruleFaultText(t, fault);
}
