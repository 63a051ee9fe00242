/** Table pager: range, total, page size, previous and next. */
import { css } from "#generated/styles/css/index.js";
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { IconButton } from "../kit/button.tsx";
import { Select } from "../kit/select.tsx";
import { pageSizes } from "#src/contract/page-size.ts";

interface PagerProps {
  /** Accessible name, if the page has several tables. */
  of?: string;
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  onPageSize?: (pageSize: number) => void;
}

function PageButton({
  label,
  to,
  disabled,
  onPage,
  children,
}: {
  label: string;
  to: number;
  disabled: boolean;
  onPage: (page: number) => void;
  children: ReactNode;
}) {
  // Not `disabled`, which would drop the focus at the last page.
  return (
    <IconButton
      size="sm"
      label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPage(to)}
      className={css({ opacity: disabled ? 0.4 : 1 })}
    >
      <span className={css({ display: "grid", _rtl: { transform: "scaleX(-1)" } })}>{children}</span>
    </IconButton>
  );
}

export function Pager({ of, page, pageSize, total, onPage, onPageSize }: PagerProps) {
  const t = useText();
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav
      className={css({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        columnGap: "4",
        rowGap: "1",
        minH: "9",
        px: "3",
        borderTopWidth: "1px",
        borderColor: "border",
        fontSize: "sm",
        color: "text.muted",
        flexShrink: 0,
      })}
      aria-label={of === undefined ? t("crud.pages") : `${t("crud.pages")}: ${of}`}
    >
      <span className={css({ fontVariantNumeric: "tabular-nums" })}>
        {t("crud.range", {
          from: total === 0 ? 0 : (page - 1) * pageSize + 1,
          to: Math.min(page * pageSize, total),
          total,
        })}
      </span>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "flex-end",
          gap: "1",
          ms: "auto",
        })}
      >
        {onPageSize && (
          <label className={css({ display: "flex", alignItems: "center", gap: "2", me: "3", whiteSpace: "nowrap" })}>
            {t("crud.rowsPerPage")}
            <Select
              size="sm"
              h="7!"
              w="4.5rem"
              value={pageSize}
              onChange={(event) => onPageSize(Number(event.target.value))}
            >
              {pageSizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </Select>
          </label>
        )}
        <span className={css({ display: "inline-flex", alignItems: "center", gap: "1" })}>
          <PageButton label={t("crud.firstPage")} to={1} disabled={page <= 1} onPage={onPage}>
            <ChevronsLeft size={16} aria-hidden />
          </PageButton>
          <PageButton label={t("crud.previousPage")} to={page - 1} disabled={page <= 1} onPage={onPage}>
            <ChevronLeft size={16} aria-hidden />
          </PageButton>
          <span
            className={css({
              px: "1",
              minW: "16",
              whiteSpace: "nowrap",
              textAlign: "center",
              fontVariantNumeric: "tabular-nums",
            })}
            aria-current="page"
          >
            {t("crud.pageOf", { page, last })}
          </span>
          <PageButton label={t("crud.nextPage")} to={page + 1} disabled={page >= last} onPage={onPage}>
            <ChevronRight size={16} aria-hidden />
          </PageButton>
          <PageButton label={t("crud.lastPage")} to={last} disabled={page >= last} onPage={onPage}>
            <ChevronsRight size={16} aria-hidden />
          </PageButton>
        </span>
      </div>
    </nav>
  );
}
