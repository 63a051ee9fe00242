/** Checks values of custom fields against the company's definitions. */
import type { ProblemFault } from "../../contract/problem.ts";
import { isDate } from "../shared/calendar.ts";
import type { customFieldKinds } from "./shared/records.ts";
import type { CustomFields } from "./shared/vocabulary.ts";

export interface CustomFieldRule {
  readonly code: string;
  readonly kind: (typeof customFieldKinds)[number];
  readonly choices: readonly string[];
  readonly required: boolean;
}

const longest = 500;

/** The fault of a value; undefined if it is valid. */
function faultOf({ kind, choices }: CustomFieldRule, value: string | number | boolean): string | undefined {
  if (kind === "number") return typeof value === "number" && Number.isFinite(value) ? undefined : "type";
  if (kind === "yesNo") return typeof value === "boolean" ? undefined : "type";
  if (typeof value !== "string") return "type";
  if (kind === "date") return isDate(value) ? undefined : "format";
  if (kind === "choice") return choices.includes(value) ? undefined : "enum";
  return value.length > longest ? "maxLength" : undefined;
}

/** Existing values of deleted fields may stay; any other value needs a definition. */
export function customFieldFaults(
  rules: readonly CustomFieldRule[],
  values: CustomFields,
  before: CustomFields = {},
): ProblemFault[] {
  const given = Object.entries(values).flatMap(([code, value]): ProblemFault[] => {
    const rule = rules.find((one) => one.code === code);
    const pointer = `/customFields/${code}`;
    if (!rule) return value === (before[code] ?? null) ? [] : [{ pointer, code: "unknown" }];
    const fault = value === null ? undefined : faultOf(rule, value);
    return fault === undefined ? [] : [{ pointer, code: fault }];
  });
  const missing = rules
    .filter(({ code, required }) => required && (values[code] ?? null) === null)
    .map(({ code }) => ({ pointer: `/customFields/${code}`, code: "required" }));
  return [...given, ...missing];
}
