/** Archive and restore with optimistic update and undo. */
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { PageOf } from "#src/client/types.ts";
import { nameOf, pathOf, type Area, type Row } from "./area.ts";
import { problemOf, problemText } from "../kit/problem.ts";
import { toast } from "../kit/toast.ts";
import { useUndo } from "../kit/undo.ts";
import { useText } from "../messages/use-text.ts";
import { useLabels } from "./labels.ts";

type Known = PageOf<Row> | Row | undefined;

function withStatus(known: Known, id: string, status: string): Known {
  if (!known) return known;
  if ("items" in known && Array.isArray(known.items)) {
    return { ...known, items: known.items.map((row: Row) => (row.id === id ? { ...row, status } : row)) };
  }
  return "id" in known && known.id === id ? { ...known, status } : known;
}

/** Sets the status in all cached lists and records; returns a rollback. */
async function show(queryClient: QueryClient, area: Area, id: string, status: string): Promise<() => void> {
  const { list, get } = area.calls;
  const keys = [list({}), get({})].map(({ queryKey }) => (queryKey as readonly unknown[]).slice(0, 2));
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const before = keys.flatMap((queryKey) => queryClient.getQueriesData<Known>({ queryKey }));
  for (const queryKey of keys)
    queryClient.setQueriesData<Known>({ queryKey }, (known) => withStatus(known, id, status));
  return () => before.forEach(([key, data]) => queryClient.setQueryData(key, data));
}

interface StatusActions {
  readonly archive: (row: Row) => Promise<void>;
  readonly restore: (row: Row) => Promise<void>;
}

export function useStatusActions(area: Area, scope: Readonly<Record<string, string>>): StatusActions {
  const t = useText();
  const labels = useLabels(area);
  const queryClient = useQueryClient();
  const offerUndo = useUndo();
  const { mutateAsync: archive } = useMutation(area.calls.archive());
  const { mutateAsync: restore } = useMutation(area.calls.restore());

  const change = useCallback(
    async (row: Row, archived: boolean, undoable: boolean): Promise<void> => {
      const name = nameOf(area, row);
      const takeBack = await show(queryClient, area, row.id, archived ? "archived" : "active");
      const text = t(archived ? "crud.archived" : "crud.restored", { name });
      const withdraw = undoable ? offerUndo(text, () => void change(row, !archived, false)) : undefined;
      if (!undoable) toast({ text });
      try {
        await (archived ? archive : restore)({ path: pathOf(area, scope, row.id) });
      } catch (error) {
        takeBack();
        withdraw?.();
        toast({
          kind: "error",
          text: t("crud.notSaved", {
            name,
            reason: labels.fault(problemOf(error)?.code ?? "") ?? problemText(t, error),
          }),
        });
      }
    },
    [area, archive, labels, offerUndo, queryClient, restore, scope, t],
  );

  return { archive: (row) => change(row, true, true), restore: (row) => change(row, false, true) };
}
