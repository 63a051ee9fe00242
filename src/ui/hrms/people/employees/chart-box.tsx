/** A box of the org chart: a person, or a button that loads more of a team. */
import { css } from "#generated/styles/css/index.js";
import { Crown, Users } from "lucide-react";
import { VisuallyHidden } from "../../../kit/visually-hidden.tsx";
import { useText } from "../../../messages/use-text.ts";
import { isMore, type ChartEntry } from "./chart-entries.ts";
import { PersonPhoto } from "./person-photo.tsx";

/** Two lines, as what is cut is mistaken for something else. */
const line = css.raw({ minW: "0", lineClamp: "2", overflowWrap: "anywhere" });
const name = css(line, { fontWeight: "medium" });
const designation = css(line, { fontSize: "xs", lineHeight: "xs", color: "text.muted" });
const department = css(line, { flex: "1" });
const units = css(line);

export function ChartBox({ companyId, entry }: { companyId: string; entry: ChartEntry }) {
  const t = useText();
  if (isMore(entry)) {
    return (
      <div
        className={css({
          display: "grid",
          placeContent: "center",
          h: "full",
          px: "3",
          color: "accent.text",
          fontWeight: "medium",
        })}
      >
        {t("employees.moreOf", { count: entry.missing })}
      </div>
    );
  }
  const headOf = t("employees.headOf", { units: entry.heads.join(", ") });
  return (
    <div className={css({ display: "flex", alignItems: "center", gap: "2.5", h: "full", px: "3" })}>
      <div className={css({ display: "grid", justifyItems: "center", gap: "1" })}>
        <PersonPhoto companyId={companyId} employeeId={entry.id} name={entry.fullName} photo={entry.photo} size={36} />
        {entry.total > 0 && (
          <span
            className={css({
              display: "inline-flex",
              alignItems: "center",
              gap: "1",
              fontSize: "xs",
              lineHeight: "xs",
              color: "text.muted",
              fontVariantNumeric: "tabular-nums",
            })}
            title={t("employees.totalOf", { count: entry.total })}
          >
            <Users size={12} aria-hidden />
            {entry.total}
          </span>
        )}
      </div>
      <div className={css({ minW: "0", flex: "1", lineHeight: "sm" })}>
        <div className={name} title={entry.fullName}>
          {entry.fullName}
        </div>
        <div className={designation} title={entry.designation ?? undefined}>
          {entry.designation ?? ""}
        </div>
        <div className={css({ display: "flex", gap: "2", fontSize: "xs", lineHeight: "xs", color: "text.muted" })}>
          {entry.heads.length > 0 ? (
            <span
              className={css({
                display: "flex",
                flex: "1",
                minW: "0",
                alignItems: "center",
                gap: "1",
                color: "accent.text",
              })}
              title={headOf}
            >
              <Crown size={12} className={css({ flexShrink: 0 })} aria-hidden />
              <div className={units} aria-hidden>
                {entry.heads.join(", ")}
              </div>
              <VisuallyHidden>{headOf}</VisuallyHidden>
            </span>
          ) : (
            <div className={department} title={entry.department ?? undefined}>
              {entry.department ?? ""}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
