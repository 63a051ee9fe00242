/** Form that requests an email to an address; one requested a moment ago counts as sent. */
import { useState } from "react";
import { useForm } from "../form/use-form.ts";
import { fieldErrors, problemText } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";
import { usePause, waitOf } from "./use-pause.ts";

export function useMailRequest(request: (email: string) => Promise<unknown>, initial = "") {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const pause = usePause();
  const form = useForm({
    initial: { email: initial },
    check: ({ email }) => ({ email: email.trim() === "" ? t("auth.emailMissing") : undefined }),
    async send({ email }) {
      await request(email.trim());
      pause.begin();
      setSentTo(email.trim());
    },
    refused(error, { email }) {
      const wait = waitOf(error);
      if (wait === undefined) return { email: fieldErrors(t, error)["email"] ?? problemText(t, error) };
      pause.begin(wait);
      return () => setSentTo(email.trim());
    },
  });
  /** `left`: seconds until another may be requested. */
  return { form, sentTo, left: pause.left, changeAddress: () => setSentTo(null) };
}
