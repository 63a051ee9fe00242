/** What applying an import would do, row by row: new, changed with before and after, unchanged, or wrong. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useListImportRows } from "#generated/hrms/hooks/imports.ts";
import type { ImportJob, ImportRow, ImportRowState } from "#generated/hrms/schema.ts";
import { screenPageSize } from "#src/contract/page-size.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Segmented } from "../../../kit/segmented.tsx";
import { Select } from "../../../kit/select.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../kit/states.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import { Pager } from "../../../table/pager.tsx";
import { SearchBox } from "../../../table/search-box.tsx";
import { fieldName } from "./field-name.ts";
import { useImportValue } from "./use-value.ts";
import { fieldsOf } from "./values.ts";

const tones = { new: "success", changed: "accent", unchanged: "neutral", error: "danger" } as const;
const states = ["new", "changed", "unchanged", "error"] as const satisfies readonly ImportRowState[];

const beside = new Set(["employeeNo", "fullName"]);

/** Of someone new, as much as fits a row; of a change, everything. */
const shownOfNew = 12;

export function Comparison({ companyId, job }: { companyId: string; job: ImportJob }) {
  const t = useText();
  const counted = states.filter((state) => job.counts[state] > 0);
  const [state, setState] = useState<ImportRowState | "all">("all");
  const [sheet, setSheet] = useState("");
  const [q, setQ] = useState("");
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(screenPageSize);
  const wanted = state !== "all" && !counted.includes(state) ? "all" : state;
  const answer = useListImportRows(
    {
      path: { companyId, importId: job.id },
      query: {
        page,
        pageSize,
        ...(q !== "" && { q }),
        ...(wanted !== "all" && { state: [wanted] }),
        ...(sheet !== "" && { sheet: [Number(sheet)] }),
      },
    },
    { placeholderData: keepPreviousData },
  );
  const first = (change: () => void) => () => {
    change();
    setPage(1);
  };
  const held = job.sheets.flatMap(({ name, kind }, index) => (kind === null ? [] : [{ name, index }]));
  const total = states.reduce((sum, one) => sum + job.counts[one], 0);
  return (
    <Card className={css({ overflow: "hidden" })}>
      <div className={css({ display: "grid", gap: "3", px: "5", py: "4" })}>
        <CardTitle>{t("imports.comparison")}</CardTitle>
        <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" })}>
          <div className={css({ overflowX: "auto", maxW: "full" })}>
            <Segmented
              label={t("imports.rowStates")}
              value={wanted}
              onChange={(next) => first(() => setState(next))()}
              options={[
                { value: "all", label: t("imports.rowState.all", { count: total }) },
                ...counted.map((value) => ({
                  value,
                  label: t(`imports.rowState.${value}`, { count: job.counts[value] }),
                })),
              ]}
            />
          </div>
          {held.length > 1 && (
            <Select
              size="sm"
              frameCss={{ w: { base: "full", sm: "14rem" } }}
              aria-label={t("imports.sheet")}
              value={sheet}
              onChange={({ target: { value } }) => first(() => setSheet(value))()}
            >
              <option value="">{t("imports.everySheet")}</option>
              {held.map(({ name, index }) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <div className={css({ w: { base: "full", sm: "16rem" } })}>
            <SearchBox label={t("imports.searchPeople")} value={q} onChange={(text) => first(() => setQ(text))()} />
          </div>
        </div>
      </div>
      {answer.error && !answer.data ? (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      ) : !answer.data ? (
        <Skeleton css={{ h: "48", my: "0" }} />
      ) : answer.data.total === 0 ? (
        <EmptyState title={t("imports.noRows")} />
      ) : (
        <>
          <div className={css({ px: { md: "3" } })}>
            <Rows job={job} rows={answer.data.items} />
          </div>
          <Pager
            of={t("imports.comparison")}
            page={page}
            pageSize={pageSize}
            total={answer.data.total}
            onPage={setPage}
            onPageSize={(size) => first(() => setPageSize(size))()}
          />
        </>
      )}
    </Card>
  );
}

function Rows({ job, rows }: { job: ImportJob; rows: readonly ImportRow[] }) {
  const t = useText();
  const named = job.sheets.filter(({ kind }) => kind !== null).length > 1;
  return (
    <ColumnTable
      label={t("imports.comparison")}
      small
      stickyHead
      maxH="36rem"
      rows={rows}
      keyOf={({ sheet, row }) => `${sheet} ${row}`}
      columns={[
        {
          header: t("imports.person"),
          cell: ({ person, employeeNo }) => (
            <>
              <span className={css({ display: "block", minW: { md: "9rem" }, overflowWrap: "anywhere" })}>
                {person ?? "–"}
              </span>
              {employeeNo !== null && employeeNo !== person && (
                <span className={css({ color: "text.muted", fontWeight: "normal" })}>{employeeNo}</span>
              )}
            </>
          ),
        },
        ...(named
          ? [{ header: t("imports.sheet"), cell: ({ sheet }: ImportRow) => job.sheets[sheet]?.name ?? "" }]
          : []),
        { header: t("imports.row"), kind: "number", cell: ({ row }) => row },
        {
          header: t("imports.status"),
          cell: ({ state }) => <StatusDot tone={tones[state]}>{t(`imports.rowStateOne.${state}`)}</StatusDot>,
        },
        { header: t("imports.changes"), cell: (row) => <Changes job={job} row={row} /> },
      ]}
    />
  );
}

function Changes({ job, row: { kind, state, changes, faults } }: { job: ImportJob; row: ImportRow }) {
  const t = useText();
  const { formatMessage } = useIntl();
  const valueOf = useImportValue();
  const known = fieldsOf(job, kind);
  const nameOf = (field: string): string =>
    fieldName(t, known.find(({ name }) => name === field) ?? { name: field, label: null });
  if (state === "error")
    return (
      <ul className={css({ color: "danger" })}>
        {faults.map(({ field, code }) => (
          <li key={`${field} ${code}`}>
            {nameOf(field)}: {formatMessage({ id: `imports.fault.${code}` })}
          </li>
        ))}
      </ul>
    );
  // Name and number of someone new stand beside it; of a change, what is overwritten comes first.
  const given =
    state === "new"
      ? changes.filter(({ field, after }) => after !== null && !beside.has(field))
      : changes.toSorted((one, other) => Number(one.before === null) - Number(other.before === null));
  const shown = state === "new" ? given.slice(0, shownOfNew) : given;
  if (given.length === 0) return "–";
  return (
    <ul className={css({ display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "0.5" })}>
      {shown.map(({ field, before, after }) => (
        <li key={field} className={css({ overflowWrap: "anywhere" })}>
          <span className={css({ color: "text.muted" })}>{`${nameOf(field)} `}</span>
          {state === "changed" && (
            <>
              <del className={css({ color: "text.muted" })}>
                {before === null ? t("imports.noValue") : valueOf(field, before)}
              </del>
              <span aria-hidden>{" → "}</span>
            </>
          )}
          <span className={css({ fontVariantNumeric: "tabular-nums" })}>
            {after === null ? t("imports.noValue") : valueOf(field, after)}
          </span>
        </li>
      ))}
      {given.length > shown.length && (
        <li className={css({ color: "text.muted" })}>
          {t("imports.moreChanges", { count: given.length - shown.length })}
        </li>
      )}
    </ul>
  );
}
