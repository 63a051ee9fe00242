/** A file of people: what is in it, with or without a header. */
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { SheetPreview } from "#src/ui/gallery/parts/sheet-preview.tsx";
import { useSheet } from "#src/ui/gallery/parts/use-sheet.ts";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Choose } from "./choose.tsx";

const sample = "Name,Email,Salary\nMei Tan,mei@example.com,5200\nRavi Menon,ravi@example.com,4100\n";

export function SheetFile() {
  const t = useText();
  const { sheet, unreadable, header, setHeader, read } = useSheet();
  const rows = sheet?.cells.slice(header ? 1 : 0) ?? [];
  const first = sheet?.cells[0] ?? [];
  return (
    <Stack>
      <Choose sample={sample} unreadable={unreadable} onFile={(file) => void read(file)} />
      {sheet && (
        <>
          <Switch size="sm" checked={header} onChange={setHeader}>
            {t("showcase-data.import.header")}
          </Switch>
          <SheetPreview
            head={first.map((name, index) => (header ? name : t("showcase-data.import.column", { number: index + 1 })))}
            rows={rows}
            from={header ? 2 : 1}
          />
          <Result>
            {t("showcase-data.import.found", { name: sheet.name, rows: rows.length, columns: first.length })}
          </Result>
        </>
      )}
    </Stack>
  );
}
