/** The value of a field as it is read, with the names of records that a form has shown. */
import { useIntl } from "react-intl";
import { referenceName } from "../../../crud/reference-names.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Unparsed } from "../../../kit/unparsed.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { isBlank, type FieldSpec } from "./spec.ts";

export function useValueText(): (field: FieldSpec, value: unknown) => string {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  return ({ kind, choices }, value) => {
    if (isBlank(value) || value instanceof Unparsed) return "–";
    if (kind === "money") return format.money(Number(value));
    if (kind === "date") return format.date(String(value));
    if (kind === "whole" || kind === "hundredths") return format.number(Number(value));
    if (kind === "flag") return t(value === true ? "crud.yes" : "crud.no");
    if (choices) return t(`employees.${choices.words}.${String(value)}` as MessageId);
    if (kind === "reference") return referenceName(String(value)) ?? "…";
    if (Array.isArray(value)) return intl.formatList(value.map((each) => (kind === "references" ? (referenceName(String(each)) ?? "…") : String(each))), { type: "unit" });
    return String(value);
  };
}
