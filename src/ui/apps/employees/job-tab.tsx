/** Where somebody works and whom they report to, from day to day. */
import { chakra } from "@chakra-ui/react";
import type { Employee } from "#generated/hrms/schema.ts";
import { jobs } from "./dated.ts";
import { DatedRows } from "./dated-rows.tsx";
import { splitCompanies, transfers } from "./records/kinds.ts";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { RecordsPanel } from "./records/records-panel.tsx";
import { useWaiting, useWaitingDated } from "./records/use-waiting.ts";

export function JobTab({ employee }: { employee: Employee }) {
  // None of the lists moves those below it.
  const waiting = [useWaitingDated(employee, jobs), useWaiting(employee, transfers), useWaiting(employee, splitCompanies)];
  if (waiting.includes(true)) return <PanelSkeleton />;
  return (
    <chakra.div display="grid" gap="4">
      <DatedRows employee={employee} kind={jobs} />
      <RecordsPanel employee={employee} kind={transfers} />
      <RecordsPanel employee={employee} kind={splitCompanies} />
    </chakra.div>
  );
}
