/** Shared props of settings sections. */
import type { ReactNode } from "react";
import type { Settings } from "#generated/hrms/schema.ts";
import type { Values } from "../../../form/spec.ts";

export interface FieldsProps {
  settings: Settings;
  values: Values;
  errors: Readonly<Record<string, string | undefined>>;
  disabled: boolean;
  onChange: (changes: Values) => void;
  /** A field of the section, as the form draws it. */
  field: (name: string) => ReactNode;
}
