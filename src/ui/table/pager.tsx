/** Table pager: range, total, page size, previous and next. */
import { css } from "#generated/styles/css/index.js";
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from "lucide-react";
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

export function Pager({ of, page, pageSize, total, onPage, onPageSize }: PagerProps) {
  const t = useText();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const turn = (label: string, to: number, possible: boolean, Icon: LucideIcon) => (
    <IconButton size="sm" label={label} inactive={!possible} onClick={() => onPage(to)}>
      <Icon size={16} className="mirrored" aria-hidden />
    </IconButton>
  );
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
              css={{ h: "7!" }}
              frameCss={{ w: "4.5rem" }}
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
          {turn(t("crud.firstPage"), 1, page > 1, ChevronsLeft)}
          {turn(t("crud.previousPage"), page - 1, page > 1, ChevronLeft)}
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
          {turn(t("crud.nextPage"), page + 1, page < last, ChevronRight)}
          {turn(t("crud.lastPage"), last, page < last, ChevronsRight)}
        </span>
      </div>
    </nav>
  );
}
