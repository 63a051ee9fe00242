/** Dark table on a light page. */
import { chakra } from "@chakra-ui/react";
import { PlainTable } from "#src/ui/kit/plain-table.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Employees } from "../employees.tsx";
import { Body, Head } from "./rows.tsx";

export function Dark() {
  const t = useText();
  return (
    <chakra.div className="dark" bg="surface" color="text" borderRadius="control" overflow="hidden">
      <Employees first={5}>
        {(rows) => (
          <PlainTable aria-label={t("tables.simple.dark")}>
            <Head />
            <Body rows={rows} />
          </PlainTable>
        )}
      </Employees>
    </chakra.div>
  );
}
