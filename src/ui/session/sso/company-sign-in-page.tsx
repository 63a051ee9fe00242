/** Sign-in with a company account: the work e-mail tells which provider to go to. */
import { chakra } from "@chakra-ui/react";
import { useRef, useState, type FormEvent } from "react";
import { useStartSso } from "#generated/hrms/hooks/sso.ts";
import { session } from "#src/client/session.ts";
import { Button } from "../../kit/button.tsx";
import { LabelledCheckbox } from "../../kit/checkbox.tsx";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { Link } from "../../kit/link.tsx";
import { codeOf, problemText, statusOf } from "../../kit/problem.ts";
import { useText } from "../../messages/use-text.ts";
import { EntryLayout } from "../entry-layout.tsx";
import { entryPaths } from "../entry-paths.ts";
import { keepPending } from "./pending.ts";

export function CompanySignInPage({ wanted }: { wanted: string | undefined }) {
  const t = useText();
  const start = useStartSso();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [remember, setRemember] = useState(() => session.remembered());
  const [missing, setMissing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const address = email.trim();
    setMissing(address === "");
    if (address === "") return input.current?.focus();
    try {
      const { url, state } = await start.mutateAsync({ body: { email: address } });
      keepPending({ state, wanted, remember });
      setLeaving(true);
      location.assign(url);
    } catch {
      // Told at the field.
      input.current?.focus();
    }
  };
  const refused =
    start.error &&
    (codeOf(start.error) === "sso-unavailable"
      ? t("sso.unavailable")
      : statusOf(start.error) === 422
        ? t("sso.emailWrong")
        : problemText(t, start.error));
  return (
    <EntryLayout title={t("sso.title")} intro={t("sso.intro")}>
      <chakra.form noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4" mb="6">
        <Field label={t("sso.email")} error={missing ? t("auth.emailMissing") : (refused ?? undefined)}>
          <Input
            ref={input}
            size="lg"
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <LabelledCheckbox name="remember" checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          {t("auth.remember")}
        </LabelledCheckbox>
        <Button type="submit" variant="solid" size="lg" loading={start.isPending || leaving}>
          {t("sso.goOn")}
        </Button>
      </chakra.form>
      <Link to={entryPaths.v1.login} search={{ redirect: wanted }}>
        {t("sso.byPassword")}
      </Link>
    </EntryLayout>
  );
}
