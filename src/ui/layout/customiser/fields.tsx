/** Customiser fields: a radio group with its heading, and a switch. */
import { css } from "#generated/styles/css/index.js";
import { useId, type ReactNode } from "react";
import { LabelledCheckbox } from "../../kit/checkbox.tsx";
import { Segmented } from "../../kit/segmented.tsx";
import { useText } from "../../messages/use-text.ts";
import { choices, type Settings } from "../../theme/settings.ts";
import { changeSettings, useSettings } from "../../theme/settings-store.ts";

type Named = { [Name in keyof Settings]: Settings[Name] extends string ? Name : never }[keyof Settings];
type Flag = Exclude<keyof Settings, Named>;

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      className={css({
        display: "grid",
        gap: "4",
        py: "4",
        borderTopWidth: "1px",
        borderColor: "border",
        _first: { borderTopWidth: "0", pt: "1" },
      })}
      aria-labelledby={id}
    >
      <h3 className={css({ fontWeight: "semibold" })} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}

export function FieldName({ children }: { children: ReactNode }) {
  return (
    <p className={css({ fontSize: "sm", lineHeight: "sm", fontWeight: "medium", mb: "1.5" })} aria-hidden>
      {children}
    </p>
  );
}

export function Note({ children }: { children: ReactNode }) {
  return <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>{children}</p>;
}

export function ChoiceField({
  name,
  disabled = false,
}: {
  name: Exclude<Named, "skin" | "palette">;
  disabled?: boolean;
}) {
  const t = useText();
  const settings = useSettings();
  const options = choices[name].map((value) => ({
    value: value as string,
    label: t(`customiser.${name}.${value}` as "customiser.width.full"),
    disabled,
  }));
  return (
    <div>
      <FieldName>{t(`customiser.${name}`)}</FieldName>
      <Segmented
        label={t(`customiser.${name}`)}
        value={settings[name]}
        options={options}
        onChange={(value) => changeSettings({ [name]: value })}
      />
    </div>
  );
}

export function FlagField({ name, disabled = false }: { name: Flag; disabled?: boolean }) {
  const t = useText();
  const settings = useSettings();
  return (
    <div>
      <LabelledCheckbox
        checked={settings[name]}
        disabled={disabled}
        onChange={(event) => changeSettings({ [name]: event.currentTarget.checked })}
      >
        {t(`customiser.${name}`)}
      </LabelledCheckbox>
    </div>
  );
}
