/** Columns of a sheet with sample values, each mapped to a field. */
import { css } from "#generated/styles/css/index.js";
import type { ImportField, ImportSheet } from "#generated/hrms/schema.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import { Options, Select } from "../../../kit/select.tsx";
import { useText } from "../../../messages/use-text.ts";
import { fieldName } from "./field-name.ts";
import type { FieldByColumn } from "./values.ts";

type Column = ImportSheet["columns"][number];

interface MappingTableProps {
  label: string;
  sheet: ImportSheet;
  /** What the sheet may fill. */
  known: readonly ImportField[];
  fields: FieldByColumn;
  onChange: (fields: FieldByColumn) => void;
}

export function MappingTable({ label, sheet, known, fields, onChange }: MappingTableProps) {
  const t = useText();
  const choose = (column: number, field: string): void => {
    // A field has one column: choosing it here removes it from another.
    const rest = Object.entries(fields).filter(([other, name]) => Number(other) !== column && name !== field);
    onChange(Object.fromEntries(field === "" ? rest : [...rest, [column, field]]) as FieldByColumn);
  };
  const nameOf = ({ index, header }: Column): string =>
    header === "" ? t("imports.unnamed", { number: index + 1 }) : header;
  const fieldNames = new Map(
    known.map((field) => [field.name, `${fieldName(t, field)}${field.required || field.forNew ? " *" : ""}`]),
  );
  return (
    <ColumnTable
      label={label}
      small
      stickyHead
      maxH="28rem"
      rows={sheet.columns}
      keyOf={({ index }) => String(index)}
      columns={[
        { header: t("imports.column"), cell: nameOf },
        {
          header: t("imports.samples"),
          cell: ({ samples }) => (
            <span
              className={css({
                display: "block",
                color: "text.muted",
                maxW: { md: "16rem" },
                overflow: "hidden",
                textOverflow: "ellipsis",
                whiteSpace: { md: "nowrap" },
              })}
            >
              {samples.join(" · ") || "–"}
            </span>
          ),
        },
        {
          header: t("imports.fills"),
          cell: (column) => (
            <Select
              size="sm"
              frameCss={{ minW: "10rem" }}
              aria-label={t("imports.fieldOf", { column: nameOf(column) })}
              value={fields[column.index] ?? ""}
              onChange={(event) => choose(column.index, event.target.value)}
            >
              <option value="">{t("imports.leftOut")}</option>
              <Options values={[...fieldNames.keys()]} label={(name) => fieldNames.get(name) ?? name} />
            </Select>
          ),
        },
      ]}
    />
  );
}
