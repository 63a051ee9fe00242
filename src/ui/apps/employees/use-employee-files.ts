/** Saves the list as it is shown: its filters, order and columns, as CSV or XLSX made by the server; chosen rows as CSV. */
import { useState } from "react";
import { exportEmployees } from "#generated/hrms/client/employees.ts";
import type { EmployeeColumn, EmployeeRow } from "#generated/hrms/schema.ts";
import type { Column } from "../../kit/data-table/column.ts";
import { saveCsv } from "../../kit/data-table/rows-csv.ts";
import { downloadFile } from "../../kit/download.ts";
import { problemText } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { listQuery, type EmployeesState } from "./list-state.ts";
import { codeOf, isOwn } from "./own-fields.ts";

const types = { csv: "text/csv", xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" } as const;

export function useEmployeeFiles(companyId: string) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const all = async (format: keyof typeof types, state: EmployeesState, columns: readonly Column<EmployeeRow>[]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { page: _page, pageSize: _size, ...query } = listQuery(state);
      const ids = columns.map(({ id }) => id);
      const file = await exportEmployees({ path: { companyId }, query: { ...query, format, columns: ids.filter((id) => !isOwn(id)) as EmployeeColumn[], customColumns: ids.filter(isOwn).map(codeOf) } });
      downloadFile(`employees.${format}`, file as BlobPart, types[format]);
      toast({ text: t("crud.exported") });
    } catch (error) {
      toast({ kind: "error", text: t("crud.notExported", { reason: problemText(t, error) }) });
    } finally {
      setBusy(false);
    }
  };
  const these = (rows: readonly EmployeeRow[], columns: readonly Column<EmployeeRow>[]): void => {
    saveCsv("employees", columns, rows);
    toast({ text: t("crud.exported") });
  };
  return { busy, all, these };
}
