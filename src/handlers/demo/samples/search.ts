/** Files and contacts of the main search. */
import type { ContactEntry, FileEntry } from "#generated/demo/schema.ts";
import { faceAt } from "./faces.ts";

const picture = (kind: "pdf" | "doc" | "xls" | "jpg" | "json" | "txt" | "zip"): string => `/media/files/${kind}.svg`;

export const files: readonly FileEntry[] = [
  { title: "Leave policy 2026", by: "Norhayati Bakar", size: "412 KB", file: picture("pdf") },
  { title: "Salary bands by grade", by: "Lim Shu Fen", size: "88 KB", file: picture("xls") },
  { title: "Deepavali lunch menu", by: "Devi Krishnasamy", size: "1.3 MB", file: picture("pdf") },
  { title: "Team photo, Southern Ridges walk", by: "Ryan Seah", size: "4.7 MB", file: picture("jpg") },
  { title: "Welcome letter for new colleagues", by: "Kavitha Menon", size: "64 KB", file: picture("doc") },
  { title: "Shift roster, week 48", by: "Azman Harun", size: "129 KB", file: picture("xls") },
  { title: "Kitchen lease, signed", by: "Marco Bellini", size: "2.2 MB", file: picture("pdf") },
  { title: "Server inventory", by: "Vikram Chandran", size: "37 KB", file: picture("json") },
  { title: "Minutes of the safety walk", by: "Lucas Teo", size: "21 KB", file: picture("txt") },
  { title: "Logo drafts", by: "Freya Lindqvist", size: "18.4 MB", file: picture("zip") },
  { title: "Interview guide for nurses", by: "Lakshmi Venkatesan", size: "146 KB", file: picture("doc") },
  { title: "Stand layout for the career fair", by: "Dylan Fitzgerald", size: "3.1 MB", file: picture("jpg") },
  { title: "Travel claims, October", by: "Pritam Kaur Sandhu", size: "203 KB", file: picture("xls") },
  { title: "Translation glossary", by: "Mei Tanaka", size: "55 KB", file: picture("txt") },
];

const people: [name: string, email: string, picture: number, daysAgo: number][] = [
  ["Kavitha Menon", "kavitha.menon@lantern.example", 5, 1],
  ["Tan Boon Kiat", "tan.kiat@lantern.example", 9, 2],
  ["Nurul Aisyah Rahman", "nurul.rahman@lantern.example", 3, 3],
  ["Sean Gallagher", "sean.gallagher@lantern.example", 6, 5],
  ["Chloe Okafor", "chloe.okafor@lantern.example", 12, 6],
  ["Hana Watanabe", "hana.watanabe@lantern.example", 13, 9],
  ["Gurpreet Singh Dhillon", "gurpreet.dhillon@lantern.example", 4, 12],
  ["Yasmin Haddad", "yasmin.haddad@lantern.example", 23, 14],
  ["Ramon Dela Cruz", "ramon.cruz@lantern.example", 16, 17],
  ["Isabela Ferreira", "isabela.ferreira@lantern.example", 17, 21],
  ["Samuel Owusu", "samuel.owusu@lantern.example", 8, 26],
  ["Ingrid Nyberg", "ingrid.nyberg@lantern.example", 20, 33],
  ["Camille Moreau", "camille.moreau@lantern.example", 22, 40],
  ["Low Kim Seng", "low.seng@lantern.example", 24, 58],
];

const dayInMs = 86_400_000;

/** The contacts, spoken to in the weeks before `now`. */
export function contactsAt(now: Date): ContactEntry[] {
  return people.map(([title, email, face, daysAgo]) => ({
    title,
    email,
    img: faceAt(face),
    date: new Date(now.getTime() - daysAgo * dayInMs).toISOString().slice(0, 10),
  }));
}
