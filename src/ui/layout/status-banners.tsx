/** Banners above every page: support session, suspended or closing tenant, unconfirmed email. */
import { css } from "#generated/styles/css/index.js";
import { LifeBuoy, LogOut, MailWarning, PackageOpen, TriangleAlert } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { leaveSupport } from "#generated/hrms/client/platform-support.ts";
import { session } from "#src/client/session.ts";
import { Button } from "../kit/button.tsx";
import { useFormat } from "../kit/format.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";
import { useAbility } from "../session/ability.ts";
import { useAccount, type Account } from "../session/account.ts";
import { renewSession } from "../session/renew.ts";

type Support = NonNullable<Account["extras"]["support"]>;
type Restricted = NonNullable<Account["extras"]["tenant"]>;
const second = 1000;

function Banner({ tone, icon, children }: { tone: "info" | "warning"; icon: ReactNode; children: ReactNode }) {
  return (
    <div
      className={css({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: "3",
        rowGap: "1",
        px: { base: "4", md: "6" },
        py: "1.5",
        minH: "11",
        bg: tone === "info" ? "info.subtle" : "warning.subtle",
        color: tone === "info" ? "info.text" : "warning.text",
        borderBottomWidth: "1px",
        borderColor: "border",
      })}
      role="region"
      data-status-banner={tone}
    >
      {icon}
      {children}
    </div>
  );
}

/** Reloads, because all cached data belongs to the tenant being left. */
async function leaveTenant(): Promise<void> {
  try {
    session.start(await leaveSupport(), { remember: session.remembered() });
  } catch {
    // The access may already have expired and ended the session.
    await renewSession().catch(() => undefined);
  }
  globalThis.location.assign("/start");
}

function useTimeLeft(endsAt: string): number {
  const end = Date.parse(endsAt);
  const [left, setLeft] = useState(() => end - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(end - Date.now()), second);
    return () => clearInterval(timer);
  }, [end]);
  const over = left <= 0;
  useEffect(() => {
    if (over) void leaveTenant();
  }, [over]);
  return Math.max(0, left);
}

function SupportBanner({ support: { tenant, reason, endsAt } }: { support: Support }) {
  const t = useText();
  const format = useFormat();
  const [leaving, leave] = useState(false);
  const minutes = Math.ceil(useTimeLeft(endsAt) / 60_000);
  const unit = minutes >= 120 ? "hour" : "minute";
  const time = format.number(unit === "hour" ? Math.floor(minutes / 60) : minutes, {
    style: "unit",
    unit,
    unitDisplay: "long",
  });
  return (
    <Banner tone="info" icon={<LifeBuoy size={18} aria-hidden />}>
      <p className={css({ flex: "1 1 14rem", minW: "0", overflowWrap: "anywhere" })}>
        <b>{t("shell.support.inside", { tenant })}</b> {reason}
      </p>
      <span>{t("shell.support.left", { time })}</span>
      <Button
        size="sm"
        loading={leaving}
        onClick={() => {
          leave(true);
          void leaveTenant();
        }}
      >
        <LogOut size={16} className="mirrored" aria-hidden />
        {t("shell.support.leave")}
      </Button>
    </Banner>
  );
}

function RestrictedBanner({ tenant: { name, reason, closesOn } }: { tenant: Restricted }) {
  const t = useText();
  const format = useFormat();
  const ability = useAbility();
  return (
    <Banner tone="warning" icon={<TriangleAlert size={18} aria-hidden />}>
      <p className={css({ flex: "1 1 14rem", minW: "0", overflowWrap: "anywhere" })}>
        <b>
          {closesOn === null
            ? t("shell.suspended.title", { tenant: name })
            : t("shell.closing.title", { tenant: name, day: format.date(closesOn) })}
        </b>{" "}
        {reason}
      </p>
      {closesOn !== null && ability.can("manage", "all") && (
        <ButtonLink to="/tenant/settings" search={{ tab: "export" }} size="sm">
          <PackageOpen size={16} aria-hidden />
          {t("shell.closing.export")}
        </ButtonLink>
      )}
    </Banner>
  );
}

function UnverifiedBanner() {
  const t = useText();
  return (
    <Banner tone="warning" icon={<MailWarning size={18} aria-hidden />}>
      <p className={css({ flex: "1 1 14rem", minW: "0", overflowWrap: "anywhere" })}>
        <b>{t("shell.unverified.title")}</b> {t("shell.unverified.text")}
      </p>
      <ButtonLink to="/pages/verify-email" size="sm">
        {t("shell.unverified.confirm")}
      </ButtonLink>
    </Banner>
  );
}

export function StatusBanners() {
  const extras = useAccount()?.extras;
  if (extras?.support) return <SupportBanner support={extras.support} />;
  if (extras?.tenant) return <RestrictedBanner tenant={extras.tenant} />;
  return extras?.unverified ? <UnverifiedBanner /> : null;
}
