/** The text of a problem: the box or detail, and what is wrong with it. */
import type { TaxForm } from "#generated/hrms/schema.ts";
import { useText, type Text } from "../../../messages/use-text.ts";
import { boxNames } from "./box-groups.ts";

type Problem = TaxForm["problems"][number];

/** Details of the person, of benefits and of gains. */
const details = [
  "id",
  "idType",
  "name",
  "nationality",
  "birthDate",
  "startedOn",
  "ceasedOn",
  "designation",
  "street",
  "level",
  "unit",
  "postalCode",
  "addressLines",
  "country",
  "from",
  "to",
  "address",
  "annualValue",
  "rentByEmployer",
  "furnished",
  "sharers",
  "company",
  "grantedOn",
  "gainedOn",
  "shares",
  "price",
] as const;
const codes = [
  "required",
  "not-an-id",
  "citizens-need-nric",
  "three-digits",
  "not-a-date",
  "before-start",
  "level-with-unit",
  "six-digits",
  "one-to-three",
  "not-an-amount",
  "whole-dollars",
  "too-large",
  "not-the-sum-of-its-parts",
  "not-the-sum-of-its-months",
  "in-the-year",
  "with-commission",
  "without-approval",
  "only-if-partly-borne",
  "only-if-fixed",
  "with-benefits",
  "started-too-late",
  "with-annual-value",
  "out-of-range",
  "more-than-the-gain",
] as const;

function fieldName(t: Text, field: string): string {
  const detail = details.find((each) => each === field);
  if (detail) return t(`tax-filings.detail.${detail}`);
  const box = boxNames.find((each) => each === field);
  return box ? t(`tax-filings.box.${box}`) : t("tax-filings.detail.form");
}

export function useProblemText(): (problem: Problem) => string {
  const t = useText();
  return ({ field, code, params }) => {
    if (code === "no-tax-box") return t("tax-filings.problem.no-tax-box", { item: String(params["item"] ?? "") });
    const known = codes.find((each) => each === code) ?? "required";
    return t("tax-filings.problemOf", { field: fieldName(t, field), text: t(`tax-filings.problem.${known}`) });
  };
}
