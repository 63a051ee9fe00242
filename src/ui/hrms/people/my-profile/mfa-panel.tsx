/** Two-step verification: set up, renew recovery codes, turn off. */
import { css } from "#generated/styles/css/index.js";
import { lazy, Suspense, useState } from "react";
import { useGetMyMfa } from "#generated/hrms/hooks/mfa.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { Tag } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";

/** Lazy: the QR code library is large and rarely needed. */
const Setup = lazy(() => import("../../../session/mfa/setup.tsx").then((module) => ({ default: module.Setup })));
const RenewDialog = lazy(() => import("./mfa-dialogs.tsx").then((module) => ({ default: module.RenewDialog })));
const CodesDialog = lazy(() => import("./mfa-dialogs.tsx").then((module) => ({ default: module.CodesDialog })));
const TurnOffDialog = lazy(() => import("./mfa-dialogs.tsx").then((module) => ({ default: module.TurnOffDialog })));

export function MfaPanel() {
  const t = useText();
  const { date } = useFormat();
  const query = useGetMyMfa();
  const { data } = query;
  const [open, setOpen] = useState<"setUp" | "renew" | "turnOff" | null>(null);
  const [codes, setCodes] = useState<readonly string[]>();
  const close = (): void => setOpen(null);
  const isOn = data?.type === "totp";
  return (
    <Card padded className={css({ maxW: "form", mt: "4" })}>
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" })}>
        <CardTitle>{t("mfa.title")}</CardTitle>
        {data && (
          <Tag tone={isOn ? "success" : "neutral"}>
            {data.enrolledAt ? t("mfa.on", { date: date(data.enrolledAt) }) : t("mfa.off")}
          </Tag>
        )}
      </div>
      <p className={css({ color: "text.muted", mt: "1", mb: "4" })}>
        {t("mfa.text")}
        {data?.required && ` ${t("mfa.required")}`}
      </p>
      <Suspense fallback={<Skeleton css={{ h: "9" }} />}>
        {open === "setUp" ? (
          <Setup
            onDone={close}
            aside={
              <Button variant="ghost" onClick={close}>
                {t("common.cancel")}
              </Button>
            }
          />
        ) : (
          <Loaded query={query} waiting={<Skeleton css={{ w: "28", h: "9", my: "0" }} />}>
            {({ recoveryCodesLeft, required }) =>
              isOn ? (
                <div
                  className={css({
                    display: "flex",
                    flexWrap: "wrap",
                    alignItems: "center",
                    justifyContent: "space-between",
                    gap: "3",
                  })}
                >
                  <p>{t("mfa.left", { count: recoveryCodesLeft })}</p>
                  <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
                    <Button onClick={() => setOpen("renew")}>{t("mfa.newCodes")}</Button>
                    {!required && <Button onClick={() => setOpen("turnOff")}>{t("mfa.turnOff")}</Button>}
                  </div>
                </div>
              ) : (
                <Button onClick={() => setOpen("setUp")}>{t("mfa.setUp")}</Button>
              )
            }
          </Loaded>
        )}
      </Suspense>
      <Suspense>
        {open === "renew" && <RenewDialog onCodes={setCodes} onClose={close} />}
        {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
        {open === "turnOff" && <TurnOffDialog onClose={close} />}
      </Suspense>
    </Card>
  );
}
