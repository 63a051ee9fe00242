/** The fields that are needed, and the columns of the file for them. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { SheetPreview } from "#src/ui/gallery/parts/sheet-preview.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Select } from "#src/ui/kit/select.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const file = ["Employee", "Mail", "Town", "Since"];
const rows = [
  ["Mei Tan", "mei@example.com", "Bedok", "2021-03-01"],
  ["Ravi Menon", "ravi@example.com", "Jurong", "2023-07-15"],
];
const fields = ["name", "email", "city"] as const;

export function Columns() {
  const t = useText();
  const [columns, setColumns] = useState<Readonly<Record<(typeof fields)[number], number | null>>>({
    name: 0,
    email: null,
    city: null,
  });
  const assigned = fields.filter((field) => columns[field] !== null);
  return (
    <Stack>
      <div
        className={css({
          display: "grid",
          gap: "3",
          gridTemplateColumns: { base: "1fr", sm: "repeat(3, minmax(0, 1fr))" },
        })}
      >
        {fields.map((field) => (
          <Field key={field} label={t(`showcase.${field}`)}>
            <Select
              value={columns[field] ?? ""}
              onChange={({ target }) =>
                setColumns({ ...columns, [field]: target.value === "" ? null : Number(target.value) })
              }
            >
              <option value="">{t("showcase-data.import.notUsed")}</option>
              {file.map((name, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <SheetPreview
        head={assigned.map((field) => t(`showcase.${field}`))}
        rows={rows.map((row) => assigned.map((field) => row[columns[field] ?? 0] ?? ""))}
        from={2}
      />
      <Result>{t("showcase-data.import.assigned", { count: assigned.length, total: fields.length })}</Result>
    </Stack>
  );
}
