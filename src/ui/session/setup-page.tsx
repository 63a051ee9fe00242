/** Creates the platform administrator of an empty server and signs them in. */
import { chakra } from "@chakra-ui/react";
import { Navigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useCreateAdministrator, useGetInstance } from "#generated/hrms/hooks/system.ts";
import { session } from "#src/client/session.ts";
import { Button } from "../kit/button.tsx";
import { Field } from "../kit/field.tsx";
import { Input, PasswordInput } from "../kit/input.tsx";
import { fieldErrors, problemText } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";
import { EntryLayout } from "./entry-layout.tsx";

const empty = { fullName: "", username: "", email: "", password: "" };
type Name = keyof typeof empty;

export function SetupPage() {
  const t = useText();
  const router = useRouter();
  const instance = useGetInstance();
  const create = useCreateAdministrator();
  const [values, setValues] = useState(empty);
  const form = useRef<HTMLFormElement>(null);
  // The first field that is marked takes the focus, in the same moment in which it is marked.
  useEffect(() => {
    if (create.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [create.error]);
  if (instance.data && !instance.data.administratorNeeded && !create.isSuccess)
    return <Navigate to="/pages/login-v1" replace />;

  const errors = fieldErrors(t, create.error);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (create.isPending) return;
    try {
      session.start(await create.mutateAsync({ body: values }), { remember: false });
      await router.navigate({ to: "/", replace: true });
    } catch {
      // Told at the fields.
    }
  };
  const control = (name: Name) => ({
    name,
    size: "lg" as const,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <EntryLayout title={t("auth.setupTitle")} intro={t("auth.setupIntro")}>
      <chakra.form ref={form} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
        <Field label={t("auth.fullName")} error={errors["fullName"]} required>
          <Input {...control("fullName")} autoComplete="name" />
        </Field>
        <Field label={t("auth.username")} error={errors["username"]} required>
          <Input {...control("username")} autoComplete="nickname" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field label={t("auth.email")} error={errors["email"]} required>
          <Input {...control("email")} type="email" autoComplete="username" spellCheck={false} />
        </Field>
        <Field label={t("auth.password")} error={errors["password"]} help={t("auth.passwordHelp")} required>
          <PasswordInput {...control("password")} autoComplete="new-password" />
        </Field>
        {create.error && Object.keys(errors).length === 0 && (
          <chakra.p role="alert" color="danger.text">
            {problemText(t, create.error)}
          </chakra.p>
        )}
        <Button type="submit" variant="solid" size="lg" loading={create.isPending}>
          {t("auth.createAdministrator")}
        </Button>
      </chakra.form>
    </EntryLayout>
  );
}
