/** Whether all companies number their employees by one pattern. */
import { Switch } from "../../../kit/switch.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { FieldsProps } from "./section.ts";

export function NumbersSwitch({ values: { employeeNoPrefix }, disabled, onChange }: FieldsProps) {
  const t = useText();
  return (
    <Switch
      name="pattern"
      disabled={disabled}
      checked={employeeNoPrefix !== null}
      help={t("settings.pattern.help")}
      onChange={(on) => onChange({ employeeNoPrefix: on ? "E" : null })}
    >
      {t("settings.pattern")}
    </Switch>
  );
}
