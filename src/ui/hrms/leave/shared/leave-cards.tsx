/** Cards about leave for home pages: who is away, holidays, one's own leave, and what the company owes. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { useGetLeaveHome, useGetLeaveLiability } from "#generated/hrms/hooks/leaves.ts";
import type { LeaveHome, LeaveLiability } from "#generated/hrms/schema.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { ButtonLink, Link } from "../../../kit/link.tsx";
import { LoadedCard } from "../../../kit/loaded-card.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { useText } from "../../../messages/use-text.ts";
import { everyones, useAbility } from "../../../session/ability.ts";
import { LeaveColour } from "./leave-colour.tsx";

const head = css({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: "3", mb: "3" });
const lines = css({ display: "grid", gap: "2" });
const line = css({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: "3" });
const quiet = css({ color: "text.muted" });
const when = css({ color: "text.muted", flexShrink: 0, fontVariantNumeric: "tabular-nums" });
const name = css({ minW: "0", overflowWrap: "anywhere" });
const typed = css({ display: "inline-flex", alignItems: "center", gap: "2", minW: "0" });
const figure = css({ fontSize: "2xl", lineHeight: "2xl", fontWeight: "semibold", fontVariantNumeric: "tabular-nums" });

function TitledCard({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Card padded>
      <div className={head}>
        <CardTitle>{title}</CardTitle>
        {aside}
      </div>
      {children}
    </Card>
  );
}

function Lines({ items, none }: { items: readonly { id: string; text: ReactNode; note: ReactNode }[]; none: string }) {
  if (items.length === 0) return <p className={quiet}>{none}</p>;
  return (
    <ul className={lines}>
      {items.map(({ id, text, note }) => (
        <li key={id} className={line}>
          <span className={name}>{text}</span>
          <span className={when}>{note}</span>
        </li>
      ))}
    </ul>
  );
}

function useAmount() {
  const t = useText();
  return (units: number, unit: "day" | "hour"): string =>
    t(unit === "hour" ? "leave-cards.hours" : "leave-cards.days", { count: units });
}

/** The calendar beside the title has the rest. */
const shownOnPhones = 3;

/** For those who see others' leave: absences, requests that wait, and the next holidays. */
function AwayCard({ companyId, home }: { companyId: string; home: LeaveHome }) {
  const t = useText();
  const format = useFormat();
  const { day, awayCount, waiting } = home;
  const away = useMedia(wide) ? home.away : home.away.slice(0, shownOnPhones);
  return (
    <TitledCard
      title={t("leave-cards.away")}
      aside={<Link to={`/companies/${companyId}/leave-calendar` as string}>{t("leave-cards.calendar")}</Link>}
    >
      <Lines
        none={t("leave-cards.nobodyAway")}
        items={away.map(({ employeeId, fullName, until, half }) => ({
          id: employeeId,
          text: fullName,
          note:
            half !== null
              ? t(`leave-cards.half.${half}`)
              : until === day
                ? t("leave-cards.today")
                : t("leave-cards.until", { date: format.date(until) }),
        }))}
      />
      {awayCount > away.length && <p className={quiet}>{t("leave-cards.more", { count: awayCount - away.length })}</p>}
      {waiting > 0 && (
        <p className={css({ mt: "3", borderTopWidth: "1px", borderColor: "border", pt: "3" })}>
          <Link to={`/companies/${companyId}/approvals` as string}>{t("leave-cards.waiting", { count: waiting })}</Link>
        </p>
      )}
    </TitledCard>
  );
}

function HolidaysCard({ holidays }: Pick<LeaveHome, "holidays">) {
  const t = useText();
  const format = useFormat();
  return (
    <TitledCard title={t("leave-cards.holidays")}>
      <Lines
        none={t("leave-cards.noHolidays")}
        items={holidays.map(({ date, name: text }) => ({ id: date, text, note: format.date(date) }))}
      />
    </TitledCard>
  );
}

function OwnCard({ companyId, own }: { companyId: string; own: NonNullable<LeaveHome["own"]> }) {
  const t = useText();
  const format = useFormat();
  const amount = useAmount();
  const may = useAbility().can("create", "leaves");
  const period = (from: string, to: string): string =>
    from === to ? format.date(from) : `${format.date(from)} – ${format.date(to)}`;
  return (
    <TitledCard
      title={t("leave-cards.mine")}
      aside={
        may && (
          <ButtonLink size="sm" to={`/companies/${companyId}/my-leave/request` as string}>
            {t("leave-cards.request")}
          </ButtonLink>
        )
      }
    >
      <Lines
        none={t("leave-cards.noBalance")}
        items={own.balances.map(({ leaveTypeId, leaveType, colour, unit, available, pending, expiring }) => ({
          id: leaveTypeId,
          text: (
            <>
              <span className={typed}>
                <LeaveColour colour={colour} />
                {leaveType}
              </span>
              {(pending > 0 || expiring) && (
                <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>
                  {[
                    ...(pending > 0 ? [t("leave-cards.pending", { amount: amount(pending, unit) })] : []),
                    ...(expiring
                      ? [
                          t("leave-cards.expires", {
                            amount: amount(expiring.units, unit),
                            date: format.date(expiring.expiresOn),
                          }),
                        ]
                      : []),
                  ].join(", ")}
                </span>
              )}
            </>
          ),
          note: <strong className={css({ color: "text" })}>{amount(available, unit)}</strong>,
        }))}
      />
      <h3 className={css({ fontWeight: "semibold", mt: "4", mb: "2" })}>{t("leave-cards.requests")}</h3>
      <Lines
        none={t("leave-cards.noRequests")}
        items={own.requests.map(({ id, leaveType, colour, from, to, status }) => ({
          id,
          text: (
            <span className={typed}>
              <LeaveColour colour={colour} />
              <Link to={`/companies/${companyId}/leaves/${id}` as string}>{`${leaveType}, ${period(from, to)}`}</Link>
            </span>
          ),
          note: <Status status={status} />,
        }))}
      />
    </TitledCard>
  );
}

const shownStates = { submitted: "warning", approved: "success", cancelRequested: "warning", taken: "info" } as const;

function Status({ status }: { status: string }) {
  const t = useText();
  const known = (Object.keys(shownStates) as (keyof typeof shownStates)[]).find((one) => one === status);
  return known === undefined ? null : (
    <StatusDot tone={shownStates[known]}>{t(`leave-cards.status.${known}`)}</StatusDot>
  );
}

function LiabilityCard({ liability }: { liability: LeaveLiability }) {
  const t = useText();
  const format = useFormat();
  const amount = useAmount();
  const { days, people, amount: cents, types } = liability;
  return (
    <TitledCard title={t("leave-cards.liability")}>
      <p className={figure}>{cents === null ? amount(days, "day") : format.money(cents)}</p>
      <p className={quiet}>{t("leave-cards.liabilityText", { days: amount(days, "day"), people })}</p>
      {cents !== null && <p className={quiet}>{t("leave-cards.liabilityNote")}</p>}
      {types.length > 1 && (
        <div className={css({ mt: "3" })}>
          <Lines
            none=""
            items={types.map(({ leaveTypeId, leaveType, colour, unit, units }) => ({
              id: leaveTypeId,
              text: (
                <span className={typed}>
                  <LeaveColour colour={colour} />
                  {leaveType}
                </span>
              ),
              note: amount(units, unit),
            }))}
          />
        </div>
      )}
    </TitledCard>
  );
}

/** On the dashboard of people who see others' leave. */
export function LeaveOfTeam({ companyId }: { companyId: string }) {
  const may = useAbility().can("read", "leaves");
  const query = useGetLeaveHome({ path: { companyId } }, { enabled: may });
  if (!may) return null;
  return (
    <LoadedCard query={query} height="20rem">
      {(home) => (
        <>
          <AwayCard companyId={companyId} home={home} />
          <HolidaysCard holidays={home.holidays} />
        </>
      )}
    </LoadedCard>
  );
}

/** For those who see everybody's leave; counting takes long, so that it has a call of its own. */
export function LiabilityOfCompany({ companyId }: { companyId: string }) {
  const ability = useAbility();
  const may = ability.can("read", everyones("leaves")) && ability.can("export", "leaves");
  const query = useGetLeaveLiability({ path: { companyId } }, { enabled: may });
  if (!may) return null;
  return (
    <LoadedCard query={query} height="9.125rem">
      {(liability) => <LiabilityCard liability={liability} />}
    </LoadedCard>
  );
}

/** On the home page of an employee. */
export function LeaveOfMine({ companyId }: { companyId: string }) {
  const may = useAbility().can("read", "leaves");
  const query = useGetLeaveHome({ path: { companyId } }, { enabled: may });
  if (!may) return null;
  return (
    <LoadedCard query={query} height="20rem">
      {(home) => (
        <>
          {home.own && <OwnCard companyId={companyId} own={home.own} />}
          <HolidaysCard holidays={home.holidays} />
        </>
      )}
    </LoadedCard>
  );
}
