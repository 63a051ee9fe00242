/** New password with show/hide and live rules. */
import { useState } from "react";
import { css } from "#generated/styles/css/index.js";
import { defaultPasswordPolicy } from "#src/domain/account/shared/new-password.ts";
import { Field } from "#src/ui/kit/field.tsx";
import { PasswordInput } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { PasswordRules } from "#src/ui/session/password-rules.tsx";

const owner = { email: "", username: "" };

export function Password() {
  const t = useText();
  const [password, setPassword] = useState("");
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      <Field label={t("showcase-text.input.password")}>
        <PasswordInput
          value={password}
          autoComplete="new-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <PasswordRules value={password} owner={owner} policy={defaultPasswordPolicy} />
    </div>
  );
}
