/** One import with file, author, date and result; the user's own can be resumed. */
import { css } from "#generated/styles/css/index.js";
import type { ImportSummary } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { ListRow } from "../../../list/list-row.tsx";
import { useText } from "../../../messages/use-text.ts";

const tones = {
  uploaded: "info",
  validated: "info",
  applying: "info",
  committed: "success",
  discarded: "neutral",
} as const;

/** Columns of the list and of its header. */
export const importColumns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 3fr) 5rem minmax(0, 3fr) minmax(0, 2fr) 10rem" },
  columnGap: "4",
});

export function ImportRow({
  companyId,
  row: { id, fileName, status, rows, faultCount, created, updated, accounts, mine, createdAt, createdBy },
}: {
  companyId: string;
  row: ImportSummary;
}) {
  const t = useText();
  const format = useFormat();
  const hasFaults = status === "validated" && faultCount > 0;
  const result =
    status === "committed"
      ? t("imports.done", { created, updated })
      : hasFaults
        ? t("imports.faults", { count: faultCount })
        : t(`imports.state.${status}`);
  return (
    <ListRow className={importColumns}>
      <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
        {mine ? (
          <Link
            to="/companies/$companyId/employees/import"
            params={{ companyId }}
            search={{ job: id }}
            className={css({ fontWeight: "medium" })}
          >
            {fileName}
          </Link>
        ) : (
          <span className={css({ fontWeight: "medium" })}>{fileName}</span>
        )}
        <span className={css({ hideFrom: "md", color: "text.muted", fontSize: "sm" })}>
          {` · ${t("imports.rowsOf", { count: rows })}`}
        </span>
      </span>
      <span className={css({ hideBelow: "md", fontVariantNumeric: "tabular-nums" })}>{format.number(rows)}</span>
      <span className={css({ minW: "0" })}>
        <StatusDot tone={hasFaults ? "warning" : tones[status]} wraps>
          {result}
        </StatusDot>
        {status === "committed" && accounts > 0 && (
          <Link
            to="/companies/$companyId/employees/imports/$importId"
            params={{ companyId, importId: id }}
            className={css({ display: "block", fontSize: "sm" })}
          >
            {t("imports.accountsOf", { count: accounts })}
          </Link>
        )}
      </span>
      <span className={css({ minW: "0", overflowWrap: "anywhere" })}>{createdBy ?? "–"}</span>
      <span className={css({ color: "text.muted" })}>{format.dateTime(createdAt)}</span>
    </ListRow>
  );
}
