/** Sticky header. */
import { PlainTable, TableScroll } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Employees } from "../employees.tsx";
import { Body, Head } from "./rows.tsx";

export function Sticky() {
  const t = useText();
  return (
    <TableScroll label={t("tables.simple.sticky")} maxH="17rem">
      <Employees first={30}>
        {(rows) => (
          <PlainTable stickyHead>
            <Head />
            <Body rows={rows} />
          </PlainTable>
        )}
      </Employees>
    </TableScroll>
  );
}
