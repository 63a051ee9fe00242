/** The text of the file beside the rows. */
import { css } from "#generated/styles/css/index.js";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { cellsOf, headOf } from "#src/ui/gallery/parts/staff.tsx";
import { writeSheet } from "#src/ui/gallery/parts/write-sheet.ts";
import { Employees } from "#src/ui/gallery/tables/employees.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { ExportBar } from "./export-bar.tsx";
import { PickTable } from "./pick-table.tsx";
import { usePicked } from "./use-picked.ts";

export function Preview() {
  const t = useText();
  const picked = usePicked();
  return (
    <Employees first={5}>
      {(all) => {
        const rows = all.filter(({ id }) => picked.has(id));
        const columns = ["full_name", "post", "city"] as const;
        const cells = rows.map((row) => cellsOf(row, columns));
        return (
          <Stack>
            <ExportBar rows={rows} />
            <PickTable forAll rows={all} picked={picked} />
            <pre
              tabIndex={0}
              role="group"
              aria-label={t("showcase-data.selected.preview")}
              className={css({
                minH: "32",
                overflow: "auto",
                px: "3",
                py: "2",
                borderRadius: "control",
                bg: "inset",
                fontFamily: "mono",
                fontSize: "xs",
              })}
              dir="ltr"
            >
              {String(writeSheet("csv", headOf(t, columns), cells).content).replace("\uFEFF", "")}
            </pre>
          </Stack>
        );
      }}
    </Employees>
  );
}
