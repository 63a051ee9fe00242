/** Papers of an employee: documents asked for and handed in, and the key employment terms. */
import { chakra } from "@chakra-ui/react";
import type { Employee } from "#generated/hrms/schema.ts";
import { documents, kets } from "./records/kinds.ts";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { RecordsPanel } from "./records/records-panel.tsx";
import { useWaiting } from "./records/use-waiting.ts";

export function DocumentsTab({ employee }: { employee: Employee }) {
  // Neither list moves the other.
  const waiting = [useWaiting(employee, documents), useWaiting(employee, kets)];
  if (waiting.includes(true)) return <PanelSkeleton long />;
  return (
    <chakra.div display="grid" gap="4">
      <RecordsPanel employee={employee} kind={documents} />
      <RecordsPanel employee={employee} kind={kets} />
    </chakra.div>
  );
}
