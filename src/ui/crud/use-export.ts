/** Saves what the list shows as a file: its columns, in its order, of all pages or of the chosen rows. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Area, Row } from "../areas/area.ts";
import type { Column } from "../kit/data-table/column.ts";
import { saveCsv } from "../kit/data-table/rows-csv.ts";
import { problemText } from "../kit/problem.ts";
import { toast } from "../kit/toast.ts";
import { useText } from "../messages/use-text.ts";
import { listInput, type ListState } from "./list-query.ts";

const rowsAtOnce = 100;

export interface Export {
  readonly busy: boolean;
  readonly all: (state: ListState, columns: readonly Column<Row>[]) => Promise<void>;
  readonly these: (rows: readonly Row[], columns: readonly Column<Row>[]) => void;
}

export function useExport(area: Area, scope: Readonly<Record<string, string>>): Export {
  const t = useText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const these: Export["these"] = (rows, columns) => {
    saveCsv(area.name, columns, rows);
    toast({ text: t("crud.exported") });
  };
  const all: Export["all"] = async (state, columns) => {
    if (busy) return;
    setBusy(true);
    try {
      const rows: Row[] = [];
      for (let page = 1, total = 1; rows.length < total; page += 1) {
        // Fresh: a file is kept long, and must not hold what another has changed meanwhile.
        const answer = await queryClient.fetchQuery({ ...area.calls.list(listInput(area, scope, { ...state, page, pageSize: rowsAtOnce })), staleTime: 0 });
        if (answer.items.length === 0 || answer.page !== page) break;
        rows.push(...answer.items);
        total = answer.total;
      }
      these(rows, columns);
    } catch (error) {
      toast({ kind: "error", text: t("crud.notExported", { reason: problemText(t, error) }) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, all, these };
}
