/** Messages that name what comes with the product. */
export type WordedKind = "role" | "roleDescription" | "module" | "element" | "race" | "religion" | "leaveType";

/** The message that holds the name; the product's own are stored in English. */
export const nameMessage = (kind: WordedKind, name: string): string =>
  `names.${kind}.${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "")}`;
