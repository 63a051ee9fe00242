/** Three columns with rules; errors are listed by line. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { readCsv } from "#src/ui/gallery/parts/read-sheet.ts";
import { Field } from "#src/ui/kit/field.tsx";
import { Textarea } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const sample = "Name,Email,Salary\nMei Tan,mei@example.com,5200\n,ravi@example.com,4100\nSiti Rahman,siti,a lot";
const rules = {
  name: (cell: string) => cell.trim() !== "",
  email: (cell: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell),
  salary: (cell: string) => /^\d+(\.\d{1,2})?$/.test(cell),
};
const names = ["name", "email", "salary"] as const;

export function Rows() {
  const t = useText();
  const [text, setText] = useState(sample);
  const rows = readCsv(text).slice(1);
  const faults = rows.flatMap((row, index) =>
    names.flatMap((name, column) => {
      const value = row[column] ?? "";
      return rules[name](value) ? [] : [{ line: index + 2, name, value }];
    }),
  );
  const bad = new Set(faults.map(({ line }) => line)).size;
  return (
    <Stack>
      <Field label={t("showcase-data.import.data")}>
        <Textarea rows={5} value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </Field>
      <ul className={css({ display: "grid", gap: "1", color: "danger.text" })}>
        {faults.map(({ line, name, value }) => (
          <li key={`${line} ${name}`}>
            {`${t("showcase-data.import.line", { line })}: ${t(`showcase-data.import.fault.${name}`, { value })}`}
          </li>
        ))}
      </ul>
      <Result>{t("showcase-data.import.good", { good: rows.length - bad, bad })}</Result>
    </Stack>
  );
}
