/** Where somebody works and whom they report to, from day to day. */
import type { Employee } from "#generated/hrms/schema.ts";
import { jobs } from "./dated.ts";
import { DatedRows } from "./dated-rows.tsx";

export function JobTab({ employee }: { employee: Employee }) {
  return <DatedRows employee={employee} kind={jobs} />;
}
