/** Facts of an employee in the form's field order; empty fields are skipped, fields may repeat (phones). */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { PropertyList, type Property } from "../../../kit/property-list.tsx";
import { useText } from "../../../messages/use-text.ts";
import { labelOf } from "../../../form/spec.ts";
import { employeeWords } from "./form/words.ts";

type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  facts: readonly Fact[];
  /** Says that the reader's role shows only part of the section. */
  hidden?: string;
}

export function Facts({ facts, hidden }: FactsProps) {
  const t = useText();
  const words = employeeWords(t);
  const properties = facts.flatMap(([name, value], at): Property[] =>
    value === null || value === undefined || value === ""
      ? []
      : [{ id: `${name} ${at}`, label: labelOf(words, { name }), value }],
  );
  const note = hidden ?? (properties.length === 0 ? t("employees.nothingYet") : undefined);
  return (
    <>
      {properties.length > 0 && <PropertyList properties={properties} />}
      {note !== undefined && <p className={css({ color: "text.muted" })}>{note}</p>}
    </>
  );
}
