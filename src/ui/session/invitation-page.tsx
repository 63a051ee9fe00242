/** Landing page of an invitation: create an account, or accept with an existing one. */
import { css } from "#generated/styles/css/index.js";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useCheckInvitation, useJoinByInvitation } from "#generated/hrms/hooks/invitations.ts";
import type { InvitationState } from "#generated/hrms/schema.ts";
import { Button } from "../kit/button.tsx";
import { useFormat } from "../kit/format.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { codeOf, problemText, statusOf } from "../kit/problem.ts";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { useText } from "../messages/use-text.ts";
import { useAccount } from "./account.ts";
import { EntryLayout } from "./entry-layout.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { invitationRefusal } from "./invitation-refusal.ts";
import { renewSession } from "./renew.ts";
import { SignInForm } from "./sign-in-form.tsx";

export function InvitationPage({ token }: { token: string | undefined }) {
  const t = useText();
  const link = useCheckInvitation(
    { body: { token: token ?? "" } },
    { enabled: token !== undefined, staleTime: Infinity, gcTime: 0, retry: false, retryOnMount: false },
  );
  const expired =
    token === undefined ||
    ["link-expired", "inviter-lost-rights"].includes(codeOf(link.error) ?? "") ||
    statusOf(link.error) === 422;
  // Keep the form once the link was valid: accepting uses the token up.
  if (token !== undefined && link.data) return <Invited token={token} invitation={link.data} />;
  if (expired) {
    return (
      <EntryLayout title={t("invitation.expiredTitle")} intro={t("invitation.expiredText")}>
        <ButtonLink to="/pages/login-v1" variant="solid" size="lg" className={css({ w: "full" })}>
          {t("auth.signIn")}
        </ButtonLink>
      </EntryLayout>
    );
  }
  if (link.error) {
    return (
      <EntryLayout title={t("invitation.title")} intro={<span role="alert">{problemText(t, link.error)}</span>}>
        <Button size="lg" onClick={() => void link.refetch()} className={css({ w: "full" })}>
          {t("common.retry")}
        </Button>
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title={t("invitation.title")} intro={<Skeleton css={{ w: "16rem" }} />}>
      <Loading>
        <Skeleton css={{ h: "16", my: "2" }} />
        <Skeleton css={{ h: "16", my: "2" }} />
        <Skeleton css={{ h: "10", my: "2" }} />
      </Loading>
    </EntryLayout>
  );
}

function Invited({ token, invitation }: { token: string; invitation: InvitationState }) {
  const t = useText();
  const intl = useIntl();
  const { date } = useFormat();
  const router = useRouter();
  const account = useAccount();
  const join = useJoinByInvitation();
  const [refusal, setRefusal] = useState<unknown>(null);
  const { email, company, roles, invitedBy, expiresAt } = invitation;
  const intro = t(invitedBy === null ? "invitation.introPlain" : "invitation.intro", {
    by: invitedBy,
    company,
    roles: intl.formatList(roles, { type: "unit" }),
    until: date(expiresAt),
  });
  const title = t("invitation.titleOf", { company });
  if (invitation.account === "elsewhere")
    return (
      <EntryLayout title={title} intro={t("invitation.elsewhere", { email })}>
        {null}
      </EntryLayout>
    );
  if (invitation.account === "provider") {
    return (
      <EntryLayout title={title} intro={`${intro} ${t("auth.ssoRequired")}`}>
        <ButtonLink to="/pages/company-sign-in" variant="solid" size="lg" className={css({ w: "full" })}>
          {t("auth.companySignIn")}
        </ButtonLink>
      </EntryLayout>
    );
  }
  if (invitation.account === "none")
    return (
      <InvitationForm
        token={token}
        email={email}
        policy={invitation.passwordPolicy}
        title={title}
        intro={intro}
        known={invitation.fullName}
      />
    );

  const accept = async (): Promise<void> => {
    setRefusal(null);
    try {
      const { companyId } = await join.mutateAsync({ body: { token } });
      // Renew the tokens, which carry the abilities just granted.
      await renewSession();
      // To the person's start page; not every role has a dashboard.
      const { rememberCompany } = await import("../layout/company.ts");
      rememberCompany(companyId);
      await router.navigate({ href: "/start", replace: true });
    } catch (error) {
      setRefusal(error);
    }
  };
  const ownAccount = account?.email.toLowerCase() === email.toLowerCase();
  const notice = refusal !== null && <p role="alert">{invitationRefusal(t, refusal)}</p>;
  return (
    <EntryLayout title={title} intro={intro}>
      {ownAccount ? (
        <Button
          variant="solid"
          size="lg"
          loading={join.isPending}
          onClick={() => void accept()}
          className={css({ w: "full" })}
        >
          {t("invitation.join")}
        </Button>
      ) : (
        <>
          <p>{t("invitation.signInFirst")}</p>
          <SignInForm email={email} onSignedIn={() => void accept()} />
        </>
      )}
      {notice}
    </EntryLayout>
  );
}
