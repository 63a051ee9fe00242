/** Fields of a rate set besides its rows: start date, source, terms. */
import { css } from "#generated/styles/css/index.js";
import { updateRateSet as form } from "#generated/hrms/forms/rates.ts";
import type { RateSet } from "#generated/hrms/schema.ts";
import { isFund } from "#src/domain/statutory/rate-sets/rate-columns.ts";
import type { RateKind } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { FormField } from "../../../form/form-field.tsx";
import { type FieldSpec, type FieldWords, specsOf, type Values } from "../../../form/spec.ts";
import { Unparsed } from "../../../kit/unparsed.ts";
import { type Text, useText } from "../../../messages/use-text.ts";

export const startFields = specsOf(form, {}, [
  "effectiveFrom",
  "announcedUpTo",
  "sourceTitle",
  "sourceUrl",
  "certainty",
]);
const terms = form.terms.fields;

/** Who contributes to a fund, and how a private fund is calculated. */
export const termFields = (kind: RateKind): readonly FieldSpec[] =>
  isFund(kind)
    ? specsOf(terms, { passes: { words: "pass" } }, ["passes"])
    : kind === "ppf"
      ? specsOf(terms, { base: { required: true }, ceiling: { kind: "money" }, rounding: { required: true } }, [
          "base",
          "ceiling",
          "rounding",
        ])
      : kind === "levy"
        ? specsOf(terms, { payByDay: { required: true }, daysInYear: { required: true } }, ["payByDay", "daysInYear"])
        : [];

const helps = {
  announcedUpTo: "rates.announcedHelp",
  sourceUrl: "rates.sourceUrlHelp",
  certainty: "rates.certaintyHelp",
  passes: "rates.passesHelp",
} as const;

export const rateWords = (t: Text): FieldWords => ({
  field: (name) => t(`rates.head.${name as "effectiveFrom"}`),
  help: (name) => (name in helps ? t(helps[name as keyof typeof helps]) : undefined),
  choice: (name, value) => t(`rates.${name as "certainty"}.${value as RateSet["certainty"]}`),
});

/** An unparsed date is sent as typed, so that the contract reports it. */
export function startBody(values: Values) {
  const text = (name: string): string => {
    const value = values[name];
    return value instanceof Unparsed ? value.text : String(value ?? "").trim();
  };
  return {
    effectiveFrom: text("effectiveFrom"),
    announcedUpTo: text("announcedUpTo"),
    sourceTitle: text("sourceTitle"),
    sourceUrl: text("sourceUrl"),
    certainty: text("certainty") as RateSet["certainty"],
  };
}

interface DraftFieldsProps {
  fields: readonly FieldSpec[];
  columns: number;
  values: Values;
  errorOf: (name: string) => string | undefined;
  onChange: (values: Values) => void;
}

export function DraftFields({ fields, columns, values, errorOf, onChange }: DraftFieldsProps) {
  const words = rateWords(useText());
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: { base: "1fr", sm: "repeat(var(--columns), 1fr)" },
        gap: "4",
      })}
      style={{ ["--columns" as string]: columns }}
    >
      {fields.map((field) => (
        <FormField
          key={field.name}
          wide
          optional={!field.required && field.kind !== "choices"}
          field={field}
          words={words}
          values={values}
          error={errorOf(field.name)}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
    </div>
  );
}
