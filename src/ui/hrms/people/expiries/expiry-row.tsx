/** One expiring item, linked to its record. */
import { css } from "#generated/styles/css/index.js";
import type { Expiry } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { ListRow } from "../../../list/list-row.tsx";
import { useText } from "../../../messages/use-text.ts";

const tones = { expired: "danger", days30: "danger", days60: "warning", days90: "info", later: "neutral" } as const;
const tabs = { pass: "identity", passport: "identity", document: "documents" } as const;

/** Columns of the list and of its header. */
export const expiryColumns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr) auto", md: "minmax(0, 2fr) minmax(0, 2fr) minmax(8rem, 1fr) 7rem" },
  columnGap: "4",
});

export function ExpiryRow({
  companyId,
  row: { fullName, employeeNo, employeeId, kind, name, expiry, daysLeft, band },
}: {
  companyId: string;
  row: Expiry;
}) {
  const t = useText();
  const format = useFormat();
  const builtIn = useBuiltInName();
  const profile: string = `/companies/${companyId}/employees/${employeeId}`;
  return (
    <ListRow className={expiryColumns}>
      <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
        <Link to={profile} search={{ tab: tabs[kind] } as never} className={css({ fontWeight: "medium" })}>
          {fullName}
        </Link>
        <span className={css({ color: "text.muted", fontSize: "sm" })}>{` ${employeeNo}`}</span>
      </span>
      <span className={css({ gridRow: { base: "2", md: "auto" }, minW: "0", overflowWrap: "anywhere" })}>
        {name === null
          ? t(`expiries.kind.${kind}`)
          : kind === "passport"
            ? t("expiries.passportOf", { country: builtIn("country", name) })
            : name}
      </span>
      <StatusDot tone={tones[band]}>
        {daysLeft < 0 ? t("expiries.daysAgo", { days: -daysLeft }) : t("expiries.daysLeft", { days: daysLeft })}
      </StatusDot>
      <span
        className={css({
          gridRow: { base: "2", md: "auto" },
          textAlign: { base: "end", md: "start" },
          fontVariantNumeric: "tabular-nums",
          whiteSpace: "nowrap",
        })}
      >
        {format.date(expiry)}
      </span>
    </ListRow>
  );
}
