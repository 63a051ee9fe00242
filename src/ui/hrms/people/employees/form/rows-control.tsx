/** Several entries of one field, such as telephone numbers: a line of small fields each, added and taken away one by one. */
import { chakra } from "@chakra-ui/react";
import { Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "../../../../kit/button.tsx";
import { Field, useFieldControl } from "../../../../kit/field.tsx";
import { focusNext } from "../../../../kit/focus-next.ts";
import { useText } from "../../../../messages/use-text.ts";
import { Control } from "./control.tsx";
import { isShown, labelOf, type FieldSpec, type FormValues } from "./spec.ts";

interface RowsControlProps {
  field: FieldSpec;
  rows: readonly FormValues[];
  onChange: (rows: readonly FormValues[]) => void;
  companyId: string;
}

const nothing = (): void => undefined;

export function RowsControl({ field, rows, onChange, companyId }: RowsControlProps) {
  const t = useText();
  const { id, "aria-describedby": described } = useFieldControl();
  const cells = field.rows ?? [];
  const label = labelOf(t, field);
  const most = field.most ?? Infinity;
  const empty = Object.fromEntries(
    cells.map(({ name, choices, required, first }) => [name, first ?? ((required && choices?.values[0]) || null)]),
  );
  return (
    <chakra.div
      role="group"
      data-field={field.name}
      aria-label={label}
      aria-describedby={described}
      display="grid"
      gap="3"
    >
      {rows.map((row, at) => (
        // Entries have no name of their own.
        <chakra.div
          key={at}
          data-row
          display="flex"
          alignItems="start"
          gap="2"
          p="3"
          borderWidth="1px"
          borderColor="border"
          borderRadius="control"
        >
          <chakra.div
            flex="1"
            minW="0"
            display="grid"
            gap="3"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
          >
            {cells
              .filter((cell) => isShown(cell, row))
              .map((cell) => (
                <Field key={cell.name} label={labelOf(t, cell)} required={cell.required ?? false}>
                  <Control
                    field={cell}
                    value={row[cell.name]}
                    onChange={(value) => onChange(rows.with(at, { ...row, [cell.name]: value }))}
                    onBlur={nothing}
                    companyId={companyId}
                  />
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
      {rows.length < most && (
        <Button
          id={id}
          size="sm"
          justifySelf="start"
          aria-label={t("employees.addRow", { field: label })}
          aria-describedby={described}
          onClick={() => onChange([...rows, empty])}
        >
          <Plus size={16} aria-hidden />
          {t("employees.addRow", { field: label })}
        </Button>
      )}
    </chakra.div>
  );
}
