/** Dated records, newest first: upcoming, current and past. A change adds a row, a mistake in a row that has started is corrected in place. */
import { css } from "#generated/styles/css/index.js";
import { useMutation } from "@tanstack/react-query";
import { CalendarClock, CircleDot, History, Pencil, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { Employee, EmployeePayTerms } from "#generated/hrms/schema.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded, type Loadable } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { Timeline, TimelineItem } from "../../../kit/timeline.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { currentRow, DatedDialog, rememberNames } from "./dated-dialog.tsx";
import type { DatedKind, DatedRow } from "./dated.ts";
import { showPart, useAskedField } from "./asked-field.ts";
import { employeeWords } from "./form/words.ts";
import { useValueText } from "./form/value-text.ts";
import { type FieldSpec, labelOf, type Values } from "../../../form/spec.ts";
import { isBlank, isShown, valuesFrom } from "../../../form/values.ts";
import { PayHistory, type RowState } from "./pay-history.tsx";
import { employeeProblemText } from "./problem-text.ts";
import { type FileColumn, RecordFile } from "./records/record-file.tsx";
import { Section } from "./section.tsx";

interface RowFactsProps {
  kind: DatedKind;
  row: DatedRow;
  /** Fields shown elsewhere. */
  without?: readonly string[];
}

function RowFacts({ kind, row, without = [] }: RowFactsProps) {
  const words = employeeWords(useText());
  const valueText = useValueText();
  const read: readonly FieldSpec[] = [...kind.fields, ...(kind.facts ?? [])];
  const values = valuesFrom(read, kind.values(row));
  const facts = read.filter(
    (field) =>
      !["effectiveFrom", "reason", ...without].includes(field.name) &&
      field.inFacts !== false &&
      isShown(field, values) &&
      !isBlank(values[field.name]) &&
      !(Array.isArray(values[field.name]) && (values[field.name] as unknown[]).length === 0),
  );
  return (
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
          className={css({ display: "grid", gridTemplateColumns: "minmax(7.25rem, 2fr) 3fr", gap: "3", py: "0.5" })}
        >
          <dt className={css({ color: "text.muted", minW: "0", overflowWrap: "anywhere", hyphens: "auto" })}>
            {labelOf(words, field)}
          </dt>
          <dd className={css({ overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" })}>
            {valueText(field, values[field.name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the file has of each row: as on screen, with the last day. */
function useFileColumns(kind: DatedKind): readonly FileColumn<DatedRow>[] {
  const t = useText();
  const words = employeeWords(t);
  const valueText = useValueText();
  const fields = [...kind.fields, ...(kind.facts ?? [])].filter(({ inFacts }) => inFacts !== false);
  return fields.flatMap((field) => {
    const column = {
      id: field.name,
      header: labelOf(words, field),
      value: (row: DatedRow) => valueText(field, valuesFrom([field], kind.values(row))[field.name]),
    };
    if (field.name !== "effectiveFrom") return [column];
    const until = { name: "effectiveTo", kind: "date" } as const;
    return [
      column,
      {
        id: until.name,
        header: t("employees.dated.until"),
        value: (row: DatedRow) => valueText(until, row.effectiveTo),
      },
    ];
  });
}

interface DatedRowsProps {
  employee: Employee;
  kind: DatedKind;
  query: Loadable<{ readonly items: readonly DatedRow[] }>;
}

export function DatedRows({ employee, kind, query }: DatedRowsProps) {
  const t = useText();
  const format = useFormat();
  const path = { companyId: employee.companyId, employeeId: employee.id };
  const remove = useMutation(kind.remove());
  const [open, setOpen] = useState<{ readonly row: DatedRow | undefined }>();
  const [deleting, setDeleting] = useState<DatedRow>();
  const rows = query.data?.items ?? [];
  for (const row of rows) rememberNames(row as unknown as Values);
  const current = currentRow(rows);
  const mayWrite = employee.rights.write.includes(kind.fieldClass) && employee.status !== "exited";
  const section = useRef<HTMLElement>(null);
  useAskedField((name, what) => {
    if (name !== kind.name) return false;
    if (mayWrite && what === "new") setOpen({ row: undefined });
    else if (mayWrite && what === "edit") setOpen({ row: current });
    else showPart(section.current);
    return true;
  });
  const columns = useFileColumns(kind);
  const stateOf = (row: Pick<DatedRow, "id" | "future">): RowState =>
    row.future ? "ahead" : row.id === current?.id ? "now" : "past";
  const icons = { ahead: CalendarClock, now: CircleDot, past: History } as const;
  const buttonsOf = (row: DatedRow): ReactNode =>
    mayWrite && (
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
    );
  return (
    <Section
      ref={section}
      title={t(`employees.dated.${kind.name}`)}
      action={
        <span className={css({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: "2" })}>
          <RecordFile
            title={t(`employees.dated.${kind.name}`)}
            name={`${employee.employeeNo}-${kind.name}`}
            rows={rows}
            columns={columns}
          />
          {mayWrite && (
            <Button size="sm" onClick={() => setOpen({ row: undefined })}>
              <Plus size={16} aria-hidden />
              {t(rows.length === 0 ? "employees.dated.first" : `employees.dated.add.${kind.name}`)}
            </Button>
          )}
        </span>
      }
    >
      <Loaded query={query} waiting={<Skeleton css={{ h: "24", my: "0" }} />}>
        {({ items }) =>
          items.length === 0 && <p className={css({ color: "text.muted" })}>{t("employees.dated.none")}</p>
        }
      </Loaded>
      {rows.length > 0 && kind.name === "pay" && (
        <>
          <PayHistory rows={rows as unknown as readonly EmployeePayTerms[]} stateOf={stateOf} buttonsOf={buttonsOf} />
          {current && <RowFacts kind={kind} row={current} without={["basic", "rateType"]} />}
        </>
      )}
      {rows.length > 0 && kind.name !== "pay" && (
        <Timeline label={t(`employees.dated.${kind.name}`)}>
          {rows.map((row) => {
            const state = stateOf(row);
            const Icon = icons[state];
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
                when={buttonsOf(row)}
              >
                {row.reason !== null && <p className={css({ color: "text.muted" })}>{row.reason}</p>}
                <RowFacts kind={kind} row={row} />
              </TimelineItem>
            );
          })}
        </Timeline>
      )}
      {open && (
        <DatedDialog
          employee={employee}
          kind={kind}
          current={current}
          row={open.row}
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
