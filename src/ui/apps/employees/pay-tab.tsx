/** What somebody is paid and what is paid for them, from day to day. */
import { chakra } from "@chakra-ui/react";
import type { Employee } from "#generated/hrms/schema.ts";
import { payTerms, statutory } from "./dated.ts";
import { DatedRows } from "./dated-rows.tsx";
import { bankAccounts } from "./records/kinds.ts";
import { RecordsPanel } from "./records/records-panel.tsx";

export function PayTab({ employee }: { employee: Employee }) {
  return (
    <chakra.div display="grid" gap="4">
      <DatedRows employee={employee} kind={payTerms} />
      <RecordsPanel employee={employee} kind={bankAccounts} />
      <DatedRows employee={employee} kind={statutory} />
    </chakra.div>
  );
}
