/** Select of an app setting with an example. */
import { languageNames } from "#src/domain/shared/languages.ts";
import { type Choices, type ChoiceName, offered } from "./choices.ts";
import { Field } from "../../../kit/field.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Select } from "../../../kit/select.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";

interface ChoiceFieldProps<Name extends ChoiceName> {
  name: Name;
  /** Undefined while loading, with the layout in place. */
  settings: Choices | undefined;
  onChange: (change: Partial<Choices>) => void;
}

export function ChoiceField<Name extends ChoiceName>({ name, settings, onChange }: ChoiceFieldProps<Name>) {
  const t = useText();
  const format = useFormat();
  const values: readonly Choices[ChoiceName][] = offered[name];
  const given = settings?.[name] ?? null;
  const list = values.includes(given) ? values : [...values, given];
  const wordOf = (value: Choices[ChoiceName]): string => {
    if (value === null) return t("app-settings.device");
    if (name === "language") return languageNames[value as keyof typeof languageNames];
    if (name === "toastMs") return t("app-settings.seconds", { count: Number(value) / 1000 });
    if (name === "currencySymbol") return String(value);
    if (name === "dateFormat") return t(`app-settings.dateFormat.${value as Choices["dateFormat"]}`);
    if (name === "menuCollapsed")
      return t(value === true ? "app-settings.menuCollapsed.yes" : "app-settings.menuCollapsed.no");
    return t(
      name === "skin"
        ? `shell.skin.${value as NonNullable<Choices["skin"]>}`
        : `app-settings.layout.${value as NonNullable<Choices["layout"]>}`,
    );
  };
  const examples: Partial<Record<ChoiceName, string>> = {
    dateFormat: t("app-settings.example", { example: format.date("2026-03-09") }),
    currencySymbol: t("app-settings.example", { example: format.money(123_456) }),
    toastMs: t("app-settings.toastMs.help"),
    menuCollapsed: t("app-settings.menuCollapsed.help"),
  };
  return (
    <Field label={t(`app-settings.${name}`)} help={examples[name]}>
      {settings === undefined ? (
        <Skeleton css={{ h: "9", w: "18rem", maxW: "full", my: "0", borderRadius: "control" }} />
      ) : (
        <Select
          name={name}
          frameCss={{ w: "fit-content", minW: "min(18rem, 100%)" }}
          value={list.indexOf(given)}
          onChange={(event) => onChange({ [name]: list[Number(event.target.value)] })}
        >
          {list.map((value, index) => (
            <option
              key={String(value)}
              value={index}
              lang={name === "language" && typeof value === "string" ? value : undefined}
            >
              {wordOf(value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
