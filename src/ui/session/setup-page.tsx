/** Creates the platform administrator of an empty server and signs them in. */
import { Navigate, useRouter } from "@tanstack/react-router";
import { useCreateAdministrator, useGetInstance } from "#generated/hrms/hooks/system.ts";
import { session } from "#src/client/session.ts";
import { useForm } from "../form/use-form.ts";
import { fieldErrors } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";
import { EntryField, EntryForm } from "./entry-form.tsx";
import { EntryLayout } from "./entry-layout.tsx";

const initial = { fullName: "", username: "", email: "", password: "" };

export function SetupPage() {
  const t = useText();
  const router = useRouter();
  const instance = useGetInstance();
  const { mutateAsync: create } = useCreateAdministrator();
  const form = useForm({
    initial,
    check: () => ({}),
    async send(body) {
      session.start(await create({ body }), { remember: false });
      await router.navigate({ to: "/start", replace: true });
    },
    refused: (error) => fieldErrors(t, error),
  });
  if (instance.data && !instance.data.administratorNeeded && form.status === "open")
    return <Navigate to="/pages/login-v1" replace />;
  return (
    <EntryLayout title={t("auth.setupTitle")} intro={t("auth.setupIntro")}>
      <EntryForm form={form} action={t("auth.createAdministrator")}>
        <EntryField form={form} name="fullName" label={t("auth.fullName")} required autoComplete="name" />
        <EntryField
          form={form}
          name="username"
          label={t("auth.username")}
          required
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
        />
        <EntryField form={form} name="email" label={t("auth.email")} required type="email" />
        <EntryField
          form={form}
          name="password"
          label={t("auth.password")}
          help={t("auth.passwordHelp")}
          required
          type="password"
          autoComplete="new-password"
        />
      </EntryForm>
    </EntryLayout>
  );
}
