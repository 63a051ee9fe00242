/** The product's own reader of import rows; errors are listed by line. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { readRows, type RowFault } from "#src/domain/shared/csv-rows.ts";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { readCsv } from "#src/ui/gallery/parts/read-sheet.ts";
import { Field } from "#src/ui/kit/field.tsx";
import { Textarea } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sample = "Name,Email,Salary\nMei Tan,mei@example.com,5200\n,ravi@example.com,4100\nSiti Rahman,siti,a lot";
const columns = { Name: "required", Email: "required", Salary: "required" } as const;
const rules: Readonly<Record<string, RegExp>> = {
  Email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  Salary: /^\d+(\.\d{1,2})?$/,
};

const read = (text: string) =>
  readRows(
    readCsv(text).map((cells, index) => ({ line: index + 1, cells: [...cells] })),
    columns,
    (cell, fault) => {
      const values = Object.keys(columns).map((column) => [column, cell(column)] as const);
      for (const [column, value] of values)
        if (value !== "" && rules[column]?.test(value) === false) fault(column, "format", value);
      return values;
    },
  );

export function Rows() {
  const t = useText();
  const [text, setText] = useState(sample);
  const { rows, faults, count } = read(text);
  const textOf = ({ column, code, value }: RowFault): string => {
    const values = { column: column ?? "", value };
    if (code === "required") return t("showcase-data.import.fault.required", values);
    if (code === "format" || code === "formula") return t(`showcase-data.import.fault.${code}`, values);
    if (code === "cells") return t("showcase-data.import.fault.cells", { count: Number(value) });
    return t("showcase-data.import.fault.columns", { columns: Object.keys(columns).join(", ") });
  };
  return (
    <Stack>
      <Field label={t("showcase-data.import.data")}>
        <Textarea rows={5} value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </Field>
      <ul className={css({ display: "grid", gap: "1", color: "danger.text" })}>
        {faults.map((fault) => (
          <li key={`${fault.row} ${fault.column}`}>
            {`${t("showcase-data.import.line", { line: fault.row })}: ${textOf(fault)}`}
          </li>
        ))}
      </ul>
      <Result>{t("showcase-data.import.good", { good: rows.length, bad: count - rows.length })}</Result>
    </Stack>
  );
}
