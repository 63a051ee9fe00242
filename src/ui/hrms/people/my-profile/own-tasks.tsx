/** The user's own tasks of joining and leaving, as the employee page lists them. */
import type { Employee } from "#generated/hrms/schema.ts";
import type { PageOf } from "#src/client/types.ts";
import type { Row } from "../../../crud/area.ts";
import type { Loadable } from "../../../kit/loaded.tsx";
import { tasks } from "../employees/records/kinds.ts";
import { RecordsPanel } from "../employees/records/records-panel.tsx";

export function OwnTasks({ employee, query }: { employee: Employee; query: Loadable<PageOf<Row>> }) {
  return <RecordsPanel employee={employee} kind={tasks} query={query} />;
}
