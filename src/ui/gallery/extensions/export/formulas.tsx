/** What is typed, and what the file contains. */
import { useState } from "react";
import { escapeCell } from "#src/domain/shared/csv.ts";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { writeSheet } from "#src/ui/gallery/parts/write-sheet.ts";
import { Button } from "#src/ui/kit/button.tsx";
import { downloadFile } from "#src/ui/kit/download.ts";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { PlainTable } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const samples = ["+65 9123 4567", "@mei", "-5.20", "Tan, Mei"];

export function Formulas() {
  const t = useText();
  const [text, setText] = useState('=HYPERLINK("https://example.com","Mei")');
  const values = [text, ...samples];
  const header = [t("showcase-data.export.typed"), t("showcase-data.export.written")];
  return (
    <Stack>
      <Field label={t("showcase.name")}>
        <Input value={text} autoComplete="off" onChange={({ target }) => setText(target.value)} />
      </Field>
      <PlainTable small style={{ overflowWrap: "anywhere" }}>
        <thead>
          <tr>
            {header.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.map((value, index) => (
            <tr key={index}>
              <td>{value}</td>
              <td>{escapeCell(value)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <Row>
        <Button
          onClick={() => {
            const { content, type } = writeSheet(
              "csv",
              [t("showcase.name")],
              values.map((value) => [value]),
            );
            downloadFile("names.csv", content, type);
          }}
        >
          {t("showcase-data.export.open")}
        </Button>
      </Row>
    </Stack>
  );
}
