/** Confirmation that the email is verified, with a link to continue. */
import { css } from "#generated/styles/css/index.js";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { session } from "#src/client/session.ts";
import { Button } from "../kit/button.tsx";
import { useText } from "../messages/use-text.ts";
import { currentAccount } from "./account.ts";
import { EntryLayout } from "./entry-layout.tsx";

export function Verified({ email, wanted }: { email: string; wanted: string | undefined }) {
  const t = useText();
  const router = useRouter();
  useEffect(() => {
    const account = currentAccount();
    if (account?.email !== email) return;
    const { unverified: _, ...extras } = account.extras;
    session.updateUser({ ...account, extras });
  }, [email]);
  const goOn = (): void =>
    void (currentAccount()
      ? router.navigate({ href: wanted ?? "/start" })
      : router.navigate({ to: "/pages/login-v1", search: { redirect: wanted } }));
  return (
    <EntryLayout title={t("auth.verifiedTitle")} intro={<span role="status">{t("auth.verifiedText", { email })}</span>}>
      <Button variant="solid" size="lg" onClick={goOn} className={css({ w: "full" })}>
        {t("auth.goOn")}
      </Button>
    </EntryLayout>
  );
}
