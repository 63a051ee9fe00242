/** In the place of the app for who still owes the tenant a second step: set up first, then on to the page that was wanted. */
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Button } from "../../kit/button.tsx";
import { useText } from "../../messages/use-text.ts";
import { EntryLayout } from "../entry-layout.tsx";
import { renewSession } from "../renew.ts";
import { useSignOut } from "../../layout/use-sign-out.ts";
import { Setup } from "./setup.tsx";

export function Enrolment() {
  const t = useText();
  const queryClient = useQueryClient();
  const router = useRouter();
  const signOut = useSignOut();
  const goOn = async (): Promise<void> => {
    await renewSession();
    // What was refused meanwhile is asked for again.
    await queryClient.resetQueries();
    await router.invalidate();
  };
  return (
    <EntryLayout title={t("mfa.enrolTitle")} intro={t("mfa.enrolText")}>
      <Setup
        onDone={() => void goOn()}
        aside={
          <Button variant="ghost" onClick={() => void signOut()}>
            {t("mfa.signOut")}
          </Button>
        }
      />
    </EntryLayout>
  );
}
