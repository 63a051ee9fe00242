/** Papers of an employee: documents asked for and handed in, and the key employment terms. */
import { chakra } from "@chakra-ui/react";
import type { Employee } from "#generated/hrms/schema.ts";
import { documents, kets } from "./records/kinds.ts";
import { RecordsPanel } from "./records/records-panel.tsx";

export function DocumentsTab({ employee }: { employee: Employee }) {
  return (
    <chakra.div display="grid" gap="4">
      <RecordsPanel employee={employee} kind={documents} />
      <RecordsPanel employee={employee} kind={kets} />
    </chakra.div>
  );
}
