/** Page for missing permissions, with links back and to sign in with another account. */
import { css } from "#generated/styles/css/index.js";
import { useRouter } from "@tanstack/react-router";
import { session } from "#src/client/session.ts";
import { Button } from "../kit/button.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";
import { useAccount } from "../session/account.ts";
import { Actions, BarePage } from "./bare-page.tsx";

export function NotAuthorizedPage({ from }: { from: string | undefined }) {
  const t = useText();
  const router = useRouter();
  const account = useAccount();
  const signIn = (): void => {
    session.end();
    void router.navigate({ to: "/pages/login-v1", search: { redirect: from } });
  };
  return (
    <BarePage
      drawing="locked"
      title={t("misc.deniedTitle")}
      intro={
        <>
          <p>
            {account
              ? `${t("misc.deniedRole", { name: account.fullName, role: account.role })} ${t("misc.deniedAsk")}`
              : t("misc.deniedNobody")}
          </p>
          {from !== undefined && (
            <p className={css({ fontSize: "sm", mt: "2" })}>{t("misc.deniedPage", { path: from })}</p>
          )}
        </>
      }
    >
      <Actions>
        {router.history.canGoBack() && <Button onClick={() => router.history.back()}>{t("common.back")}</Button>}
        <Button onClick={signIn}>{t(account ? "misc.signInOther" : "misc.signIn")}</Button>
        <ButtonLink to="/start" variant="solid">
          {t("common.toStart")}
        </ButtonLink>
      </Actions>
    </BarePage>
  );
}
