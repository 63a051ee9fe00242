/** Grid of amounts by month. */
import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { useIntl } from "react-intl";
import { MoneyInput } from "../../../kit/typed-input.tsx";
import type { Typed } from "../../../kit/unparsed.ts";
import type { FieldSpec } from "./calculator.ts";
import type { Draft, Drafts } from "./values.ts";
import type { Words } from "./words.ts";

interface MonthRowsProps {
  field: FieldSpec;
  words: Words;
  rows: readonly Drafts[];
  errors: Readonly<Record<string, string>>;
  onChange: (value: Draft) => void;
}

export function MonthRows({ field, words, rows, errors, onChange }: MonthRowsProps) {
  const intl = useIntl();
  const { name, columns = [] } = field;
  const monthOf = (index: number, month: "long" | "short"): string =>
    intl.formatDate(`2026-${String(index + 1).padStart(2, "0")}-01`, { month, timeZone: "UTC" });
  const set = (index: number, changes: Drafts): void =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)));
  return (
    <chakra.div role="group" aria-label={words.say(`field.${name}`)}>
      <chakra.div
        display="grid"
        gridTemplateColumns={`3.25rem repeat(${columns.length}, minmax(0, 1fr))`}
        gap="2"
        alignItems="center"
      >
        <chakra.span fontWeight="medium">{words.say(`field.${name}`)}</chakra.span>
        {columns.map((column) => (
          <chakra.span key={column.name} fontSize="sm" lineHeight="sm" color="text.muted">
            {words.say(`field.${column.name}`)}
          </chakra.span>
        ))}
        {rows.map((row, index) => (
          <Fragment key={index}>
            <chakra.span color="text.muted" aria-hidden>
              {monthOf(index, "short")}
            </chakra.span>
            {columns.map((column) => (
              <MoneyInput
                key={column.name}
                size="sm"
                aria-label={`${monthOf(index, "long")}: ${words.say(`field.${column.name}`)}`}
                aria-invalid={errors[`${name}/${index}/${column.name}`] === undefined ? undefined : true}
                value={(row[column.name] ?? null) as Typed<number>}
                onChange={(value) => set(index, { [column.name]: value })}
              />
            ))}
          </Fragment>
        ))}
      </chakra.div>
      {Object.entries(errors)
        .filter(([place]) => place === name || place.startsWith(`${name}/`))
        .slice(0, 1)
        .map(([place, text]) => (
          <chakra.p key={place} color="danger.text" fontSize="sm" lineHeight="sm" mt="2">
            {text}
          </chakra.p>
        ))}
      {words.optional(`field.${name}.help`) !== undefined && (
        <chakra.p color="text.muted" fontSize="sm" lineHeight="sm" mt="2">
          {words.say(`field.${name}.help`)}
        </chakra.p>
      )}
    </chakra.div>
  );
}
