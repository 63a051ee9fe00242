/** Saves a form once: a new record is created, an older one replaced if nobody saved it meanwhile. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { nameOf, pathOf, type Area, type Row } from "./area.ts";
import { problemOf } from "../kit/problem.ts";
import { toast } from "../kit/toast.ts";
import { useText } from "../messages/use-text.ts";
import { bodyOf, type Values } from "./form-values.ts";
import { useLabels } from "./labels.ts";

export interface Save {
  readonly busy: boolean;
  /** Why the last try failed; null while there is none. */
  readonly error: unknown;
  /** Resolves to the record as somebody else saved it first, where that is why it was not saved. */
  readonly run: (values: Values, version: number | undefined) => Promise<Row | undefined>;
}

export function useSave(
  area: Area,
  scope: Readonly<Record<string, string>>,
  recordId: string | undefined,
  onSaved: (row: Row) => void,
): Save {
  const t = useText();
  const labels = useLabels(area);
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useMutation(area.calls.create());
  const { mutateAsync: update } = useMutation(area.calls.update());
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  // A second click comes before the first one is drawn.
  const running = useRef(false);
  const record = (id: string) => area.calls.get({ path: pathOf(area, scope, id) });

  const send = async (values: Values, version: number | undefined): Promise<Row> => {
    const body = bodyOf(area, values);
    if (recordId === undefined) return create({ path: pathOf(area, scope), body });
    return update({ path: pathOf(area, scope, recordId), headers: { "If-Match": `"${version ?? 0}"` }, body });
  };

  /** An archived record takes no change, whatever its version: that is told as the failure it is. */
  const savedFirst = async (failure: unknown): Promise<Row | undefined> => {
    if (recordId === undefined || problemOf(failure)?.code !== "version-clash") return undefined;
    const current = await queryClient.fetchQuery({ ...record(recordId), staleTime: 0 }).catch(() => undefined);
    return current?.status === "archived" ? undefined : current;
  };

  const run = async (values: Values, version: number | undefined): Promise<Row | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      const row = await send(values, version);
      queryClient.setQueryData(record(row.id).queryKey, row);
      const name = nameOf(area, row);
      // What is made may wait for something: the area says for what.
      const made = recordId === undefined ? labels.own(`created.${row.status}`, { name }) : undefined;
      toast({ text: made ?? t(recordId === undefined ? "crud.created" : "crud.saved", { name }) });
      onSaved(row);
      return undefined;
    } catch (failure) {
      const current = await savedFirst(failure);
      if (!current) setError(failure);
      return current;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { busy, error, run };
}
