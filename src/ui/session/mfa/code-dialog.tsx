/** Dialog that asks for a code of the authenticator app, alone or with the password. */
import { disableMfa, stepUp } from "#generated/hrms/forms/mfa.ts";
import { FormDialog } from "../../form/form-dialog.tsx";
import type { FormPanelProps } from "../../form/form-panel.tsx";
import { type ControlProps, type FieldSpec, specsOf } from "../../form/spec.ts";
import { CodeInput } from "../code-input.tsx";
import { useText } from "../../messages/use-text.ts";
import { codeFault, isPasswordWrong } from "./code-fault.ts";

function Code({ value, onChange }: ControlProps) {
  return <CodeInput value={String(value ?? "")} onChange={onChange} />;
}

const code: Partial<FieldSpec> = {
  required: true,
  control: Code,
  check: (t, value) => (/^\d{6}$/.test(String(value)) ? undefined : t("mfa.codeMissing")),
};
export const codeFields = specsOf(stepUp, { code }, ["code"]);
export const passwordAndCodeFields = specsOf(disableMfa, { code, password: { autoComplete: "current-password" } }, [
  "password",
  "code",
]);

export function CodeDialog(props: Omit<FormPanelProps, "words" | "refused">) {
  const t = useText();
  return (
    <FormDialog
      {...props}
      words={{
        field: (name) => t(name === "code" ? "mfa.code" : "mfa.password"),
        help: (name) => (name === "code" ? t("mfa.codeHelp") : undefined),
      }}
      refused={(error, form) => {
        // The password is checked first, so the code is still unused.
        if (isPasswordWrong(error)) return { password: t("mfa.passwordWrong") };
        form.set("code", "");
        return { code: codeFault(t, error) };
      }}
    />
  );
}
