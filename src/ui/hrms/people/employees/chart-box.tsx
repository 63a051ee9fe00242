/** A box of the org chart: a person, or a button that loads more of a team. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { Crown, Users } from "lucide-react";
import { VisuallyHidden } from "../../../kit/visually-hidden.tsx";
import { useText } from "../../../messages/use-text.ts";
import { isMore, type ChartEntry } from "./chart-entries.ts";
import { PersonPhoto } from "./person-photo.tsx";

const Cut = chakra("div", { base: { minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } });

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
      <PersonPhoto companyId={companyId} employeeId={entry.id} name={entry.fullName} photo={entry.photo} size={36} />
      <div className={css({ minW: "0", flex: "1", lineHeight: "sm" })}>
        {/* Names may take two lines, as cut ones are mistaken for others. */}
        <div className={css({ fontWeight: "medium", lineClamp: "2" })} title={entry.fullName}>
          {entry.fullName}
        </div>
        <Cut css={{ fontSize: "xs", color: "text.muted" }} title={entry.designation ?? undefined}>
          {entry.designation ?? ""}
        </Cut>
        <div className={css({ display: "flex", gap: "2", fontSize: "xs", color: "text.muted" })}>
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
              <Crown size={12} aria-hidden />
              <Cut aria-hidden>{entry.heads.join(", ")}</Cut>
              <VisuallyHidden>{headOf}</VisuallyHidden>
            </span>
          ) : (
            <Cut css={{ flex: "1" }}>{entry.department ?? ""}</Cut>
          )}
          {entry.total > 0 && (
            <span
              className={css({
                display: "inline-flex",
                alignItems: "center",
                gap: "1",
                fontVariantNumeric: "tabular-nums",
              })}
              title={t("employees.totalOf", { count: entry.total })}
            >
              <Users size={12} aria-hidden />
              {entry.total}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
