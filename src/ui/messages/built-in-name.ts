/** Names of what comes with the product, such as roles and religions, in the reader's language; what people named themselves stays as it is. */
import { useCallback } from "react";
import { useIntl } from "react-intl";

export type NamedKind = "role" | "roleDescription" | "module" | "element" | "race" | "religion" | "leaveType";

/** The message that holds the name; the product's own are stored in English. */
export const nameMessage = (kind: NamedKind, name: string): string => `names.${kind}.${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replace(/-$/, "")}`;

export type BuiltInName = (kind: NamedKind, name: string) => string;

/** Of routes that load the messages of `names`. */
export function useBuiltInName(): BuiltInName {
  const intl = useIntl();
  return useCallback(
    (kind, name) => {
      const id = nameMessage(kind, name);
      return intl.messages[id] === undefined ? name : intl.formatMessage({ id });
    },
    [intl],
  );
}
