/** No lines, for a few short rows. */
import { PlainTable } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Employees } from "../employees.tsx";
import { Body, Head } from "./rows.tsx";

export function Borderless() {
  const t = useText();
  return (
    <Employees first={5}>
      {(rows) => (
        <PlainTable borderless aria-label={t("tables.simple.borderless")}>
          <Head />
          <Body rows={rows} />
        </PlainTable>
      )}
    </Employees>
  );
}
