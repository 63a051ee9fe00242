/** Versions of an area's rates as a timeline, newest first. */
import { css } from "#generated/styles/css/index.js";
import type { RateSetStatus, RateSetSummary } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { StatusDot, Tag, type Tone } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { RatesSearch } from "./search.ts";

export const tones: Record<RateSetStatus, Tone> = {
  draft: "warning",
  reviewed: "accent",
  scheduled: "info",
  active: "success",
  superseded: "neutral",
  withdrawn: "neutral",
};

interface VersionListProps {
  versions: readonly RateSetSummary[];
  chosen: string | undefined;
  search: RatesSearch;
}

export function VersionList({ versions, chosen, search }: VersionListProps) {
  const t = useText();
  const format = useFormat();
  const { set: _set, ...rest } = search;
  return (
    <nav aria-label={t("rates.versions")}>
      <ol className={css({ display: "grid", gap: "0.5" })}>
        {versions.map(({ id, effectiveFrom, status, certainty, sourceTitle }) => (
          <li
            key={id}
            className={css({
              position: "relative",
              "&:not(:last-of-type)::before": {
                content: '""',
                position: "absolute",
                insetInlineStart: "15px",
                insetBlock: "1.75rem -0.75rem",
                w: "1px",
                bg: "border.strong",
              },
            })}
          >
            <Link
              quiet
              to="."
              search={{ ...rest, set: id } as never}
              replace
              resetScroll={false}
              aria-current={id === chosen ? "true" : undefined}
              className={css({
                display: "grid",
                gridTemplateColumns: "auto minmax(0, 1fr)",
                columnGap: "2.5",
                px: "3",
                py: "2",
                borderRadius: "control",
                bg: id === chosen ? "accent.subtle" : undefined,
                _hover: { bg: id === chosen ? "accent.subtle" : "hover" },
              })}
            >
              <span
                className={css({
                  mt: "1.5",
                  w: "2",
                  h: "2",
                  borderRadius: "full",
                  bg: status === "active" ? "accent" : "border.strong",
                  outline: "3px solid",
                  outlineColor: id === chosen ? "accent.subtle" : "canvas",
                  position: "relative",
                })}
                aria-hidden
              />
              <span className={css({ minW: "0" })}>
                <span
                  className={css({
                    display: "flex",
                    flexWrap: "wrap",
                    justifyContent: "space-between",
                    columnGap: "3",
                  })}
                >
                  <b className={css({ fontWeight: "medium" })}>{format.date(effectiveFrom)}</b>
                  <span className={css({ fontSize: "sm", color: "text.muted" })}>
                    <StatusDot tone={tones[status]}>{t(`rates.status.${status}`)}</StatusDot>
                  </span>
                </span>
                <span
                  className={css({
                    display: "block",
                    fontSize: "sm",
                    lineHeight: "sm",
                    color: "text.muted",
                    lineClamp: "2",
                  })}
                >
                  {sourceTitle}
                </span>
                {certainty !== "found" && <Tag tone="warning">{t(`rates.certainty.${certainty}`)}</Tag>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
