/** Contact details, education and identity numbers of sample people; nobody can have these numbers. */
import { nricLetter } from "#src/domain/statutory/identifiers/nric.ts";
import type { Address, Education, EmergencyContact, Phone } from "#src/domain/people/shared/vocabulary.ts";
import { between, type Random, pick } from "./chance.ts";

/** Seven digits starting with the year 2099, and the matching check letter. */
export function identityNumber(kind: "NRIC" | "FIN", index: number): string {
  const digits = `99${String(index).padStart(5, "0")}`;
  const prefix = kind === "NRIC" ? "T" : "M";
  return `${prefix}${digits}${nricLetter(prefix, digits)}`;
}

const streets = [
  "Rambai Crescent",
  "Tembusu Drive",
  "Kapok Walk",
  "Jelutong Avenue 3",
  "Angsana Street 12",
  "Merbau Lane",
  "Saga Rise",
  "Pelikat Avenue 2",
  "Chempaka Link",
  "Bunga Tanjong Road",
  "Penaga Street 21",
  "Gelam Park",
];

export function addressOf(random: Random): Address {
  const house = random() < 0.15;
  return {
    type: "home",
    block: String(between(random, 1, house ? 90 : 880)),
    street: pick(random, streets),
    unit: house ? null : `#${String(between(random, 2, 24)).padStart(2, "0")}-${between(random, 101, 499)}`,
    building: null,
    postal: String(between(random, 100_000, 829_999)),
    country: "SG",
  };
}

/** Phone numbers from an unassigned range. */
const mobile = (random: Random): string => `+65 8000 ${between(random, 1000, 9999)}`;

export function phonesOf(random: Random): Phone[] {
  return [
    { type: "mobile", number: mobile(random) },
    ...(random() < 0.2 ? [{ type: "home" as const, number: `+65 6000 ${between(random, 1000, 9999)}` }] : []),
  ];
}

export function emergencyContactOf(
  random: Random,
  married: boolean,
  { name, gender }: { name: string; gender: "male" | "female" },
): EmergencyContact {
  return {
    name,
    relation: married ? "Spouse" : pick(random, gender === "female" ? ["Mother", "Sister"] : ["Father", "Brother"]),
    phone: mobile(random),
  };
}

const schools: Readonly<Record<string, readonly (readonly [Education["level"], string, string | null])[]>> = {
  M: [
    ["degree", "University of the Straits", "Business administration"],
    ["degree", "Temasek Hill University", "Accountancy"],
    ["postgraduate", "University of the Straits", "Management"],
    ["degree", "Kallang Institute of Technology", "Engineering"],
  ],
  S: [
    ["diploma", "Bukit Batok Polytechnic", "Business"],
    ["diploma", "Sembawang Polytechnic", "Logistics"],
    ["degree", "Temasek Hill University", "Communication"],
    ["postSecondary", "Jurong Technical Institute", "Office administration"],
  ],
  W: [
    ["secondary", "Tanah Merah Secondary School", null],
    ["postSecondary", "Jurong Technical Institute", "Mechanical technology"],
    ["primary", "Kampong Glam Primary School", null],
  ],
};

export function educationOf(random: Random, letter: "W" | "S" | "M", birthYear: number): Education[] {
  const [level, institution, field] = pick(random, schools[letter] ?? []);
  const age = { primary: 12, secondary: 16, postSecondary: 19, diploma: 20, degree: 24, postgraduate: 28, other: 20 }[
    level
  ];
  return [{ level, institution, field, year: birthYear + age }];
}

const skillWords: Readonly<Record<"W" | "S" | "M", readonly string[]>> = {
  W: ["Forklift licence", "Food hygiene", "First aid", "Class 3 licence", "Cold room safety", "Stock taking"],
  S: ["Spreadsheets", "Mandarin", "Malay", "Customer service", "Data entry", "Scheduling"],
  M: ["Negotiation", "Budgeting", "Project management", "Coaching", "Forecasting", "Contract law"],
};

export function skillsOf(random: Random, letter: "W" | "S" | "M"): string[] {
  return skillWords[letter].filter(() => random() < 0.35);
}

/** Only letters and dots: `rachel.tan`. */
export function mailName(fullName: string, preferredName: string | null): string {
  const words = (preferredName ?? fullName)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "" && !["bin", "binte", "s", "d", "o"].includes(word));
  return words.slice(0, 3).join(".");
}
