/** Signs in as the sample administrator or client without leaving the page. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useLogin } from "#generated/hrms/hooks/auth.ts";
import { useGetInstance } from "#generated/hrms/hooks/system.ts";
import { session } from "#src/client/session.ts";
import { Button } from "../../kit/button.tsx";
import { problemText } from "../../kit/problem.ts";
import { Skeleton } from "../../kit/skeleton.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { useAccount } from "../../session/account.ts";

const roles = [
  { role: "admin", label: "misc.asAdmin" },
  { role: "client", label: "misc.asClient" },
] as const;

export function OtherAccounts() {
  const t = useText();
  const account = useAccount();
  const instance = useGetInstance();
  const login = useLogin();
  const [asked, setAsked] = useState("");
  if (instance.isPending) return <Skeleton css={{ h: "9", my: "0" }} />;
  const offers = roles.flatMap(({ role, label }) => {
    const sample = instance.data?.sampleAccounts.find((one) => one.role === role);
    return sample ? [{ label, ...sample }] : [];
  });
  if (offers.length === 0) return <p>{t("misc.noSamples")}</p>;
  const signIn = async (email: string, password: string): Promise<void> => {
    if (login.isPending) return;
    setAsked(email);
    try {
      const started = await login.mutateAsync({ body: { email, password } });
      session.start(started, { remember: session.remembered() });
      toast({ text: t("misc.signedInAs", { name: started.userData.fullName }) });
    } catch (error) {
      toast({ kind: "error", text: problemText(t, error) });
    }
  };
  return (
    <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
      {offers.map(({ role, label, email, password }) => (
        <Button
          key={role}
          aria-pressed={account?.email === email}
          loading={login.isPending && asked === email}
          onClick={() => void signIn(email, password)}
        >
          {t(label)}
        </Button>
      ))}
    </div>
  );
}
