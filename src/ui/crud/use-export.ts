/** Saves what the list shows as a file. */
import { useState } from "react";
import { pathOf, type Area } from "../areas/area.ts";
import { problemText } from "../kit/problem.ts";
import { toast } from "../kit/toast.ts";
import { useText } from "../messages/use-text.ts";
import { filterQuery, type ListState } from "./list-query.ts";

function download(name: string, text: string): void {
  // Reading the answer as text took its mark away, which tells spreadsheets that it is UTF-8.
  const url = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function useExport(area: Area, scope: Readonly<Record<string, string>>): { readonly busy: boolean; readonly run: (state: ListState) => Promise<void> } {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const run = async (state: ListState): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      download(`${area.name}.csv`, await area.calls.export({ path: pathOf(area, scope), query: filterQuery(area, state) }));
      toast({ text: t("crud.exported") });
    } catch (error) {
      toast({ kind: "error", text: t("crud.notExported", { reason: problemText(t, error) }) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
