/** Form state of a record: validation, saving and conflict handling. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Area, nameOf, pathOf, type Row } from "./area.ts";
import { errorsOf, serverErrors } from "../form/faults.ts";
import type { Values } from "../form/spec.ts";
import { type FormState, useForm } from "../form/use-form.ts";
import { type Clash, clashesOf } from "../form/values.ts";
import { problemOf } from "../kit/problem.ts";
import { toast } from "../kit/toast.ts";
import { useText } from "../messages/use-text.ts";
import { areaBody, areaFaults, emptyValues, fieldSpec, formFields, rememberNames, valuesOf } from "./area-form.ts";
import { useLabels } from "./labels.ts";

interface Conflict {
  readonly theirs: Row;
  readonly clashes: readonly Clash[];
}

interface RecordFormState {
  readonly form: FormState<Values>;
  /** Set after a version conflict, until the user has chosen. */
  readonly conflict: Conflict | null;
  readonly resolve: (theirFields: ReadonlySet<string>) => void;
  readonly dismissConflict: () => void;
}

export function useRecordForm(
  area: Area,
  scope: Readonly<Record<string, string>>,
  row: Row | undefined,
  onSaved: (row: Row) => void,
): RecordFormState {
  const t = useText();
  const labels = useLabels(area);
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useMutation(area.calls.create());
  const { mutateAsync: update } = useMutation(area.calls.update());
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const names = formFields(area);
  const fields = names.map((name) => fieldSpec(area, name));
  const record = (id: string) => area.calls.get({ path: pathOf(area, scope, id) });
  if (row) rememberNames(area, row);

  /** Archived records reject all changes; report that instead of a conflict. */
  const savedFirst = async (failure: unknown): Promise<Row | undefined> => {
    if (!row || problemOf(failure)?.code !== "version-clash") return undefined;
    const current = await queryClient.fetchQuery({ ...record(row.id), staleTime: 0 }).catch(() => undefined);
    return current?.status === "archived" ? undefined : current;
  };
  const form: FormState<Values> = useForm<Values>({
    initial: row ? valuesOf(area, row) : emptyValues(area),
    version: row?.version,
    names,
    check: (values) => errorsOf(t, labels, fields, areaFaults(area, values)),
    fill: async (name, value) => area.fills?.[name]?.(value, scope),
    async send(values, version) {
      const body = areaBody(area, values);
      const saved = row
        ? await update({ path: pathOf(area, scope, row.id), headers: { "If-Match": `"${version ?? 0}"` }, body })
        : await create({ path: pathOf(area, scope), body });
      queryClient.setQueryData(record(saved.id).queryKey, saved);
      const name = nameOf(area, saved);
      // A new record may be pending; the area has the message.
      const made = row ? undefined : labels.own(`created.${saved.status}`, { name });
      toast({ text: made ?? t(row ? "crud.saved" : "crud.created", { name }) });
      return () => onSaved(saved);
    },
    async refused(error, values) {
      const theirs = await savedFirst(error);
      if (!theirs) return serverErrors(t, labels, fields, error);
      const clashes = clashesOf(names, form.saved, valuesOf(area, theirs), values);
      // No field to choose: they changed to the same values, or fields outside the form.
      if (clashes.length === 0) form.resolve(valuesOf(area, theirs), theirs.version, new Set());
      else setConflict({ theirs, clashes });
      return "failed";
    },
  });
  return {
    form,
    conflict,
    resolve: (theirFields) => {
      if (conflict) form.resolve(valuesOf(area, conflict.theirs), conflict.theirs.version, theirFields);
      setConflict(null);
    },
    dismissConflict: () => setConflict(null),
  };
}
