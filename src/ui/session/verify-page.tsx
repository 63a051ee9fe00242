/** Verifies an email: automatically by link, else by code. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useRef } from "react";
import { useVerifyEmail } from "#generated/hrms/hooks/auth.ts";
import { ButtonLink } from "../kit/link.tsx";
import { codeOf, problemText } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";
import { EntryLayout } from "./entry-layout.tsx";
import { Verified } from "./verified.tsx";
import { VerifyByCode } from "./verify-by-code.tsx";

interface VerifyPageProps {
  token: string | undefined;
  wanted: string | undefined;
}

export function VerifyPage({ token, wanted }: VerifyPageProps) {
  return token === undefined ? (
    <VerifyByCode wanted={wanted} />
  ) : (
    <VerifyByLink key={token} token={token} wanted={wanted} />
  );
}

function VerifyByLink({ token, wanted }: { token: string; wanted: string | undefined }) {
  const t = useText();
  const verify = useVerifyEmail();
  const asked = useRef(false);
  useEffect(() => {
    // The link works once; a second request would report it as expired.
    if (asked.current) return;
    asked.current = true;
    verify.mutate({ body: { token } });
  }, [token]);
  if (verify.data) return <Verified email={verify.data.email} wanted={wanted} />;
  const expired = codeOf(verify.error) === "link-expired";
  return (
    <EntryLayout
      title={t(expired ? "auth.expiredTitle" : "auth.verifyTitle")}
      intro={
        verify.error ? (
          <span role="alert">{expired ? t("auth.expiredText") : problemText(t, verify.error)}</span>
        ) : (
          t("common.loading")
        )
      }
    >
      <ButtonLink
        to="/pages/verify-email"
        search={{ redirect: wanted }}
        variant="solid"
        size="lg"
        className={css({ w: "full" })}
      >
        {t("auth.sendCode")}
      </ButtonLink>
    </EntryLayout>
  );
}
