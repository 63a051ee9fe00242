/** The clock of the signed-in person: in or out, since when, and today's punches. */
import { css } from "#generated/styles/css/index.js";
import { LogIn, LogOut } from "lucide-react";
import { useCreateMyPunch } from "#generated/hrms/hooks/own-attendance.ts";
import type { MyAttendance } from "#generated/hrms/schema.ts";
import { localTime } from "#src/domain/shared/zoned-time.ts";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { attendanceProblem } from "./problem-text.ts";

const patienceMs = 8_000;

/** Where the person is, if they and the browser permit it. */
async function position(): Promise<{ lat?: number; lng?: number; accuracyM?: number }> {
  if (!("geolocation" in navigator)) return {};
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          lat: coords.latitude,
          lng: coords.longitude,
          accuracyM: Math.min(100_000, Math.round(coords.accuracy)),
        }),
      () => resolve({}),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 60_000 },
    ),
  );
}

interface ClockCardProps {
  readonly companyId: string;
  readonly clock: MyAttendance;
  /** From the QR code of a kiosk: the punch is made there, wherever the phone believes to be. */
  readonly kioskCode?: string | undefined;
}

export function ClockCard({ companyId, clock, kioskCode }: ClockCardProps) {
  const t = useText();
  const punch = useCreateMyPunch();
  const attempt = useAttempt(attendanceProblem);
  const { clockedIn, since, punches, tz, asksLocation } = clock;
  const timeAt = (at: string): string => localTime(Date.parse(at), tz).time;
  const direction = clockedIn ? ("out" as const) : ("in" as const);
  const take = (): void =>
    void attempt(
      async () => {
        const where = kioskCode !== undefined ? { kioskCode } : asksLocation ? await position() : {};
        await punch.mutateAsync({ path: { companyId }, body: { direction, ...where } });
      },
      t(clockedIn ? "attendance-tools.clockedOut" : "attendance-tools.clockedIn"),
    );
  return (
    <Card className={css({ p: "5", display: "grid", gap: "4" })}>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "3",
        })}
      >
        <div>
          <h2 className={css({ fontWeight: "semibold", fontSize: "lg" })}>{t("attendance-tools.clock")}</h2>
          <StatusDot tone={clockedIn ? "success" : "neutral"}>
            {clockedIn && since !== null
              ? t("attendance-tools.inSince", { time: timeAt(since) })
              : t("attendance-tools.out")}
          </StatusDot>
        </div>
        <Button variant="solid" size="lg" loading={punch.isPending} onClick={take}>
          {clockedIn ? <LogOut size={18} aria-hidden /> : <LogIn size={18} aria-hidden />}
          {t(clockedIn ? "attendance-tools.clockOut" : "attendance-tools.clockIn")}
        </Button>
      </div>
      {punches.length > 0 && (
        <ul
          aria-label={t("attendance-tools.today")}
          className={css({
            display: "flex",
            flexWrap: "wrap",
            columnGap: "4",
            rowGap: "1",
            fontVariantNumeric: "tabular-nums",
          })}
        >
          {punches.map(({ at, direction: way }) => (
            <li key={at}>
              <span className={css({ color: "text.muted" })}>{t(`attendance-tools.direction.${way}`)}</span>{" "}
              {timeAt(at)}
            </li>
          ))}
        </ul>
      )}
      {kioskCode !== undefined && (
        <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
          {t("attendance-tools.atKiosk")}
        </p>
      )}
      {kioskCode === undefined && asksLocation && (
        <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
          {t("attendance-tools.locationText")}
        </p>
      )}
    </Card>
  );
}
