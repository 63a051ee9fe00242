/** Caption, which also names the table for screen readers. */
import { PlainTable } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Employees } from "../employees.tsx";
import { Body, Head } from "./rows.tsx";

export function Caption() {
  const t = useText();
  return (
    <Employees first={4}>
      {(rows) => (
        <PlainTable>
          <caption>{t("tables.captionText", { count: rows.length })}</caption>
          <Head />
          <Body rows={rows} />
        </PlainTable>
      )}
    </Employees>
  );
}
