/** Ten thousand rows, made and read in the browser. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { readCsv, type Cells } from "#src/ui/gallery/parts/read-sheet.ts";
import { SheetPreview } from "#src/ui/gallery/parts/sheet-preview.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const count = 10_000;
const people = ["Mei Tan", "Ravi Menon", "Siti Rahman", "Arjun Nair", "Nurul Huda"];

const made = (): string =>
  ["Number,Name,Email,Salary"]
    .concat(
      Array.from({ length: count }, (_, index) => {
        const name = people[index % people.length] ?? "";
        return `${1000 + index},${name},staff.${1000 + index}@example.com,${2400 + ((index * 37) % 5000)}`;
      }),
    )
    .join("\n");

export function Large() {
  const t = useText();
  const [read, setRead] = useState<{ cells: Cells; ms: number }>();
  return (
    <Stack>
      <div>
        <Button
          onClick={() => {
            const text = made();
            const start = performance.now();
            const cells = readCsv(text);
            setRead({ cells, ms: Math.round(performance.now() - start) });
          }}
        >
          {t("showcase-data.import.make")}
        </Button>
      </div>
      {read && <SheetPreview head={[...(read.cells[0] ?? [])]} rows={read.cells.slice(1)} from={2} />}
      <Result>{read && t("showcase-data.import.took", { rows: read.cells.length - 1, ms: read.ms })}</Result>
    </Stack>
  );
}
