/** Several entries of one field, such as telephone numbers: a line of small fields each, added and taken away one by one. */
import { chakra } from "@chakra-ui/react";
import { Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "../../../kit/button.tsx";
import { Field, useFieldControl } from "../../../kit/field.tsx";
import { focusNext } from "../../../kit/focus-next.ts";
import { Input } from "../../../kit/input.tsx";
import { Select } from "../../../kit/select.tsx";
import { WholeInput } from "../../../kit/typed-input.tsx";
import type { Typed } from "../../../kit/unparsed.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { labelOf, type FieldSpec, type FormValues } from "./spec.ts";

interface RowsControlProps {
  field: FieldSpec;
  rows: readonly FormValues[];
  onChange: (rows: readonly FormValues[]) => void;
}

function Cell({ field, value, onChange }: { field: FieldSpec; value: unknown; onChange: (value: unknown) => void }) {
  const t = useText();
  if (field.kind === "whole") return <WholeInput value={(value ?? null) as Typed<number>} onChange={onChange} />;
  if (field.choices) {
    const { words, values } = field.choices;
    return (
      <Select value={String(value ?? "")} onChange={(event) => onChange(event.target.value)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {t(`employees.${words}.${each}` as MessageId)}
          </option>
        ))}
      </Select>
    );
  }
  return <Input value={String(value ?? "")} autoComplete="off" onChange={(event) => onChange(event.target.value)} />;
}

export function RowsControl({ field, rows, onChange }: RowsControlProps) {
  const t = useText();
  const { id, "aria-describedby": described } = useFieldControl();
  const cells = field.rows ?? [];
  const label = labelOf(t, field.name);
  const empty = Object.fromEntries(cells.map(({ name, choices }) => [name, choices?.values[0] ?? null]));
  return (
    <chakra.div role="group" aria-label={label} aria-describedby={described} display="grid" gap="3">
      {rows.map((row, at) => (
        // Entries have no name of their own.
        <chakra.div key={at} data-row display="flex" alignItems="start" gap="2" pb="3" borderBottomWidth="1px" borderColor="border">
          <chakra.div flex="1" minW="0" display="grid" gap="3" gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}>
            {cells.map((cell) => (
              <Field key={cell.name} label={labelOf(t, cell.name)} required={cell.required ?? false}>
                <Cell field={cell} value={row[cell.name]} onChange={(value) => onChange(rows.with(at, { ...row, [cell.name]: value }))} />
              </Field>
            ))}
          </chakra.div>
          <IconButton
            size="sm"
            mt="6.5"
            label={t("employees.removeRow", { field: label, row: at + 1 })}
            onClick={(event) => {
              focusNext(event.currentTarget);
              onChange(rows.toSpliced(at, 1));
            }}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </chakra.div>
      ))}
      <Button id={id} size="sm" justifySelf="start" onClick={() => onChange([...rows, empty])}>
        <Plus size={16} aria-hidden />
        {t("employees.addRow", { field: label })}
      </Button>
    </chakra.div>
  );
}
