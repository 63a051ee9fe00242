/** What a field is called that a column fills. */
import type { ImportField } from "#generated/hrms/schema.ts";
import type { Text } from "../../../messages/use-text.ts";

export const fieldName = (t: Text, { name, label }: Pick<ImportField, "name" | "label">): string =>
  label ?? t(`imports.field.${name}` as "imports.field.fullName");
