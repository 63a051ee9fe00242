/** The employees on show as a file, on paper or on the clipboard: all that fit the filters, in the order and columns of the screen. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { searchEmployeeRowsOptions } from "#generated/demo/hooks/datatables.ts";
import type { Column } from "../../kit/data-table/column.ts";
import { printRows } from "../../kit/data-table/print-rows.ts";
import { rowsToText, saveCsv } from "../../kit/data-table/rows-csv.ts";
import { problemText } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { queryOf, type EmployeeList } from "./employee-list.ts";
import type { Edits } from "./use-edits.ts";
import type { Employee } from "./use-employees.ts";

const atOnce = 100;
type FileKind = "csv" | "copy" | "print";

export interface EmployeeFiles {
  readonly busy: boolean;
  readonly these: (kind: FileKind, rows: readonly Employee[]) => Promise<void>;
  readonly all: (kind: FileKind) => Promise<void>;
}

interface FilesOptions {
  readonly state: EmployeeList;
  readonly columns: readonly Column<Employee>[];
  readonly edits: Edits;
  /** Rows that are all here already. */
  readonly rows: readonly Employee[] | undefined;
}

export function useEmployeeFiles({ state, columns, edits, rows }: FilesOptions): EmployeeFiles {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const fetchAll = async (): Promise<Employee[]> => {
    const all: Employee[] = [];
    for (let page = 1; ; page += 1) {
      const { invoices, total } = await client.fetchQuery(
        searchEmployeeRowsOptions({ query: queryOf({ ...state, page, pageSize: atOnce }) }),
      );
      all.push(...invoices.map((row) => ({ ...row, key: String(row.id) })));
      if (all.length >= total || invoices.length === 0) return all;
    }
  };
  const these: EmployeeFiles["these"] = async (kind, given) => {
    const changed = given.map(edits.of);
    if (kind === "print") return printRows(t("tables.advance.title"), columns, changed);
    if (kind === "copy") await navigator.clipboard.writeText(rowsToText(columns, changed));
    else saveCsv("employees", columns, changed);
    toast({ text: t(kind === "copy" ? "tables.copied" : "crud.exported", { count: given.length }) });
  };
  const all: EmployeeFiles["all"] = async (kind) => {
    if (busy) return;
    setBusy(true);
    try {
      await these(kind, state.long ? (rows ?? []) : await fetchAll());
    } catch (error) {
      toast({ kind: "error", text: t("crud.notExported", { reason: problemText(t, error) }) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, these, all };
}
