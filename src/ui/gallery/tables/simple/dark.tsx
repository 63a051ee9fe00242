/** Dark table on a light page. */
import { css, cx } from "#generated/styles/css/index.js";
import { PlainTable } from "#src/ui/table/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Employees } from "../employees.tsx";
import { Body, Head } from "./rows.tsx";

export function Dark() {
  const t = useText();
  return (
    <div className={cx(css({ bg: "surface", color: "text", borderRadius: "control", overflow: "hidden" }), "dark")}>
      <Employees first={5}>
        {(rows) => (
          <PlainTable aria-label={t("tables.simple.dark")}>
            <Head />
            <Body rows={rows} />
          </PlainTable>
        )}
      </Employees>
    </div>
  );
}
