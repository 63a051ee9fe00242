/** Modules of the package that can be turned off, unless another one needs them. */
import { Switch } from "../../../kit/switch.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import type { FieldsProps } from "./section.ts";

export function ModuleFields({ settings, values, disabled, onChange }: FieldsProps) {
  const modulesOff = values["modulesOff"] as readonly string[];
  const t = useText();
  const builtIn = useBuiltInName();
  const offered = settings.offeredModules.map((one) => ({ ...one, name: builtIn("module", one.name) }));
  const isOn = (code: string): boolean => !modulesOff.includes(code);
  return offered.map(({ code, name, needs }) => {
    const needing = offered.filter((one) => one.needs.includes(code) && isOn(one.code)).map((one) => one.name);
    const missing = offered.filter((one) => needs.includes(one.code) && !isOn(one.code)).map((one) => one.name);
    const help =
      needing.length > 0
        ? t("settings.moduleNeeded", { modules: needing.join(", ") })
        : missing.length > 0
          ? t("settings.moduleNeeds", { modules: missing.join(", ") })
          : code === "core"
            ? t("settings.moduleCore")
            : undefined;
    return (
      <Switch
        key={code}
        name={code}
        disabled={disabled || code === "core" || (isOn(code) ? needing.length > 0 : missing.length > 0)}
        checked={isOn(code)}
        {...(help !== undefined && { help })}
        onChange={(on) =>
          onChange({ modulesOff: on ? modulesOff.filter((one) => one !== code) : [...modulesOff, code].toSorted() })
        }
      >
        {name}
      </Switch>
    );
  });
}
