/** Password reset by emailed link; expired links are rejected before the form shows. */
import { css } from "#generated/styles/css/index.js";
import { useState, type ReactNode } from "react";
import { useCheckPasswordReset } from "#generated/hrms/hooks/auth.ts";
import { Button } from "../kit/button.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { codeOf, problemText, statusOf } from "../kit/problem.ts";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { useText } from "../messages/use-text.ts";
import { EntryLayout, type EntryVariant } from "./entry-layout.tsx";
import { entryPaths } from "./entry-paths.ts";
import { ResetForm } from "./reset-form.tsx";

interface ResetPageProps {
  variant: EntryVariant;
  token: string | undefined;
  picture?: ReactNode;
}

export function ResetPage({ variant, token, picture }: ResetPageProps) {
  const t = useText();
  const link = useCheckPasswordReset(
    { body: { token: token ?? "" } },
    { enabled: token !== undefined, staleTime: Infinity, gcTime: 0, retry: false, retryOnMount: false },
  );
  const { forgot, login } = entryPaths[variant];
  const [isExpired, setExpired] = useState(false);
  // Keep the form once the link was valid: resetting uses the token up.
  if (token !== undefined && link.data && !isExpired)
    return (
      <ResetForm token={token} owner={link.data} login={login} picture={picture} onExpired={() => setExpired(true)} />
    );
  if (codeOf(link.error) === "sso-required") {
    return (
      <EntryLayout title={t("auth.resetTitle")} intro={t("auth.ssoRequired")} picture={picture}>
        <ButtonLink to="/pages/company-sign-in" variant="solid" size="lg" className={css({ w: "full" })}>
          {t("auth.companySignIn")}
        </ButtonLink>
      </EntryLayout>
    );
  }
  if (token === undefined || isExpired || codeOf(link.error) === "link-expired" || statusOf(link.error) === 422) {
    return (
      <EntryLayout
        title={t("auth.expiredTitle")}
        intro={<span role="alert">{t("auth.expiredText")}</span>}
        picture={picture}
      >
        <ButtonLink to={forgot} variant="solid" size="lg" className={css({ w: "full" })}>
          {t("auth.newLink")}
        </ButtonLink>
      </EntryLayout>
    );
  }
  if (link.error) {
    return (
      <EntryLayout
        title={t("auth.resetTitle")}
        intro={<span role="alert">{problemText(t, link.error)}</span>}
        picture={picture}
      >
        <Button size="lg" onClick={() => void link.refetch()} className={css({ w: "full" })}>
          {t("common.retry")}
        </Button>
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title={t("auth.resetTitle")} intro={t("auth.resetIntroPlain")} picture={picture}>
      <Loading>
        <div className={css({ display: "grid", gap: "4" })}>
          <Skeleton css={{ h: "16" }} />
          <Skeleton css={{ h: "16" }} />
          <Skeleton css={{ h: "10" }} />
        </div>
      </Loading>
    </EntryLayout>
  );
}
