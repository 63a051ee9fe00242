/** Registration: shows all server errors at their fields; then signs in and asks to verify the email. */
import { chakra } from "#generated/styles/jsx/index.js";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";
import { login } from "#generated/hrms/client/auth.ts";
import { useRegister } from "#generated/hrms/hooks/auth.ts";
import { session } from "#src/client/session.ts";
import { useForm } from "../form/use-form.ts";
import { Link } from "../kit/link.tsx";
import { fieldErrors } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";
import { EntryFooter } from "./entry-footer.tsx";
import { EntryField, EntryForm } from "./entry-form.tsx";
import { EntryLayout, type EntryVariant } from "./entry-layout.tsx";
import { entryPaths } from "./entry-paths.ts";
import { NewPassword, newPasswordErrors } from "./new-password.tsx";
import type { PlanSearch } from "./pricing/plan-search.ts";
import { Terms } from "./terms.tsx";

interface RegisterPageProps {
  variant: EntryVariant;
  /** Requested page, and the package to register for. */
  plan: PlanSearch;
  picture?: ReactNode;
}

/** Package price, loaded after the form. */
const ChosenPlan = lazy(async () => ({ default: (await import("./pricing/chosen-plan.tsx")).ChosenPlan }));

/** Reserves the height of a chosen package. */
const Plan = chakra("div", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "3",
    minH: "4.75rem",
    mb: "4",
    px: "3",
    py: "2",
    bg: "inset",
    borderRadius: "control",
  },
});

/** Same check as the browser's; the server decides. */
const address = /^[^\s@]+@[^\s@]+$/;
const initial = { username: "", company_name: "", email: "", password: "", agreed: false };

export function RegisterPage({ variant, plan, picture }: RegisterPageProps) {
  const t = useText();
  const router = useRouter();
  const { mutateAsync: register } = useRegister();
  const wanted = plan.redirect;
  const form = useForm({
    initial,
    check: ({ username, email, password, agreed }) => ({
      username: username.trim() === "" ? t("auth.usernameMissing") : undefined,
      email:
        email.trim() === ""
          ? t("auth.emailMissing")
          : address.test(email.trim())
            ? undefined
            : t("common.fault.format", { format: "email" }),
      password: newPasswordErrors(t, { password }, { username, email }).password,
      agreed: agreed ? undefined : t("auth.termsMissing"),
    }),
    async send({ agreed: consent, ...typed }) {
      const ordered = plan.package !== undefined && { package: plan.package, billingCycle: plan.billing ?? "monthly" };
      const values = { ...typed, email: typed.email.trim() };
      const answer = await register({ body: { ...values, ...ordered, consent } });
      if ("error" in answer) {
        return {
          username: answer.error.username && t("auth.usernameTaken"),
          email: answer.error.email && t("auth.emailTaken"),
        };
      }
      // Registration returns no refresh token; without one the session would expire during setup.
      const signedIn = await login({ body: { email: values.email, password: values.password } }).catch(() => undefined);
      session.start(signedIn ?? { userData: answer.user, accessToken: answer.accessToken }, { remember: false });
      await router.navigate({ to: "/pages/verify-email", search: { redirect: wanted }, replace: true });
    },
    refused: (error) => fieldErrors(t, error),
  });
  return (
    <EntryLayout title={t("auth.registerTitle")} intro={t("auth.registerIntro")} picture={picture}>
      <Plan>
        <Suspense>
          <ChosenPlan plan={plan} />
        </Suspense>
      </Plan>
      <EntryForm form={form} action={t("auth.register")}>
        <EntryField
          form={form}
          name="username"
          label={t("auth.username")}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
        <EntryField
          form={form}
          name="company_name"
          label={t("pricing.company")}
          optional
          autoComplete="organization"
          maxLength={120}
        />
        <EntryField form={form} name="email" label={t("auth.email")} type="email" />
        <NewPassword form={form} label={t("auth.password")} owner={form.values} />
        <Terms form={form} />
      </EntryForm>
      <EntryFooter question={t("auth.haveAccount")}>
        <Link to={entryPaths[variant].login} search={{ redirect: wanted }} underlined>
          {t("auth.signIn")}
        </Link>
      </EntryFooter>
    </EntryLayout>
  );
}
