/** Whose right to read opens an event: that of its subject, or of the records that the subject belongs to. */
const readAs: Readonly<Record<string, string>> = {
  "company-settings": "companies",
  "mail-templates": "settings",
  retention: "settings",
  "tenant-exports": "settings",
  tenants: "settings",
  users: "user-access",
};

export const subjectToRead = (subject: string): string => readAs[subject] ?? subject;

/** Subjects that no element of the catalogue opens by their own name. */
export const borrowedSubjects: readonly string[] = Object.keys(readAs);
