/** Several rows of the same inputs, such as the months of a year: a row is added and taken away in place. */
import { chakra } from "@chakra-ui/react";
import { Plus, X } from "lucide-react";
import { Button, IconButton } from "../../kit/button.tsx";
import type { FieldSpec } from "./calculator.ts";
import { FieldControl } from "./field-control.tsx";
import { type Draft, type Drafts, emptyRow } from "./values.ts";
import type { Words } from "./words.ts";

interface ListFieldProps {
  field: FieldSpec;
  words: Words;
  rows: readonly Drafts[];
  errors: Readonly<Record<string, string>>;
  onChange: (value: Draft) => void;
}

export function ListField({ field, words, rows, errors, onChange }: ListFieldProps) {
  const { name, columns = [], most = 12 } = field;
  const set = (index: number, changes: Drafts): void => onChange(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)));
  const next = (): Drafts => ({ ...emptyRow(columns), ...following(columns, rows.at(-1)) });
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="medium">{words.say(`field.${name}`)}</chakra.legend>
      {words.optional(`field.${name}.help`) !== undefined && (
        <chakra.p color="text.muted" fontSize="sm" lineHeight="sm" mt="0.5">
          {words.say(`field.${name}.help`)}
        </chakra.p>
      )}
      {errors[name] !== undefined && (
        <chakra.p color="danger.text" fontSize="sm" mt="1">
          {errors[name]}
        </chakra.p>
      )}
      <chakra.ol display="grid" gap="2" mt="2">
        {rows.map((row, index) => (
          <chakra.li key={index} display="flex" alignItems="flex-start" gap="1" borderTopWidth="1px" borderColor="border" pt="2">
            <chakra.div flex="1" minW="0" display="grid" gap="2" gridTemplateColumns={`repeat(auto-fit, minmax(${columns.length > 2 ? "8.5rem" : "7.5rem"}, 1fr))`} alignItems="end">
              {columns.map((column) => (
                <FieldControl
                  key={column.name}
                  field={column}
                  words={words}
                  value={row[column.name] ?? null}
                  error={errors[`${name}/${index}/${column.name}`]}
                  onChange={(value) => set(index, { [column.name]: value })}
                />
              ))}
            </chakra.div>
            <IconButton size="sm" label={words.say("removeRow", { number: index + 1 })} onClick={() => onChange(rows.filter((_, at) => at !== index))}>
              <X size={16} aria-hidden />
            </IconButton>
          </chakra.li>
        ))}
      </chakra.ol>
      {rows.length < most && (
        <Button size="sm" mt="2" onClick={() => onChange([...rows, next()])}>
          <Plus size={16} aria-hidden />
          {words.say(`field.${name}.add`)}
        </Button>
      )}
    </chakra.fieldset>
  );
}

/** The row after this one, as far as it can be guessed: the month after, the same amounts. */
function following(columns: readonly FieldSpec[], last: Drafts | undefined): Drafts {
  if (last === undefined) return {};
  const [month] = columns;
  const value = month?.kind === "month" ? last[month.name] : undefined;
  if (month === undefined || typeof value !== "string") return {};
  const [year = 0, number = 0] = value.split("-").map(Number);
  const after = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  return { ...last, [month.name]: after };
}
