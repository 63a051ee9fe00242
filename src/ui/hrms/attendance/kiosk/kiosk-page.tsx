/** A shared device at which people clock in and out: by number and PIN, or by scanning its QR code with their phone. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useIntl } from "react-intl";
import { useCreateKioskPunch, useGetKiosk } from "#generated/hrms/hooks/kiosk.ts";
import type { KioskPunch } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { Field } from "../../../kit/field.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Input } from "../../../kit/input.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { problemOf } from "../../../kit/problem.ts";
import { QrCode } from "../../../kit/qr-code.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { attendanceProblem } from "../shared/problem-text.ts";

const route = getRouteApi("/_app/companies/$companyId/kiosk");
const tickMs = 1_000;
/** Codes change every half minute and stay valid for two. */
const renewMs = 30_000;
/** How long a name stays on the screen, for the next person to have an empty one. */
const shownMs = 6_000;

function WallClock({ zone }: { zone: string | undefined }) {
  const intl = useIntl();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <time
      className={css({
        fontSize: "2.75rem",
        lineHeight: "1.2",
        fontWeight: "semibold",
        fontVariantNumeric: "tabular-nums",
        textAlign: "center",
      })}
    >
      {intl.formatTime(now, {
        hour: "2-digit",
        minute: "2-digit",
        second: "2-digit",
        hourCycle: "h23",
        ...(zone !== undefined && { timeZone: zone }),
      })}
    </time>
  );
}

const linkOf = (companyId: string, code: string): string =>
  `${window.location.origin}/companies/${companyId}/my-attendance?kiosk=${code}`;

export function KioskPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const may = useAbility().can("create", "kiosk");
  const kiosk = useGetKiosk({ path: { companyId } }, { enabled: may, refetchInterval: renewMs });
  const punch = useCreateKioskPunch();
  const [number, setNumber] = useState("");
  const [pin, setPin] = useState("");
  const [done, setDone] = useState<KioskPunch>();
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [done]);
  if (!may) return <Forbidden title={t("attendance-tools.kiosk")} />;
  const take = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem(undefined);
    setDone(undefined);
    try {
      setDone(await punch.mutateAsync({ path: { companyId }, body: { employeeNo: number.trim(), pin } }));
      setNumber("");
    } catch (error) {
      const status = problemOf(error)?.status;
      setProblem(status === 422 ? t("attendance-tools.wrongPin") : attendanceProblem(t, error));
    }
    setPin("");
    first.current?.focus();
  };
  return (
    <PageFrame title={t("attendance-tools.kiosk")} intro={kiosk.data?.company ?? <Skeleton inline css={{ w: "40" }} />}>
      <div
        className={css({
          display: "grid",
          gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" },
          gap: "5",
          maxW: "54rem",
          mx: "auto",
          w: "full",
          alignItems: "stretch",
        })}
      >
        <Card className={css({ p: "6", display: "grid", gap: "5", alignContent: "start" })}>
          <WallClock zone={kiosk.data?.tz} />
          <form onSubmit={(event) => void take(event)} className={css({ display: "grid", gap: "4" })}>
            <Field label={t("attendance-tools.number")}>
              <Input
                ref={first}
                value={number}
                autoComplete="off"
                autoCapitalize="characters"
                required
                onChange={({ target }) => setNumber(target.value)}
              />
            </Field>
            <Field label={t("attendance-tools.pin")}>
              <Input
                type="password"
                inputMode="numeric"
                autoComplete="off"
                pattern="\d{4,6}"
                required
                value={pin}
                onChange={({ target }) => setPin(target.value)}
              />
            </Field>
            <Button type="submit" variant="solid" size="lg" loading={punch.isPending}>
              {t("attendance-tools.clockInOrOut")}
            </Button>
          </form>
          <div role="status">
            {done && (
              <Alert
                tone="success"
                title={t(done.direction === "in" ? "attendance-tools.welcome" : "attendance-tools.goodbye", {
                  name: done.name,
                })}
              />
            )}
            {problem !== undefined && <Alert tone="danger" title={problem} />}
          </div>
        </Card>
        <Card
          className={css({
            p: "6",
            display: "grid",
            gap: "4",
            justifyItems: "center",
            alignContent: "center",
            textAlign: "center",
          })}
        >
          <h2 className={css({ fontWeight: "semibold", fontSize: "lg" })}>{t("attendance-tools.scanTitle")}</h2>
          {kiosk.data ? (
            <QrCode text={linkOf(companyId, kiosk.data.code)} label={t("attendance-tools.scanCode")} />
          ) : (
            <Skeleton css={{ w: "44", h: "44" }} />
          )}
          <p className={css({ color: "text.muted" })}>{t("attendance-tools.scanText")}</p>
        </Card>
      </div>
    </PageFrame>
  );
}
