/** Setup of two-step verification, shown instead of the app if the tenant requires it. */
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
    // Refetch what was refused before.
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
