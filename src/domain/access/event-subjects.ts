/** Maps the subject of an audit event to the element whose read right shows it. */
const readAs: Readonly<Record<string, string>> = {
  "company-settings": "companies",
  "mail-templates": "settings",
  imports: "employees",
  retention: "settings",
  "tenant-exports": "settings",
  tenants: "settings",
  users: "user-access",
};

export const subjectToRead = (subject: string): string => readAs[subject] ?? subject;

/** Subjects without an element of their own in the catalogue. */
export const borrowedSubjects: readonly string[] = Object.keys(readAs);
