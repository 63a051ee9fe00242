/** The sign-in page: the form, and below it the sample accounts as long as there are any. */
import { getRouteApi, Navigate, useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { useGetInstance } from "#generated/hrms/hooks/system.ts";
import { useText } from "../messages/use-text.ts";
import { EntryLayout } from "./entry-layout.tsx";
import { SampleAccounts } from "./sample-accounts.tsx";
import { SignInForm, type SignInFormHandle } from "./sign-in-form.tsx";

const route = getRouteApi("/pages/login-v1");

export function LoginPage() {
  const t = useText();
  const router = useRouter();
  const wanted = route.useSearch().redirect ?? "/";
  const instance = useGetInstance();
  const form = useRef<SignInFormHandle>(null);
  if (instance.data?.administratorNeeded) return <Navigate to="/setup" replace />;
  const samples = instance.data?.sampleAccounts ?? [];
  return (
    <EntryLayout title={t("auth.signInTitle")} documentTitle={t("auth.signIn")} intro={t("auth.signInIntro")}>
      <SignInForm ref={form} onSignedIn={() => void router.navigate({ href: wanted, replace: true })} />
      {samples.length > 0 && <SampleAccounts accounts={samples} onChoose={({ email, password }) => form.current?.fill(email, password)} />}
    </EntryLayout>
  );
}
