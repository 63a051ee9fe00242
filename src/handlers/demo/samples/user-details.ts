/** Details of a sample user beyond the list: address, links, permissions by role, and activity before `now`. */
import type { User, UserDetails, UserEvent, UserPermission } from "#generated/demo/schema.ts";
import { domainOf } from "./directory.ts";
import { daysAgo } from "./moments.ts";

/** The plan's usage follows from the plan; everything else is stored. */
export type StoredDetails = Omit<UserDetails, "plan">;

export const modules = [
  "employees",
  "leave",
  "attendance",
  "payroll",
  "claims",
  "reports",
  "invoices",
  "settings",
] as const satisfies readonly UserPermission["module"][];

type Right = Exclude<keyof UserPermission, "module">;
const rights = ["read", "write", "create", "delete"] as const satisfies readonly Right[];

/** How many permissions each role has in its modules: the first ones of `rights`. */
const reach: Record<User["role"], Partial<Record<UserPermission["module"], number>>> = {
  admin: Object.fromEntries(modules.map((module) => [module, 4])),
  maintainer: { employees: 3, leave: 4, attendance: 4, payroll: 1, claims: 3, reports: 3, invoices: 2, settings: 2 },
  editor: { employees: 2, leave: 2, attendance: 2, claims: 2, reports: 2, invoices: 1 },
  author: { employees: 1, leave: 3, attendance: 1, claims: 3, reports: 1 },
  subscriber: { leave: 1, attendance: 1, claims: 1 },
};

export function permissionsOf(role: User["role"]): UserPermission[] {
  return modules.map((module) => {
    const upTo = reach[role][module] ?? 0;
    const may = (right: Right): boolean => rights.indexOf(right) < upTo;
    return { module, read: may("read"), write: may("write"), create: may("create"), delete: may("delete") };
  });
}

/** The details of a newly added user. */
export function blankDetails(role: User["role"]): StoredDetails {
  const social = { twitter: "", facebook: "", instagram: "", linkedIn: "", github: "" };
  return {
    birthDate: null,
    website: "",
    address: "",
    postcode: "",
    city: "",
    contactOptions: ["email"],
    social,
    permissions: permissionsOf(role),
  };
}

const streets = [
  "Lantern Row",
  "Harbour Walk",
  "Orchid Lane",
  "Mill Street",
  "Kestrel Road",
  "Old Ferry Road",
  "Juniper Close",
  "Signal Hill",
];
const cities: Record<string, string> = {
  Singapore: "Singapore",
  "United Kingdom": "Bristol",
  Ghana: "Accra",
  Norway: "Trondheim",
  Malaysia: "Johor Bahru",
  Nigeria: "Lagos",
  Japan: "Kobe",
  Poland: "Gdańsk",
  India: "Kochi",
  Philippines: "Cebu City",
  Chile: "Valparaíso",
  Ireland: "Galway",
  Sweden: "Malmö",
  France: "Strasbourg",
  "South Africa": "Cape Town",
  Brazil: "São Paulo",
  Portugal: "Porto",
  Indonesia: "Canggu",
  Australia: "Sydney",
  Egypt: "Cairo",
  Iran: "Tehran",
  Kazakhstan: "Almaty",
  Thailand: "Bangkok",
};

/** Varies by user and stays the same for each. */
const pick = (id: number, salt: number, count: number): number => ((id * 37 + salt * 101) % 997) % count;

export function sampleDetails(user: User): StoredDetails {
  const { id, username } = user;
  const link = (site: string, salt: number): string =>
    pick(id, salt, 3) === 0 ? "" : `https://${site}.example/${username}`;
  const two = (value: number): string => String(value).padStart(2, "0");
  return {
    birthDate: `${1964 + pick(id, 1, 38)}-${two(1 + pick(id, 2, 12))}-${two(1 + pick(id, 3, 28))}`,
    website: `https://${domainOf(user.company)}`,
    address: `${1 + pick(id, 4, 180)} ${streets[pick(id, 5, streets.length)] ?? ""}`,
    postcode: String(10_000 + pick(id, 6, 900) * 87),
    city: cities[user.country] ?? "",
    contactOptions: (["email", "message", "phone"] as const).filter((_, at) => at === 0 || pick(id, 7 + at, 2) === 0),
    social: {
      twitter: link("twitter", 11),
      facebook: link("facebook", 12),
      instagram: link("instagram", 13),
      linkedIn: link("linkedin", 14),
      github: link("github", 15),
    },
    permissions: permissionsOf(user.role),
  };
}

const story: readonly [kind: UserEvent["kind"], subjects: readonly string[]][] = [
  ["signedIn", [""]],
  [
    "taskCompleted",
    ["Collect missing bank details", "Review the probation letters", "Order access cards", "Close the leave year"],
  ],
  ["reportExported", ["Leave balances", "Payroll overview", "Attendance by week", "Claims of the quarter"]],
  ["changed", [""]],
  ["invoicePaid", ["#4987", "#4995", "#5007", "#5017"]],
  ["permissionsChanged", [""]],
  ["joined", [""]],
];

/** Newest first. A user who has not accepted the invitation has only joined. */
export function sampleEvents(user: User, now: Date): UserEvent[] {
  const events =
    user.status === "pending"
      ? story.slice(-1)
      : story.filter((_, at) => at === 0 || at === story.length - 1 || pick(user.id, 20 + at, 4) > 0);
  const idle = user.status === "inactive" ? 64 : 0;
  return events.map(([kind, texts], at) => {
    const back = idle + (at === 0 ? pick(user.id, 30, 3) : at * at * 4 + pick(user.id, 30 + at, 4));
    return {
      id: events.length - at,
      kind,
      about: texts[pick(user.id, 40 + at, texts.length)] ?? "",
      at: daysAgo(now, back, 15 + pick(user.id, 50 + at, 500)),
    };
  });
}
