/** Sign-in page: form, alternatives, and the sample accounts if there are any. */
import { css } from "#generated/styles/css/index.js";
import { Navigate, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useRef, type ReactNode } from "react";
import { useGetInstance } from "#generated/hrms/hooks/system.ts";
import { Link } from "../kit/link.tsx";
import { loadMessages } from "../messages/store.ts";
import { useText } from "../messages/use-text.ts";
import { EntryFooter } from "./entry-footer.tsx";
import { EntryLayout, type EntryVariant } from "./entry-layout.tsx";
import { entryPaths } from "./entry-paths.ts";
import { SignInForm, type SignInFormHandle } from "./sign-in-form.tsx";

/** Lazy: servers without samples don't need the list. */
const SampleAccounts = lazy(async () => {
  const [{ SampleAccounts: component }] = await Promise.all([import("./sample-accounts.tsx"), loadMessages("samples")]);
  return { default: component };
});

interface LoginPageProps {
  variant: EntryVariant;
  /** Path to continue to. */
  wanted: string | undefined;
  picture?: ReactNode;
}

export function LoginPage({ variant, wanted, picture }: LoginPageProps) {
  const t = useText();
  const router = useRouter();
  const instance = useGetInstance();
  const form = useRef<SignInFormHandle>(null);
  if (instance.data?.administratorNeeded) return <Navigate to="/setup" replace />;
  const samples = instance.data?.sampleAccounts ?? [];
  const { forgot, register } = entryPaths[variant];
  return (
    <EntryLayout
      title={t("auth.signInTitle")}
      documentTitle={t("auth.signIn")}
      intro={t("auth.signInIntro")}
      picture={picture}
    >
      <SignInForm
        ref={form}
        aside={
          <Link to={forgot} className={css({ fontSize: "sm" })}>
            {t("auth.forgotLink")}
          </Link>
        }
        onSignedIn={() => void router.navigate({ href: wanted ?? "/start", replace: true })}
      />
      <Link
        to="/pages/company-sign-in"
        search={{ redirect: wanted }}
        className={css({ display: "block", mt: "4", textAlign: "center" })}
      >
        {t("auth.companySignIn")}
      </Link>
      <EntryFooter question={t("auth.noAccount")}>
        <Link to={register} search={{ redirect: wanted }} underlined>
          {t("auth.createAccount")}
        </Link>
      </EntryFooter>
      {samples.length > 0 && (
        <Suspense>
          <SampleAccounts
            accounts={samples}
            onChoose={({ email, password }) => form.current?.signIn(email, password)}
          />
        </Suspense>
      )}
    </EntryLayout>
  );
}
