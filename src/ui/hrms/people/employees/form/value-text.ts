/** Formats a field value for display, with names for references. */
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { referenceName } from "../../../../form/reference-names.ts";
import { useFormat } from "../../../../kit/format.tsx";
import { Unparsed } from "../../../../kit/unparsed.ts";
import { useBuiltInName } from "../../../../messages/built-in-name.ts";
import { useText } from "../../../../messages/use-text.ts";
import type { FieldSpec, Values } from "../../../../form/spec.ts";
import { isBlank, isShown } from "../../../../form/values.ts";
import { employeeWords } from "./words.ts";

export function useValueText(): (field: FieldSpec, value: unknown) => string {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const builtIn = useBuiltInName();
  return useMemo(() => {
    const words = employeeWords(t);
    const textOf = ({ name, kind, choices, words: filed, rows, reference }: FieldSpec, value: unknown): string => {
      if (isBlank(value) || value instanceof Unparsed) return "–";
      if (kind === "money") return format.money(Number(value));
      if (kind === "date") return format.date(String(value));
      // Years and days have no thousands separators.
      if (kind === "whole") return String(value);
      if (kind === "hundredths" || kind === "decimal") return format.number(Number(value));
      if (kind === "flag" || kind === "yesNo") return t(value === true ? "crud.yes" : "crud.no");
      if (choices) return words.choice(filed ?? name, String(value));
      if (kind === "reference")
        return reference?.named
          ? builtIn(reference.named, referenceName(String(value)) ?? "…")
          : (referenceName(String(value)) ?? "…");
      if (rows && Array.isArray(value)) {
        const entries = (value as readonly Values[]).map((row) =>
          rows
            .filter((cell) => cell.inFacts !== false && isShown(cell, row) && !isBlank(row[cell.name]))
            .map((cell) => textOf(cell, row[cell.name]))
            .join(" · "),
        );
        return intl.formatList(entries, { type: "unit" });
      }
      if (Array.isArray(value))
        return intl.formatList(
          value.map((each) => (kind === "references" ? (referenceName(String(each)) ?? "…") : String(each))),
          { type: "unit" },
        );
      return String(value);
    };
    return textOf;
  }, [t, intl, format, builtIn]);
}
