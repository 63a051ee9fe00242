/** The columns of the file with what stands in them, and the field that each fills. */
import { chakra } from "@chakra-ui/react";
import type { ImportJob } from "#generated/hrms/schema.ts";
import { PlainTable, TableScroll } from "../../../kit/plain-table.tsx";
import { Select } from "../../../kit/select.tsx";
import { useText } from "../../../messages/use-text.ts";
import { fieldName } from "./field-name.ts";
import type { FieldByColumn } from "./values.ts";

interface MappingTableProps {
  job: ImportJob;
  fields: FieldByColumn;
  onChange: (fields: FieldByColumn) => void;
}

export function MappingTable({ job, fields, onChange }: MappingTableProps) {
  const t = useText();
  const choose = (column: number, field: string): void => {
    // A field is filled by one column: who chooses it here takes it from there.
    const rest = Object.entries(fields).filter(([other, name]) => Number(other) !== column && name !== field);
    onChange(Object.fromEntries(field === "" ? rest : [...rest, [column, field]]) as FieldByColumn);
  };
  return (
    <TableScroll label={t("imports.mapping")} maxH="28rem">
      <PlainTable small stickyHead stacked>
        <thead>
          <tr>
            <th scope="col">{t("imports.column")}</th>
            <th scope="col">{t("imports.samples")}</th>
            <th scope="col">{t("imports.fills")}</th>
          </tr>
        </thead>
        <tbody>
          {job.columns.map(({ index, header, samples }) => {
            const name = header === "" ? t("imports.unnamed", { number: index + 1 }) : header;
            return (
              <tr key={index}>
                <th scope="row">{name}</th>
                <chakra.td
                  data-label={t("imports.samples")}
                  color="text.muted"
                  maxW={{ md: "16rem" }}
                  overflow="hidden"
                  textOverflow="ellipsis"
                  whiteSpace={{ md: "nowrap" }}
                >
                  {samples.join(" · ") || "–"}
                </chakra.td>
                <chakra.td minW="12rem" data-label={t("imports.fills")}>
                  <Select
                    size="sm"
                    aria-label={t("imports.fieldOf", { column: name })}
                    value={fields[index] ?? ""}
                    onChange={(event) => choose(index, event.target.value)}
                  >
                    <option value="">{t("imports.leftOut")}</option>
                    {job.fields.map((field) => (
                      <option key={field.name} value={field.name}>
                        {`${fieldName(t, field)}${field.required ? " *" : ""}`}
                      </option>
                    ))}
                  </Select>
                </chakra.td>
              </tr>
            );
          })}
        </tbody>
      </PlainTable>
    </TableScroll>
  );
}
