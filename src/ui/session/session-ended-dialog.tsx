/** Dialog to sign in again in place, keeping unsaved input. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { use } from "react";
import { session } from "#src/client/session.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { loadMessages } from "../messages/store.ts";
import { useText } from "../messages/use-text.ts";
import { currentAccount } from "./account.ts";
import { SignInForm } from "./sign-in-form.tsx";

let texts: Promise<void> | undefined;

/** Rendered outside the router, so that navigation doesn't close it. */
export function SessionEndedDialog({ router }: { router: AnyRouter }) {
  use((texts ??= loadMessages("auth")));
  const t = useText();
  const queryClient = useQueryClient();
  const email = currentAccount()?.email;
  const goOn = (): void => {
    void queryClient.invalidateQueries();
    void router.invalidate();
  };
  const leave = (): void => {
    session.end();
    void router.navigate({ to: "/pages/login-v1" });
  };
  return (
    <Dialog open title={t("auth.endedTitle")} role="alertdialog" width="24rem">
      <p className={css({ color: "text.muted", mb: "4" })}>{t("auth.endedText")}</p>
      <SignInForm {...(email !== undefined && { email })} onSignedIn={goOn} />
      <Button variant="ghost" size="lg" onClick={leave} className={css({ w: "full", mt: "2" })}>
        {t("auth.otherAccount")}
      </Button>
    </Dialog>
  );
}
