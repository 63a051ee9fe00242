/** Files and contacts of the main search. */
import type { ContactEntry, FileEntry } from "#generated/demo/schema.ts";
import * as people from "./people.ts";

const picture = (kind: "pdf" | "doc" | "xls" | "jpg" | "json" | "txt" | "zip"): string => `/media/files/${kind}.svg`;

export const files: readonly FileEntry[] = [
  { title: "Leave policy 2026", by: "Siti Rahmah", size: "412 KB", file: picture("pdf") },
  { title: "Salary bands by grade", by: "Marcus Lim", size: "88 KB", file: picture("xls") },
  { title: "Deepavali lunch menu", by: "Kavitha Raman", size: "1.3 MB", file: picture("pdf") },
  { title: "Team photo, Southern Ridges walk", by: "Jayden Koh", size: "4.7 MB", file: picture("jpg") },
  { title: "Welcome letter for new colleagues", by: "Nur Aisyah", size: "64 KB", file: picture("doc") },
  { title: "Shift roster, week 48", by: "Harjit Singh", size: "129 KB", file: picture("xls") },
  { title: "Kitchen lease, signed", by: "Layla Haddad", size: "2.2 MB", file: picture("pdf") },
  { title: "Server inventory", by: "Tomasz Wolak", size: "37 KB", file: picture("json") },
  { title: "Minutes of the safety walk", by: "Farid Iskandar", size: "21 KB", file: picture("txt") },
  { title: "Logo drafts", by: "Haruka Sato", size: "18.4 MB", file: picture("zip") },
  { title: "Interview guide for baristas", by: "Vikram Nair", size: "146 KB", file: picture("doc") },
  { title: "Stand layout for the career fair", by: "Nur Aisyah", size: "3.1 MB", file: picture("jpg") },
  { title: "Travel claims, October", by: "Marisol Vega", size: "203 KB", file: picture("xls") },
  { title: "Translation glossary", by: "Amara Okafor", size: "55 KB", file: picture("txt") },
];

/** With how many days ago they were last spoken to. */
const contacts: readonly (readonly [people.Person, daysAgo: number])[] = [
  [people.kavitha, 1],
  [people.boonKeng, 2],
  [people.aisyah, 3],
  [people.marcus, 4],
  [people.callum, 5],
  [people.tomasz, 5],
  [people.amara, 6],
  [people.haruka, 9],
  [people.harjit, 12],
  [people.layla, 14],
  [people.paolo, 17],
  [people.marisol, 21],
  [people.kwame, 26],
  [people.margaret, 33],
  [people.saoirse, 40],
  [people.gustav, 58],
];

const dayInMs = 86_400_000;

/** The contacts, spoken to in the weeks before `now`. */
export function contactsAt(now: Date): ContactEntry[] {
  return contacts.map(([{ fullName, email, avatar }, daysAgo]) => ({
    title: fullName,
    email,
    img: avatar,
    date: new Date(now.getTime() - daysAgo * dayInMs).toISOString().slice(0, 10),
  }));
}
