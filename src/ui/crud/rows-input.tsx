/** Rows within a record, such as pay by date: a line of fields each, added at the end and taken away one by one. */
import { chakra } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef, type ReactNode } from "react";
import type { ResourceField } from "#src/contract/resource.ts";
import type { Area } from "./area.ts";
import { Button, IconButton } from "../kit/button.tsx";
import { DateInput } from "../kit/date-input.tsx";
import { Field, useFieldControl } from "../kit/field.tsx";
import { Input } from "../kit/input.tsx";
import { Select } from "../kit/select.tsx";
import { Switch } from "../kit/switch.tsx";
import { TimeInput } from "../kit/time-input.tsx";
import { MoneyInput, ShareInput, WholeInput } from "../kit/typed-input.tsx";
import type { Typed } from "../kit/unparsed.ts";
import { useText } from "../messages/use-text.ts";
import { kindOf } from "./kind.ts";
import { type Labels, none } from "./labels.ts";
import { ReferenceInput } from "./reference-input.tsx";

export type RowValues = Readonly<Record<string, unknown>>;

interface RowsInputProps {
  name: string;
  fields: Readonly<Record<string, ResourceField>>;
  labels: Labels;
  /** What references offer, by `<name>.<field>`, and the path parameters of those lists. */
  cells?: Area["cells"];
  path?: Readonly<Record<string, string>>;
  rows: readonly RowValues[];
  /** Their order counts: they can be moved. */
  ordered?: boolean;
  onChange: (rows: readonly RowValues[]) => void;
  onBlur: () => void;
}

interface CellProps {
  /** `<name>.<field>`. */
  id: string;
  field: ResourceField;
  labels: Labels;
  cells: Area["cells"];
  path: Readonly<Record<string, string>>;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

function cell({ id, field, labels, cells, path, value, onChange, onBlur }: CellProps): ReactNode {
  const kind = kindOf(field);
  const offered = cells[id];
  if (kind === "reference" && offered)
    return (
      <ReferenceInput
        name={id}
        label={labels.field(id)}
        reference={{ label: "", ...offered }}
        path={path}
        value={typeof value === "string" ? value : null}
        required={field.required}
        onChange={onChange}
        onBlur={onBlur}
      />
    );
  if (kind === "fraction")
    return <ShareInput value={(value ?? null) as Typed<number>} onChange={onChange} onBlur={onBlur} />;
  if (kind === "choice") {
    return (
      <Select value={String(value ?? "")} onBlur={onBlur} onChange={(event) => onChange(event.target.value)}>
        {(value === null || value === undefined) && <option value="">{none}</option>}
        {field.enum?.map(String).map((each) => (
          <option key={each} value={each}>
            {labels.choice(id, each)}
          </option>
        ))}
      </Select>
    );
  }
  if (kind === "money")
    return <MoneyInput value={(value ?? null) as Typed<number>} onChange={onChange} onBlur={onBlur} />;
  if (kind === "whole")
    return <WholeInput value={(value ?? null) as Typed<number>} onChange={onChange} onBlur={onBlur} />;
  if (kind === "time")
    return <TimeInput value={(value ?? null) as Typed<string>} onChange={onChange} onBlur={onBlur} />;
  if (kind === "flag") return <FlagCell value={value === true} onChange={onChange} onBlur={onBlur} />;
  if (kind === "date")
    return <DateInput value={(value ?? null) as Typed<string>} onChange={onChange} onBlur={onBlur} />;
  return (
    <Input
      value={String(value ?? "")}
      autoComplete="off"
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function FlagCell({
  value,
  onChange,
  onBlur,
}: {
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur: () => void;
}) {
  const { id } = useFieldControl();
  return (
    <chakra.span display="flex" alignItems="center" minH="9">
      <Switch id={id} checked={value} onChange={onChange} onBlur={onBlur} />
    </chakra.span>
  );
}

export function RowsInput({
  name,
  fields,
  labels,
  cells = {},
  path = {},
  rows,
  ordered = false,
  onChange,
  onBlur,
}: RowsInputProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const { "aria-describedby": described } = useFieldControl();
  const names = Object.keys(fields);
  const empty = Object.fromEntries(Object.entries(fields).map(([each, field]) => [each, field.default ?? null]));
  const move = (from: number, to: number): void => {
    const others = rows.filter((_, at) => at !== from);
    onChange([...others.slice(0, to), rows[from] as RowValues, ...others.slice(to)]);
    // The row takes the focus with it.
    const button = (step: string) =>
      box.current?.querySelector<HTMLButtonElement>(`[data-move="${to}/${step}"]:not(:disabled)`);
    requestAnimationFrame(() => (button(to < from ? "up" : "down") ?? button(to < from ? "down" : "up"))?.focus());
  };
  return (
    <chakra.div ref={box} role="group" aria-label={labels.field(name)} display="grid" gap={ordered ? "5" : "3"}>
      {rows.map((row, index) => (
        // Rows have no name of their own.
        <chakra.div
          key={index}
          display="flex"
          alignItems="start"
          gap="2"
          pb={{ base: "3", md: "0" }}
          borderBottomWidth={{ base: "1px", md: "0" }}
          borderColor="border"
        >
          <chakra.div
            flex="1"
            minW="0"
            display="grid"
            gap="3"
            gridTemplateColumns={{
              base: "minmax(0, 1fr)",
              sm: "repeat(2, minmax(0, 1fr))",
              md: `repeat(${names.length > 3 ? 2 : names.length}, minmax(0, 1fr))`,
            }}
          >
            {Object.entries(fields).map(([each, field]) => (
              <Field key={each} label={labels.field(`${name}.${each}`)} required={field.required}>
                {cell({
                  id: `${name}.${each}`,
                  field,
                  labels,
                  cells,
                  path,
                  value: row[each],
                  onBlur,
                  onChange: (value) =>
                    onChange(rows.map((other, at) => (at === index ? { ...other, [each]: value } : other))),
                })}
              </Field>
            ))}
          </chakra.div>
          <chakra.div display="grid" mt="7">
            {ordered && (
              <>
                <IconButton
                  variant="ghost"
                  data-move={`${index}/up`}
                  disabled={index === 0}
                  label={t("crud.moveRowUp", { row: index + 1 })}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp size={16} aria-hidden />
                </IconButton>
                <IconButton
                  variant="ghost"
                  data-move={`${index}/down`}
                  disabled={index === rows.length - 1}
                  label={t("crud.moveRowDown", { row: index + 1 })}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown size={16} aria-hidden />
                </IconButton>
              </>
            )}
            <IconButton
              variant="ghost"
              label={t("crud.removeRow", { row: index + 1 })}
              onClick={() => {
                onChange(rows.filter((_, at) => at !== index));
                onBlur();
              }}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </chakra.div>
        </chakra.div>
      ))}
      <span>
        <Button type="button" name={name} aria-describedby={described} onClick={() => onChange([...rows, empty])}>
          <Plus size={16} aria-hidden />
          {t("crud.addRow")}
        </Button>
      </span>
    </chakra.div>
  );
}
