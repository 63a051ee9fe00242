/** Name and password of a new account; the email is that of the invitation. */
import { useRouter } from "@tanstack/react-router";
import { useAcceptInvitation } from "#generated/hrms/hooks/invitations.ts";
import { session } from "#src/client/session.ts";
import type { PasswordPolicy } from "#src/domain/account/shared/new-password.ts";
import { useForm } from "../form/use-form.ts";
import { useText } from "../messages/use-text.ts";
import { EntryField, EntryForm } from "./entry-form.tsx";
import { EntryLayout } from "./entry-layout.tsx";
import { invitationRefusal } from "./invitation-refusal.ts";
import { NewPassword, newPasswordErrors } from "./new-password.tsx";

interface InvitationFormProps {
  token: string;
  email: string;
  policy: PasswordPolicy;
  title: string;
  intro: string;
  /** Name of the employee the account is for. */
  known: string | null;
}

export function InvitationForm({ token, email, policy, title, intro, known }: InvitationFormProps) {
  const t = useText();
  const router = useRouter();
  const { mutateAsync: accept } = useAcceptInvitation();
  const owner = { email, username: email };
  const form = useForm({
    initial: { email, fullName: known ?? "", password: "" },
    check: ({ fullName, password }) => ({
      fullName: fullName.trim() === "" ? t("common.fault.required") : undefined,
      password: newPasswordErrors(t, { password }, owner, policy).password,
    }),
    async send({ fullName, password }) {
      session.start(await accept({ body: { token, fullName: fullName.trim(), password } }), { remember: false });
      await router.navigate({ href: "/start", replace: true });
    },
  });
  return (
    <EntryLayout title={title} intro={intro}>
      <EntryForm form={form} action={t("invitation.accept")} failureText={(error) => invitationRefusal(t, error)}>
        <EntryField form={form} name="email" label={t("auth.email")} type="email" readOnly />
        <EntryField form={form} name="fullName" label={t("invitation.fullName")} autoComplete="name" maxLength={120} />
        <NewPassword form={form} label={t("auth.password")} owner={owner} policy={policy} />
      </EntryForm>
    </EntryLayout>
  );
}
