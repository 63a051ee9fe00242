/** Fields of each settings section with the labels of their choices. */
import type { IntlShape } from "react-intl";
import { updateSettings } from "#generated/hrms/forms/settings.ts";
import type { Settings, SettingsSection } from "#generated/hrms/schema.ts";
import { employeeNoOf } from "#src/domain/company/shared/company-settings.ts";
import { languageNames, languages } from "#src/domain/shared/languages.ts";
import { type FieldSpec, type FieldWords, specOf, type Values } from "../../../form/spec.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import type { Text } from "../../../messages/use-text.ts";
import { CurrencyInput } from "./currency-input.tsx";

const idleChoices = [5, 10, 15, 30, 60, 120, 240, 480, 1440];
const dayChoices = [1, 3, 7, 14, 30, 60, 90];
/** Keep a value set elsewhere available. */
const within = (choices: readonly number[], value: unknown): string[] =>
  [...new Set([...choices, ...(typeof value === "number" && value > 0 ? [value] : [])])]
    .toSorted((one, other) => one - other)
    .map(String);

/** Field settings beyond the contract. */
const more = (saved: Values): Readonly<Record<string, Partial<FieldSpec>>> => ({
  idleMinutes: { kind: "choice", numeric: true, clearable: true, choices: within(idleChoices, saved["idleMinutes"]) },
  maxDays: { kind: "choice", numeric: true, choices: ["0", ...within(dayChoices, saved["maxDays"])] },
  locale: { choices: languages },
  currency: { control: CurrencyInput },
  mailFooter: { kind: "lines" },
  // An empty prefix differs from no common pattern (null).
  employeeNoPrefix: { nullable: false, shown: ({ employeeNoPrefix }) => employeeNoPrefix !== null },
  employeeNoDigits: { shown: ({ employeeNoPrefix }) => employeeNoPrefix !== null },
});

/** Nothing is required: every field has a value. */
export function fieldsOf(section: SettingsSection, settings: Settings): readonly FieldSpec[] {
  const saved = settings[section] as unknown as Values;
  return Object.entries(updateSettings[section].fields).map(([name, field]) =>
    specOf(name, field, { required: false, clearable: false, ...more(saved)[name] }),
  );
}

/** Example of the next employee number, as far as it is known. */
export function exampleOf({ employeeNoPrefix, employeeNoDigits }: Values): string {
  const digits = typeof employeeNoDigits === "number" ? Math.min(employeeNoDigits, 8) : 4;
  return employeeNoOf({ employeeNoPrefix: String(employeeNoPrefix ?? ""), employeeNoDigits: digits }, 42);
}

const without: ReadonlySet<string> = new Set([
  "needsLetters",
  "needsDigits",
  "needsSymbols",
  "employeeNoDigits",
  "dpoEmail",
  "dpoPhone",
]);

export function sectionWords(t: Text, intl: IntlShape, settings: Settings): FieldWords {
  const span = (minutes: number): string =>
    minutes % 60 === 0
      ? intl.formatNumber(minutes / 60, { style: "unit", unit: "hour", unitDisplay: "long" })
      : intl.formatNumber(minutes, { style: "unit", unit: "minute", unitDisplay: "long" });
  const choices: Readonly<Record<string, (value: string) => string>> = {
    idleMinutes: (value) => span(Number(value)),
    maxDays: (value) =>
      value === "0"
        ? t("settings.noEnd")
        : intl.formatNumber(Number(value), { style: "unit", unit: "day", unitDisplay: "long" }),
    locale: (value) => languageNames[value as keyof typeof languageNames],
  };
  return {
    field: (name) => t(`settings.${name}` as MessageId),
    help: (name) => (without.has(name) ? undefined : t(`settings.${name}.help` as MessageId)),
    choice: (name, value) => choices[name]?.(value) ?? value,
    nothing: () => t("settings.asServer", { time: span(settings.serverIdleMinutes) }),
  };
}
