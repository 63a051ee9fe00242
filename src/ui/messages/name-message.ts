/** Message keys of built-in names. */
export type WordedKind = "role" | "roleDescription" | "module" | "element" | "race" | "religion" | "leaveType";

/** Key of a built-in name, which is stored in English. */
export const nameMessage = (kind: WordedKind, name: string): string =>
  `names.${kind}.${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "")}`;
