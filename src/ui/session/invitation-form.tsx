/** Name and password of the new account; the address is the one that was invited. */
import { chakra } from "@chakra-ui/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useAcceptInvitation } from "#generated/hrms/hooks/invitations.ts";
import { session } from "#src/client/session.ts";
import { brokenPasswordRules, type PasswordPolicy } from "#src/domain/account/shared/new-password.ts";
import { Button } from "../kit/button.tsx";
import { Field } from "../kit/field.tsx";
import { Input } from "../kit/input.tsx";
import { useText } from "../messages/use-text.ts";
import { EntryLayout } from "./entry-layout.tsx";
import { invitationRefusal } from "./invitation-refusal.ts";
import { NewPassword } from "./new-password.tsx";

interface InvitationFormProps {
  token: string;
  email: string;
  policy: PasswordPolicy;
  title: string;
  intro: string;
  /** Of the employee whose account it will be. */
  known: string | null;
}

export function InvitationForm({ token, email, policy, title, intro, known }: InvitationFormProps) {
  const t = useText();
  const router = useRouter();
  const accept = useAcceptInvitation();
  const form = useRef<HTMLFormElement>(null);
  const [fullName, setFullName] = useState(known ?? "");
  const [password, setPassword] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const owner = { email, username: email };
  const broken = brokenPasswordRules(password, owner, policy).length > 0;
  const nameless = fullName.trim() === "";
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (accept.isPending) return;
    setTries((count) => count + 1);
    if (broken || nameless) return;
    try {
      session.start(await accept.mutateAsync({ body: { token, fullName: fullName.trim(), password } }), {
        remember: false,
      });
      await router.navigate({ href: "/", replace: true });
    } catch {
      // Told below.
    }
  };
  const refusal = accept.error && invitationRefusal(t, accept.error);
  return (
    <EntryLayout title={title} intro={intro}>
      <chakra.form ref={form} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
        <Field label={t("auth.email")}>
          <Input size="lg" type="email" name="email" autoComplete="username" readOnly value={email} />
        </Field>
        <Field label={t("invitation.fullName")} error={tries > 0 && nameless ? t("common.fault.required") : undefined}>
          <Input
            size="lg"
            name="fullName"
            autoComplete="name"
            maxLength={120}
            value={fullName}
            onChange={(event) => setFullName(event.target.value)}
          />
        </Field>
        <NewPassword
          label={t("auth.password")}
          value={password}
          owner={owner}
          policy={policy}
          error={tries > 0 && broken ? t("auth.rulesBroken") : undefined}
          onChange={setPassword}
        />
        {refusal && (
          <chakra.p role="alert" color="danger.text">
            {refusal}
          </chakra.p>
        )}
        <Button type="submit" variant="solid" size="lg" loading={accept.isPending}>
          {t("invitation.accept")}
        </Button>
      </chakra.form>
    </EntryLayout>
  );
}
