/** Label of an import field. */
import type { ImportField } from "#generated/hrms/schema.ts";
import type { Text } from "../../../messages/use-text.ts";

export const fieldName = (t: Text, { name, label }: Pick<ImportField, "name" | "label">): string =>
  label ?? t(`imports.field.${name}` as "imports.field.fullName");
