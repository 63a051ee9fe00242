/** New password with show/hide and live rules. */
import { useState } from "react";
import { PasswordField } from "#src/ui/kit/password-field.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Password() {
  const t = useText();
  const [password, setPassword] = useState("");
  return <PasswordField label={t("showcase-text.input.password")} value={password} onChange={setPassword} />;
}
