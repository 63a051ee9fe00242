/** What the forms of the sections have in common. */
import type { Settings, SettingsSection } from "#generated/hrms/schema.ts";
import type { Typed } from "../../../kit/unparsed.ts";

/** What a person may have typed so far: a number may still be text. */
export type Draft<Section extends SettingsSection> = {
  readonly [Name in keyof Settings[Section]]: number extends Settings[Section][Name]
    ? Typed<number>
    : Settings[Section][Name];
};

export interface FieldsProps<Section extends SettingsSection> {
  settings: Settings;
  values: Draft<Section>;
  errors: Readonly<Partial<Record<string, string>>>;
  disabled: boolean;
  onChange: (changes: Partial<Draft<Section>>) => void;
}

/** An empty field is one that is not settled. */
export const orNull = (text: string): string | null => (text === "" ? null : text);
