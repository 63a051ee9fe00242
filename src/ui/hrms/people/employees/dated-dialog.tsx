/** Form of a dated record: a change from a date, an edit of an upcoming row, or a correction. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import type { Employee } from "#generated/hrms/schema.ts";
import { rememberName } from "../../../form/reference-names.ts";
import type { FieldSpec, Values } from "../../../form/spec.ts";
import { valuesFrom } from "../../../form/values.ts";
import { today } from "../../../kit/calendar-date.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import type { DatedKind, DatedRow } from "./dated.ts";
import { FormDialog } from "./form/form-dialog.tsx";
import { ImpactNotice } from "./impact-notice.tsx";

/** Forms show names for ids, so register the names of referenced records. */
export function rememberNames(row: Values): void {
  for (const [field, value] of Object.entries(row)) {
    const name = row[field.replace(/Id$/, "")];
    if (field.endsWith("Id") && typeof value === "string" && typeof name === "string") rememberName(value, name);
  }
  for (const line of (row["reporting_tos"] ?? []) as readonly { managerId: string; manager: string }[])
    rememberName(line.managerId, line.manager);
  const [ids, names] = [row["employeeGroupIds"], row["employeeGroups"]] as readonly (readonly string[] | undefined)[];
  ids?.forEach((id, at) => rememberName(id, names?.[at] ?? "…"));
  for (const share of (row["costSplit"] ?? []) as readonly Values[]) rememberNames(share);
}

const correction: FieldSpec = { name: "correction", kind: "text", required: true };
const stepOf = (row: DatedRow | undefined): "add" | "replace" | "correct" =>
  row === undefined ? "add" : row.future ? "replace" : "correct";

/** The row in effect today, or the first upcoming one; rows are newest first. */
export function currentRow(rows: readonly DatedRow[]): DatedRow | undefined {
  const now = today();
  return rows.find(({ effectiveFrom }) => effectiveFrom <= now) ?? rows.at(-1);
}

interface DatedDialogProps {
  employee: Employee;
  kind: DatedKind;
  current: DatedRow | undefined;
  /** The row to edit; undefined adds one. */
  row: DatedRow | undefined;
  onClose: () => void;
}

export function DatedDialog({ employee, kind, current, row, onClose }: DatedDialogProps) {
  const t = useText();
  const path = { companyId: employee.companyId, employeeId: employee.id };
  const [add, update] = [useMutation(kind.add()), useMutation(kind.update())];
  const Hints = kind.hints;
  const step = stepOf(row);
  const from = row ?? current;
  const values = from
    ? valuesFrom(kind.fields, kind.values(from))
    : Object.fromEntries(kind.fields.map(({ name }) => [name, null]));
  const initial: Values = row
    ? { ...values, correction: null }
    : { ...values, effectiveFrom: from ? null : employee.startDate, reason: null };
  return (
    <FormDialog
      companyId={employee.companyId}
      title={t(`employees.dated.${step}.${kind.name}`)}
      intro={t(`employees.dated.${step}Intro`)}
      action={t(step === "correct" ? "employees.dated.saveCorrection" : "shell.save")}
      fields={step === "correct" ? [...kind.fields, correction] : kind.fields}
      initial={initial}
      preview={(entered: Values) => (
        <Suspense fallback={null}>
          {Hints && <Hints employee={employee} values={entered} />}
          {row && step === "correct" && (
            <ImpactNotice employee={employee} kind={kind} row={row} effectiveFrom={entered["effectiveFrom"]} />
          )}
        </Suspense>
      )}
      send={async (body) => {
        const sent = kind.body(body);
        if (row)
          await update.mutateAsync({
            path: { ...path, [kind.idName]: row.id },
            headers: { "If-Match": `"${row.version}"` },
            body: sent,
          });
        else await add.mutateAsync({ path, body: sent });
        toast({ text: t("employees.saved") });
      }}
      onClose={onClose}
    />
  );
}

/** Adds a change without its list on screen. */
export function DatedChange({ employee, kind, onClose }: Omit<DatedDialogProps, "current" | "row">) {
  const { data } = useQuery(kind.list({ path: { companyId: employee.companyId, employeeId: employee.id } }));
  if (!data) return null;
  for (const row of data.items) rememberNames(row as unknown as Values);
  return (
    <DatedDialog employee={employee} kind={kind} current={currentRow(data.items)} row={undefined} onClose={onClose} />
  );
}
