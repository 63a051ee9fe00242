/** Registration: both faults of the server stand at their fields at once; success signs in and asks to prove the address. */
import { chakra } from "@chakra-ui/react";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { login } from "#generated/hrms/client/auth.ts";
import { useRegister } from "#generated/hrms/hooks/auth.ts";
import { session } from "#src/client/session.ts";
import { brokenPasswordRules } from "#src/domain/account/shared/new-password.ts";
import { Button } from "../kit/button.tsx";
import { Field } from "../kit/field.tsx";
import { Input } from "../kit/input.tsx";
import { Link } from "../kit/link.tsx";
import { fieldErrors, problemText } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";
import { EntryFooter } from "./entry-footer.tsx";
import { EntryLayout, type EntryVariant } from "./entry-layout.tsx";
import { entryPaths } from "./entry-paths.ts";
import { NewPassword } from "./new-password.tsx";
import type { PlanSearch } from "./pricing/plan-search.ts";
import { Terms } from "./terms.tsx";

interface RegisterPageProps {
  variant: EntryVariant;
  /** What was wanted, and the package to register for. */
  plan: PlanSearch;
  picture?: ReactNode;
}

/** What the package costs comes after the form. */
const ChosenPlan = lazy(async () => ({ default: (await import("./pricing/chosen-plan.tsx")).ChosenPlan }));

/** As high as it will be with a package. */
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

type Errors = Partial<Record<"username" | "company_name" | "email" | "password" | "terms", string>>;

export function RegisterPage({ variant, plan, picture }: RegisterPageProps) {
  const t = useText();
  const router = useRouter();
  const register = useRegister();
  const wanted = plan.redirect;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ username: "", company_name: "", email: "", password: "" });
  const [agreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const refuse = (faults: Errors): void => {
    setErrors(faults);
    setTries((count) => count + 1);
  };
  const faultsOf = (): Errors => {
    // What the browser takes for an address; the server has the last word.
    const looksRight = form.current?.querySelector<HTMLInputElement>("[name=email]")?.validity.valid;
    return {
      ...(!values.username.trim() && { username: t("auth.usernameMissing") }),
      ...(!values.email.trim()
        ? { email: t("auth.emailMissing") }
        : !looksRight && { email: t("common.fault.format", { format: "email" }) }),
      ...(brokenPasswordRules(values.password, values).length > 0 && { password: t("auth.rulesBroken") }),
      ...(!agreed && { terms: t("auth.termsMissing") }),
    };
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (register.isPending) return;
    const faults = faultsOf();
    if (Object.keys(faults).length > 0) return refuse(faults);
    setErrors({});
    try {
      const ordered = plan.package !== undefined && { package: plan.package, billingCycle: plan.billing ?? "monthly" };
      const answer = await register.mutateAsync({
        body: { ...values, ...ordered, email: values.email.trim(), consent: agreed },
      });
      if ("error" in answer) {
        return refuse({
          ...(answer.error.username && { username: t("auth.usernameTaken") }),
          ...(answer.error.email && { email: t("auth.emailTaken") }),
        });
      }
      // The answer holds no refresh token: whoever sets a company up right away would be signed out in the midst of it.
      const signedIn = await login({ body: { email: values.email.trim(), password: values.password } }).catch(
        () => undefined,
      );
      session.start(signedIn ?? { userData: answer.user, accessToken: answer.accessToken }, { remember: false });
      await router.navigate({ to: "/pages/verify-email", search: { redirect: wanted }, replace: true });
    } catch (error) {
      refuse(fieldErrors(t, error));
    }
  };
  const control = (name: keyof typeof values) => ({
    name,
    size: "lg" as const,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <EntryLayout title={t("auth.registerTitle")} intro={t("auth.registerIntro")} picture={picture}>
      <Plan>
        <Suspense>
          <ChosenPlan plan={plan} />
        </Suspense>
      </Plan>
      <chakra.form ref={form} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
        <Field label={t("auth.username")} error={errors.username}>
          <Input
            {...control("username")}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
          />
        </Field>
        <Field label={t("pricing.company")} error={errors.company_name} optional>
          <Input {...control("company_name")} autoComplete="organization" maxLength={120} />
        </Field>
        <Field label={t("auth.email")} error={errors.email}>
          <Input {...control("email")} type="email" autoComplete="username" spellCheck={false} maxLength={254} />
        </Field>
        <NewPassword
          label={t("auth.password")}
          value={values.password}
          owner={values}
          error={errors.password}
          onChange={(password) => setValues({ ...values, password })}
        />
        <Terms agreed={agreed} onAgree={setAgreed} error={errors.terms} />
        {register.error && Object.keys(errors).length === 0 && (
          <chakra.p role="alert" color="danger.text">
            {problemText(t, register.error)}
          </chakra.p>
        )}
        <Button type="submit" variant="solid" size="lg" loading={register.isPending}>
          {t("auth.register")}
        </Button>
      </chakra.form>
      <EntryFooter question={t("auth.haveAccount")}>
        <Link to={entryPaths[variant].login} search={{ redirect: wanted }} underlined>
          {t("auth.signIn")}
        </Link>
      </EntryFooter>
    </EntryLayout>
  );
}
