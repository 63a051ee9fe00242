/** Exports the current employee list; custom fields come last. */
import { exportEmployees } from "#generated/hrms/client/employees.ts";
import type { EmployeeColumn, EmployeeRow } from "#generated/hrms/schema.ts";
import { filterQuery, type ListState } from "../../../list/list-state.ts";
import { useListFile, type FileFormat } from "../../../list/use-list-file.ts";
import type { Column } from "../../../table/column.ts";
import { employeeList } from "./employee-list.ts";
import { codeOf, isOwn } from "./own-fields.ts";

export function useEmployeeFiles(companyId: string) {
  const { busy, all, these } = useListFile<EmployeeRow>("employees");
  const save = (
    format: FileFormat,
    state: ListState,
    columns: readonly Pick<Column<EmployeeRow>, "id" | "header">[],
  ): Promise<void> => {
    const ordered = [...columns.filter(({ id }) => !isOwn(id)), ...columns.filter(({ id }) => isOwn(id))];
    return all(format, ordered, ({ columns: ids, ...asked }, init) =>
      exportEmployees(
        {
          path: { companyId },
          query: {
            ...filterQuery<object>(employeeList, state),
            ...asked,
            columns: ids.filter((id) => !isOwn(id)) as EmployeeColumn[],
            customColumns: ids.filter(isOwn).map(codeOf),
          },
        },
        init,
      ),
    );
  };
  return { busy, all: save, these };
}
