/** Beside the decision on leave: what it does to the balance, and who else of the department is away on its days. */
import { css, cx } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import type { LeaveDecisionFacts } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { LeaveBasis } from "./use-leave-facts.ts";

type Beside = LeaveDecisionFacts["beside"][number];

/** As many days as fit beside a name, and on a phone below it. */
const shownDays = 14;

const box = css({
  display: "grid",
  gap: "2",
  p: "3",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "control",
  bg: "canvas",
});
const small = css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" });
const line = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "14rem minmax(0, 1fr)" },
  columnGap: "3",
  rowGap: "1",
  alignItems: "center",
});
const strip = css({ display: "grid", gap: "2px", maxW: "28rem" });
const dayCell = css({ h: "5", borderRadius: "sm", borderWidth: "1px" });
const head = css({ fontSize: "xs", lineHeight: "xs", color: "text.muted", textAlign: "center" });
const looks = {
  work: css({ bg: "surface", borderColor: "border" }),
  free: css({ bg: "border", borderColor: "border" }),
  asked: css({ bg: "accent", borderColor: "accent" }),
  away: css({ bg: "warning", borderColor: "warning" }),
  waiting: css({ bg: "warning", borderColor: "warning", opacity: "0.5" }),
};

const isFree = ({ am, pm }: LeaveDecisionFacts["days"][number]): boolean => am !== "work" && pm !== "work";
const isWaiting = ({ status }: Beside): boolean => status === "submitted";

interface LeaveFactsProps {
  readonly companyId: string;
  readonly fullName: string;
  readonly basis: LeaveBasis;
}

/** Without its facts a decision is still possible, but nobody should take their absence for "no one else is away". */
export function LeaveFacts({ companyId, fullName, basis }: LeaveFactsProps) {
  const t = useText();
  if (basis.facts) return <Facts companyId={companyId} fullName={fullName} facts={basis.facts} />;
  return (
    <Alert
      tone="warning"
      live="status"
      actions={
        <Button
          size="sm"
          loading={basis.asking}
          aria-label={t("approvals.leaveRetry", { name: fullName })}
          onClick={basis.retry}
        >
          {t("common.retry")}
        </Button>
      }
    >
      {t("approvals.leaveMissing")}
    </Alert>
  );
}

interface FactsProps {
  readonly companyId: string;
  readonly fullName: string;
  readonly facts: LeaveDecisionFacts;
}

function Facts({ companyId, fullName, facts }: FactsProps) {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  const { leaveId, unit, units, balanceBefore, balanceAfter, beside, from, to } = facts;
  const amount = (count: number): string =>
    t(unit === "hour" ? "approvals.leaveHours" : "approvals.leaveDays", { count });
  const period = (one: { from: string; to: string }): string =>
    one.from === one.to ? format.date(one.from) : `${format.date(one.from)} – ${format.date(one.to)}`;
  const days = facts.days.slice(0, shownDays);
  const isAway = (one: { from: string; to: string }): boolean => one.from <= to && one.to >= from;
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 2rem))` };
  const people = [...Map.groupBy(beside, ({ employeeId }) => employeeId).values()];
  return (
    // A group, as many regions would crowd the landmarks.
    <div
      role="group"
      className={box}
      aria-label={t("approvals.leaveFacts", { name: fullName, period: period(facts) })}
      data-leave-facts
    >
      <p>
        {balanceBefore === null || balanceAfter === null
          ? t("approvals.leaveUnlimited", { units: amount(units) })
          : t("approvals.leaveBalance", {
              units: amount(units),
              before: amount(balanceBefore),
              after: amount(balanceAfter),
            })}
      </p>
      <ul className={css({ display: "grid", gap: "2" })}>
        <li className={line}>
          <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
            {fullName}
            <span className={cx(small, css({ display: "block" }))}>{period({ from, to })}</span>
          </span>
          <span className={strip} style={columns} aria-hidden>
            {days.map(({ date }) => (
              <span key={date} className={head}>
                {intl.formatDate(date, { weekday: "narrow", timeZone: "UTC" })}
                <br />
                {Number(date.slice(8))}
              </span>
            ))}
            {days.map((day) => (
              <span
                key={`${day.date} own`}
                className={cx(
                  dayCell,
                  looks[isFree(day) ? "free" : day.date < from || day.date > to ? "work" : "asked"],
                )}
              />
            ))}
          </span>
        </li>
        {people.map((some) => (
          <li key={some[0]?.employeeId} className={line}>
            <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
              {some[0]?.fullName}
              {some.map((one) => (
                <span key={one.from} className={cx(small, css({ display: "block" }))}>
                  {[period(one), one.leaveType, isWaiting(one) ? t("approvals.leaveWaiting") : null]
                    .filter((part) => part !== null)
                    .join(" · ")}
                </span>
              ))}
            </span>
            <span className={strip} style={columns} aria-hidden>
              {days.map((day) => {
                const leave = some.find((one) => one.from <= day.date && day.date <= one.to);
                return (
                  <span
                    key={day.date}
                    className={cx(
                      dayCell,
                      looks[leave ? (isWaiting(leave) ? "waiting" : "away") : isFree(day) ? "free" : "work"],
                    )}
                  />
                );
              })}
            </span>
          </li>
        ))}
      </ul>
      <div className={css({ display: "flex", flexWrap: "wrap", columnGap: "3", rowGap: "1" })}>
        <p className={small}>
          {beside.some(isAway)
            ? t("approvals.leaveAway", { count: people.filter((some) => some.some(isAway)).length })
            : t("approvals.leaveNobody")}
        </p>
        <Link
          to={`/companies/${companyId}/leaves/${leaveId}` as string}
          className={css({ fontSize: "sm", lineHeight: "sm" })}
        >
          {t("approvals.leaveOpen")}
        </Link>
      </div>
    </div>
  );
}
