/** The signed-in person's attendance: their clock, their next days, and their last logs. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { updateMyKioskPin as form } from "#generated/hrms/forms/own-attendance.ts";
import { useListAttendanceLogs } from "#generated/hrms/hooks/attendance-logs.ts";
import { useGetMyAttendance, useUpdateMyKioskPin } from "#generated/hrms/hooks/own-attendance.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { problemOf } from "../../../kit/problem.ts";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ClockCard } from "../shared/clock-card.tsx";
import { hoursText } from "../../../kit/hours-text.ts";
import { RosterCard } from "../shared/roster-card.tsx";
import { lastDaysQuery } from "./last-days-query.ts";

const route = getRouteApi("/_app/companies/$companyId/my-attendance");
const pinFields = specsOf(form, {}, ["pin"]);
const tones = {
  open: "info",
  present: "success",
  half: "warning",
  absent: "danger",
  leave: "info",
  incomplete: "warning",
  off: "neutral",
} as const;

function LastDays({ companyId }: { companyId: string }) {
  const t = useText();
  const format = useFormat();
  const query = useListAttendanceLogs({ path: { companyId }, query: lastDaysQuery });
  const manual: string = `/companies/${companyId}/manual-attendance/new`;
  return (
    <Card className={css({ overflow: "hidden" })}>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          alignItems: "baseline",
          gap: "3",
          px: "5",
          py: "4",
        })}
      >
        <h2 className={css({ fontWeight: "semibold", fontSize: "lg" })}>{t("attendance-tools.lastDays")}</h2>
        <Link to={manual}>{t("attendance-tools.correct")}</Link>
      </div>
      <Loaded query={query} waiting={<Skeleton css={{ h: "40", m: "5" }} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t("attendance-tools.noLogs")}>{t("attendance-tools.noLogsText")}</EmptyState>
          ) : (
            <ul>
              {items.map(({ id, date, status, timeIn, timeOut, workedMin }) => (
                <li
                  key={id}
                  className={css({
                    display: "grid",
                    gridTemplateColumns: { base: "minmax(0, 1fr) auto", md: "7rem minmax(7rem, 1fr) 7.5rem 3.5rem" },
                    columnGap: "3",
                    px: "5",
                    py: "2.5",
                    borderTopWidth: "1px",
                    borderColor: "border",
                    alignItems: "baseline",
                  })}
                >
                  <span>{format.date(date)}</span>
                  <span>
                    <StatusDot tone={tones[status]}>{t(`attendance-tools.status.${status}`)}</StatusDot>
                  </span>
                  <span className={css({ fontVariantNumeric: "tabular-nums" })}>
                    {timeIn === null && timeOut === null ? "" : `${timeIn ?? "…"} – ${timeOut ?? "…"}`}
                  </span>
                  <span className={css({ fontVariantNumeric: "tabular-nums", textAlign: "end" })}>
                    {workedMin > 0 ? hoursText(workedMin) : ""}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

export function MyAttendancePage() {
  const t = useText();
  const { companyId } = route.useParams();
  const { kiosk } = route.useSearch();
  const ability = useAbility();
  const mayRead = ability.can("read", "own-attendance");
  const query = useGetMyAttendance({ path: { companyId } }, { enabled: mayRead, retry: false });
  const savePin = useUpdateMyKioskPin();
  const [pin, setPin] = useState(false);
  if (!mayRead) return <Forbidden title={t("attendance-tools.mine")} />;
  const withoutRecord = problemOf(query.error)?.status === 404;
  return (
    <PageFrame
      title={t("attendance-tools.mine")}
      intro={t("attendance-tools.mineIntro")}
      actions={
        // It keeps its place while the page loads.
        !withoutRecord && (
          <Button inactive={!query.data} onClick={() => setPin(true)}>
            <KeyRound size={16} aria-hidden />
            {t(query.data?.hasPin === true ? "attendance-tools.changePin" : "attendance-tools.setPin")}
          </Button>
        )
      }
    >
      {withoutRecord ? (
        <Card>
          <EmptyState title={t("attendance-tools.noRecord")}>{t("attendance-tools.noRecordText")}</EmptyState>
        </Card>
      ) : (
        <Loaded query={query} waiting={<Skeleton css={{ h: "64" }} />}>
          {(clock) => (
            <div
              className={css({
                display: "grid",
                gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
                gap: "5",
                alignItems: "start",
              })}
            >
              <div className={css({ display: "grid", gap: "5" })}>
                <ClockCard companyId={companyId} clock={clock} kioskCode={kiosk} />
                <RosterCard companyId={companyId} />
              </div>
              <LastDays companyId={companyId} />
            </div>
          )}
        </Loaded>
      )}
      {pin && (
        <FormDialog
          title={t("attendance-tools.setPin")}
          intro={t("attendance-tools.pinText")}
          action={t("attendance-tools.savePin")}
          fields={pinFields}
          words={{ field: () => t("attendance-tools.pin"), help: () => t("attendance-tools.pinHelp") }}
          send={async (body) => {
            await savePin.mutateAsync({ path: { companyId }, body: body as { pin: string } });
            toast({ text: t("attendance-tools.pinSet") });
          }}
          onClose={() => setPin(false)}
        />
      )}
    </PageFrame>
  );
}
