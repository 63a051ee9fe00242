/** The leave types of an employee; each opens the steps of its calculation. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { ApplicableLeave } from "#generated/hrms/schema.ts";
import { Card } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { Ladder } from "../../statutory/shared/explanation/ladder.tsx";
import { useWords } from "../../statutory/shared/explanation/words.ts";

const Head = chakra("button", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr) auto 1rem", md: "minmax(0, 2fr) minmax(0, 2fr) auto 1rem" },
    alignItems: "center",
    columnGap: "4",
    rowGap: "1",
    w: "full",
    textAlign: "start",
    px: "4",
    py: "3",
    borderRadius: "control",
    cursor: "pointer",
    _hover: { bg: "hover" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});

const muted = css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm" });

function LeaveOfType({
  item,
  companyId,
  open,
  onToggle,
}: {
  item: ApplicableLeave;
  companyId: string;
  open: boolean;
  onToggle: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const words = useWords("calculators-leave");
  const { leaveType, level, target, eligible, reason, granted, entitlement, unit } = item;
  const units = (count: number): string => t(`applicable-leave.${unit === "hour" ? "hours" : "days"}`, { count });
  const levelText = t(`applicable-leave.level.${level}`);
  const body = `leave-${item.leaveTypeId}`;
  return (
    <li className={css({ borderBottomWidth: "1px", _last: { borderBottomWidth: "0" } })}>
      <Head type="button" aria-expanded={open} aria-controls={open ? body : undefined} onClick={onToggle}>
        <span className={css({ fontWeight: "medium", minW: "0", overflowWrap: "anywhere" })}>{leaveType}</span>
        <span
          className={css({
            minW: "0",
            gridColumn: { base: "1 / -1", md: "auto" },
            gridRow: { base: "2", md: "auto" },
            color: "text.muted",
          })}
        >
          {target === null ? levelText : t("applicable-leave.levelOf", { level: levelText, target })}
        </span>
        <span className={css({ textAlign: "end", fontVariantNumeric: "tabular-nums" })}>
          <span className={css({ fontWeight: "medium" })}>
            {eligible ? units(granted) : t("applicable-leave.notEligible")}
          </span>
          <span className={muted}>
            {reason === null
              ? `${t("applicable-leave.perYear")}: ${units(entitlement)}`
              : t(`applicable-leave.reason.${reason}`)}
          </span>
        </span>
        <span className={css({ color: "text.muted", transform: open ? "rotate(180deg)" : undefined })} aria-hidden>
          <ChevronDown size={16} />
        </span>
      </Head>
      {open && (
        <section
          id={body}
          aria-label={t("applicable-leave.show", { type: leaveType })}
          className={css({ px: "4", pb: "5" })}
        >
          <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" })}>
            <p className={css({ color: "text.muted", flex: "1 1 16rem" })}>
              {t("applicable-leave.usableFrom", { date: format.date(item.usableFrom) })}
            </p>
            {item.settingId !== null && (
              <ButtonLink size="sm" to={`/companies/${companyId}/leave-settings/${item.settingId}` as string}>
                {t("applicable-leave.setting")}
              </ButtonLink>
            )}
          </div>
          <Ladder explanation={item.explanation} words={words} />
        </section>
      )}
    </li>
  );
}

export function ApplicableTypes({ companyId, items }: { companyId: string; items: readonly ApplicableLeave[] }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Card>
      <ul className={css({ listStyleType: "none" })}>
        {items.map((item) => (
          <LeaveOfType
            key={item.leaveTypeId}
            item={item}
            companyId={companyId}
            open={open === item.leaveTypeId}
            onToggle={() => setOpen(open === item.leaveTypeId ? null : item.leaveTypeId)}
          />
        ))}
      </ul>
    </Card>
  );
}
