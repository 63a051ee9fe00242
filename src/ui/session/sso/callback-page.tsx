/** Redirect target of a company's identity provider: completes the sign-in or reports an error. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { finishSso } from "#generated/hrms/client/sso.ts";
import { session } from "#src/client/session.ts";
import { ButtonLink } from "../../kit/link.tsx";
import { codeOf, problemOf, problemText } from "../../kit/problem.ts";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { useText, type Text } from "../../messages/use-text.ts";
import { EntryLayout } from "../entry-layout.tsx";
import { CodeStep } from "../sign-in-form.tsx";
import { takePending } from "./pending.ts";

const reasons = {
  "sso-expired": "sso.expired",
  "sso-failed": "sso.failed",
  "sso-nobody": "sso.nobody",
  "sso-unverified": "sso.unverified",
  "sso-subject": "sso.subject",
  "shut-out": "sso.shutOut",
} as const;

function refusalText(t: Text, error: unknown): string {
  const reason = reasons[codeOf(error) as keyof typeof reasons];
  return reason ? t(reason) : problemText(t, error);
}

export interface CallbackSearch {
  state?: string | undefined;
  code?: string | undefined;
  iss?: string | undefined;
}

/** A state is valid once, so its result is kept while the page is open. */
function useFinish({ state, code, iss }: CallbackSearch) {
  return useQuery({
    queryKey: ["sso-callback", state],
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => {
      const pending = takePending(state);
      if (!pending || state === undefined || code === undefined) return { kind: "expired" as const };
      const [wanted, remember] = [pending.wanted ?? "/start", pending.remember];
      try {
        return {
          kind: "signedIn" as const,
          tokens: await finishSso({ body: { state, code, ...(iss !== undefined && { iss }) } }),
          wanted,
          remember,
        };
      } catch (error) {
        const challenge = problemOf(error)?.challenge;
        if (challenge === undefined) throw error;
        return { kind: "challenge" as const, challenge, wanted, remember };
      }
    },
  });
}

export function CallbackPage({ search }: { search: CallbackSearch }) {
  const t = useText();
  const router = useRouter();
  const { data, error } = useFinish(search);
  const signedIn = data?.kind === "signedIn" ? data : undefined;
  useEffect(() => {
    if (!signedIn) return;
    session.start(signedIn.tokens, { remember: signedIn.remember });
    void router.navigate({ href: signedIn.wanted, replace: true });
  }, [signedIn, router]);
  const again = (
    <ButtonLink to="/pages/company-sign-in" variant="solid" size="lg" className={css({ w: "full" })}>
      {t("sso.again")}
    </ButtonLink>
  );
  if (error || data?.kind === "expired") {
    return (
      <EntryLayout
        title={t("sso.refusedTitle")}
        intro={<span role="alert">{error ? refusalText(t, error) : t("sso.expired")}</span>}
      >
        {again}
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title={t("sso.title")} intro={t("sso.finishing")}>
      {data?.kind === "challenge" ? (
        <Suspense>
          <CodeStep
            challenge={data.challenge}
            remember={data.remember}
            onSignedIn={() => void router.navigate({ href: data.wanted, replace: true })}
            onBack={() => void router.navigate({ to: "/pages/login-v1" })}
          />
        </Suspense>
      ) : (
        <Loading>
          <Skeleton css={{ h: "10", my: "2" }} />
        </Loading>
      )}
    </EntryLayout>
  );
}
