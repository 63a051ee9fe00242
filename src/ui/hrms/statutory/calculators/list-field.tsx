/** Repeatable rows of inputs, such as days of absence. */
import { chakra } from "@chakra-ui/react";
import { Plus, X } from "lucide-react";
import { Button, IconButton } from "../../../kit/button.tsx";
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
  const { name, columns = [], max = 12 } = field;
  const set = (index: number, changes: Drafts): void =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)));
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
          <chakra.li
            key={index}
            display="flex"
            alignItems="flex-start"
            gap="1"
            borderTopWidth="1px"
            borderColor="border"
            pt="2"
          >
            <chakra.div
              flex="1"
              minW="0"
              display="grid"
              gap="2"
              gridTemplateColumns={`repeat(auto-fit, minmax(min(100%, ${columns.some(({ kind }) => kind === "date") ? "11rem" : "7rem"}), 1fr))`}
              alignItems="end"
            >
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
            <IconButton
              size="sm"
              label={words.say("removeRow", { number: index + 1 })}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </chakra.li>
        ))}
      </chakra.ol>
      {rows.length < max && (
        <Button size="sm" mt="2" onClick={() => onChange([...rows, emptyRow(columns)])}>
          <Plus size={16} aria-hidden />
          {words.say(`field.${name}.add`)}
        </Button>
      )}
    </chakra.fieldset>
  );
}
