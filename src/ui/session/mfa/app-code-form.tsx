/** Form for a code of the authenticator app. */
import type { ComponentProps } from "react";
import { useText } from "../../messages/use-text.ts";
import { CodeForm } from "../code-form.tsx";
import { codeFault } from "./code-fault.ts";

type AppCodeFormProps = Omit<ComponentProps<typeof CodeForm>, "label" | "help" | "missing" | "refusalText">;

export function AppCodeForm(props: AppCodeFormProps) {
  const t = useText();
  return (
    <CodeForm
      {...props}
      label={t("mfa.code")}
      help={t("mfa.codeHelp")}
      missing={t("mfa.codeMissing")}
      refusalText={(error) => codeFault(t, error)}
    />
  );
}
