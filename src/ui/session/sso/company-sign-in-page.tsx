/** Sign-in with a company account: the work email determines the provider. */
import { useStartSso } from "#generated/hrms/hooks/sso.ts";
import { session } from "#src/client/session.ts";
import { useForm } from "../../form/use-form.ts";
import { LabelledCheckbox } from "../../kit/checkbox.tsx";
import { Link } from "../../kit/link.tsx";
import { codeOf, problemText, statusOf } from "../../kit/problem.ts";
import { useText } from "../../messages/use-text.ts";
import { EntryField, EntryForm } from "../entry-form.tsx";
import { EntryLayout } from "../entry-layout.tsx";
import { entryPaths } from "../entry-paths.ts";
import { keepPending } from "./pending.ts";

export function CompanySignInPage({ wanted }: { wanted: string | undefined }) {
  const t = useText();
  const { mutateAsync: start } = useStartSso();
  const form = useForm({
    initial: { email: "", remember: session.remembered() },
    check: ({ email }) => ({ email: email.trim() === "" ? t("auth.emailMissing") : undefined }),
    async send({ email, remember }) {
      const { url, state } = await start({ body: { email: email.trim() } });
      keepPending({ state, wanted, remember });
      location.assign(url);
    },
    refused: (error) => ({
      email:
        codeOf(error) === "sso-unavailable"
          ? t("sso.unavailable")
          : statusOf(error) === 422
            ? t("sso.emailWrong")
            : problemText(t, error),
    }),
  });
  return (
    <EntryLayout title={t("sso.title")} intro={t("sso.intro")}>
      <EntryForm form={form} action={t("sso.goOn")} css={{ mb: "6" }}>
        <EntryField form={form} name="email" label={t("sso.email")} type="email" />
        <LabelledCheckbox
          name="remember"
          checked={form.values.remember}
          onChange={(event) => form.set("remember", event.target.checked)}
        >
          {t("auth.remember")}
        </LabelledCheckbox>
      </EntryForm>
      <Link to={entryPaths.v1.login} search={{ redirect: wanted }}>
        {t("sso.byPassword")}
      </Link>
    </EntryLayout>
  );
}
