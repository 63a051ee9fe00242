/** Dated records, newest first: upcoming, current and past. A change adds a row, a mistake is corrected in place. */
import { css } from "#generated/styles/css/index.js";
import { useMutation } from "@tanstack/react-query";
import { CalendarClock, CircleDot, History, Pencil, Plus, Trash2 } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import type { Employee } from "#generated/hrms/schema.ts";
import { rememberName } from "../../../form/reference-names.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { today } from "../../../kit/calendar-date.ts";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded, type Loadable } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { Timeline, TimelineItem } from "../../../kit/timeline.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import type { DatedKind, DatedRow } from "./dated.ts";
import { showPart, useAskedField } from "./asked-field.ts";
import { FormDialog } from "./form/form-dialog.tsx";
import { type FieldSpec, labelOf, type Values } from "../../../form/spec.ts";
import { isBlank, isShown, valuesFrom } from "../../../form/values.ts";
import { employeeWords } from "./form/words.ts";
import { useValueText } from "./form/value-text.ts";
import { employeeProblemText } from "./problem-text.ts";
import { Section } from "./section.tsx";

/** Forms show names for ids, so register the names of referenced records. */
function rememberNames(row: Values): void {
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

interface DatedRowsProps {
  employee: Employee;
  kind: DatedKind;
  query: Loadable<{ readonly items: readonly DatedRow[] }>;
}

export function DatedRows({ employee, kind, query }: DatedRowsProps) {
  const t = useText();
  const words = employeeWords(t);
  const format = useFormat();
  const valueText = useValueText();
  const path = { companyId: employee.companyId, employeeId: employee.id };
  const [add, update, remove] = [useMutation(kind.add()), useMutation(kind.update()), useMutation(kind.remove())];
  const [open, setOpen] = useState<{ readonly row: DatedRow | undefined }>();
  const [deleting, setDeleting] = useState<DatedRow>();
  const rows = query.data?.items ?? [];
  for (const row of rows) rememberNames(row as unknown as Values);
  const now = today();
  const Hints = kind.hints;
  const current = rows.find(({ effectiveFrom }) => effectiveFrom <= now) ?? rows.at(-1);
  const mayWrite = employee.rights.write.includes(kind.fieldClass) && employee.status !== "exited";
  const section = useRef<HTMLElement>(null);
  useAskedField((name, what) => {
    if (name !== kind.name) return false;
    if (mayWrite && what === "new") setOpen({ row: undefined });
    else if (mayWrite && what === "edit") setOpen({ row: current });
    else showPart(section.current);
    return true;
  });
  const stateOf = (row: DatedRow): "ahead" | "now" | "past" =>
    row.future ? "ahead" : row === current ? "now" : "past";
  const icons = { ahead: CalendarClock, now: CircleDot, past: History } as const;
  const begin = (row: DatedRow | undefined): Values => {
    const from = row ?? current;
    const values = from
      ? valuesFrom(kind.fields, kind.values(from))
      : Object.fromEntries(kind.fields.map(({ name }) => [name, null]));
    return row
      ? { ...values, correction: null }
      : { ...values, effectiveFrom: from ? null : employee.startDate, reason: null };
  };
  return (
    <Section
      ref={section}
      title={t(`employees.dated.${kind.name}`)}
      action={
        mayWrite && (
          <Button size="sm" onClick={() => setOpen({ row: undefined })}>
            <Plus size={16} aria-hidden />
            {t(rows.length === 0 ? "employees.dated.first" : "employees.dated.change")}
          </Button>
        )
      }
    >
      <Loaded query={query} waiting={<Skeleton h="24" my="0" />}>
        {({ items }) =>
          items.length === 0 && <p className={css({ color: "text.muted" })}>{t("employees.dated.none")}</p>
        }
      </Loaded>
      {rows.length > 0 && (
        <Timeline label={t(`employees.dated.${kind.name}`)}>
          {rows.map((row) => {
            const state = stateOf(row);
            const Icon = icons[state];
            const read = [...kind.fields, ...(kind.facts ?? [])];
            const values = valuesFrom(read, kind.values(row));
            const facts = read.filter(
              (field) =>
                !["effectiveFrom", "reason"].includes(field.name) &&
                field.inFacts !== false &&
                isShown(field, values) &&
                !isBlank(values[field.name]) &&
                !(Array.isArray(values[field.name]) && (values[field.name] as unknown[]).length === 0),
            );
            const until =
              row.effectiveTo === null
                ? t("employees.dated.from", { from: format.date(row.effectiveFrom) })
                : t("employees.dated.range", {
                    from: format.date(row.effectiveFrom),
                    to: format.date(row.effectiveTo),
                  });
            return (
              <TimelineItem
                key={row.id}
                icon={<Icon size={14} aria-hidden />}
                tone={state === "now" ? "accent" : state === "ahead" ? "info" : "neutral"}
                title={
                  <>
                    <b className={css({ fontWeight: "medium" })}>{until}</b>
                    <span className={css({ color: "text.muted" })}>{` · ${t(`employees.dated.${state}`)}`}</span>
                  </>
                }
                when={
                  mayWrite &&
                  state !== "past" && (
                    <span className={css({ display: "inline-flex" })}>
                      <IconButton
                        size="sm"
                        label={t(row.future ? "employees.dated.edit" : "employees.dated.correct", {
                          from: format.date(row.effectiveFrom),
                        })}
                        onClick={() => setOpen({ row })}
                      >
                        <Pencil size={16} aria-hidden />
                      </IconButton>
                      {row.future && (
                        <IconButton
                          size="sm"
                          label={t("employees.dated.delete", { from: format.date(row.effectiveFrom) })}
                          onClick={() => setDeleting(row)}
                        >
                          <Trash2 size={16} aria-hidden />
                        </IconButton>
                      )}
                    </span>
                  )
                }
              >
                {row.reason !== null && <p className={css({ color: "text.muted" })}>{row.reason}</p>}
                <dl
                  className={css({
                    display: "grid",
                    gridTemplateColumns: { base: "1fr", md: "1fr 1fr" },
                    columnGap: "6",
                    mt: "1",
                  })}
                >
                  {facts.map((field) => (
                    <div
                      key={field.name}
                      className={css({
                        display: "grid",
                        gridTemplateColumns: "minmax(8rem, 2fr) 3fr",
                        gap: "3",
                        py: "0.5",
                      })}
                    >
                      <dt className={css({ color: "text.muted" })}>{labelOf(words, field)}</dt>
                      <dd className={css({ overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" })}>
                        {valueText(field, values[field.name])}
                      </dd>
                    </div>
                  ))}
                </dl>
              </TimelineItem>
            );
          })}
        </Timeline>
      )}
      {open && (
        <FormDialog
          companyId={employee.companyId}
          title={t(`employees.dated.${stepOf(open.row)}.${kind.name}`)}
          intro={t(`employees.dated.${stepOf(open.row)}Intro`)}
          action={t("shell.save")}
          fields={stepOf(open.row) === "correct" ? [...kind.fields, correction] : kind.fields}
          initial={begin(open.row)}
          {...(Hints && {
            preview: (values: Values) => (
              <Suspense fallback={null}>
                <Hints employee={employee} values={values} />
              </Suspense>
            ),
          })}
          send={async (body) => {
            const sent = kind.body(body);
            if (open.row)
              await update.mutateAsync({
                path: { ...path, [kind.idName]: open.row.id },
                headers: { "If-Match": `"${open.row.version}"` },
                body: sent,
              });
            else await add.mutateAsync({ path, body: sent });
            toast({ text: t("employees.saved") });
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        danger
        title={t("employees.dated.deleteTitle", { from: deleting ? format.date(deleting.effectiveFrom) : "" })}
        action={t("common.delete")}
        onConfirm={() =>
          remove.mutateAsync({ path: { ...path, [kind.idName]: deleting?.id ?? "" } }).then(
            () => void toast({ text: t("employees.deleted") }),
            (reason: unknown) => void toast({ kind: "error", text: employeeProblemText(t, reason) }),
          )
        }
        onClose={() => setDeleting(undefined)}
      >
        {t("employees.dated.deleteText")}
      </ConfirmDialog>
    </Section>
  );
}
