/** What the forms of the sections have in common. */
import type { Settings } from "#generated/hrms/schema.ts";
import type { Values } from "../../../form/spec.ts";

/** Of a section whose fields are drawn by a part of their own. */
export interface FieldsProps {
  settings: Settings;
  values: Values;
  errors: Readonly<Record<string, string | undefined>>;
  disabled: boolean;
  onChange: (changes: Values) => void;
}
