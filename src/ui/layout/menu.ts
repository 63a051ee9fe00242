/** All entries of the main menu in order. */
import { Building2, Calculator, CalendarDays, Clock3, Globe2, Settings2, Wallet, type LucideIcon } from "lucide-react";
import type { MessageId } from "../messages/catalogue.ts";
import type { AppAbility } from "../session/ability.ts";
import { demoGroups } from "./menu-demo.ts";
import { firstLists, subjects } from "./menu-subjects.ts";

type Names<Prefix extends string> =
  Extract<MessageId, `shell.${Prefix}.${string}`> extends `shell.${Prefix}.${infer Name}` ? Name : never;
export type AreaName = Names<"area">;
type GroupName = Names<"group">;

export interface MenuEntry {
  readonly area: AreaName;
  /** Path; `$companyId` stands for the current company. */
  readonly to: string;
  /** Subject the account must be able to read. */
  readonly subject: string;
}

export interface MenuBranch {
  readonly name: GroupName;
  readonly entries: readonly MenuEntry[];
}

export interface MenuGroup {
  readonly name: GroupName;
  readonly icon: LucideIcon;
  readonly entries: readonly (MenuEntry | MenuBranch)[];
}

export interface MenuSection {
  readonly name: Names<"section">;
  /** Shown above the groups. */
  readonly first?: MenuEntry;
  readonly groups: readonly MenuGroup[];
}

export function isBranch(item: MenuEntry | MenuBranch): item is MenuBranch {
  return "entries" in item;
}

function entry(area: AreaName, to: string, subject: string = subjects[area] ?? area): MenuEntry {
  return { area, to, subject };
}

const inCompany = (...areas: AreaName[]): MenuEntry[] =>
  areas.map((area) => entry(area, `/companies/$companyId/${firstLists[area] ?? area}`));
const onPlatform = (...areas: AreaName[]): MenuEntry[] => areas.map((area) => entry(area, `/platform/${area}`));
const inTenant = (...areas: AreaName[]): MenuEntry[] => areas.map((area) => entry(area, `/tenant/${area}`));
const demo = (area: AreaName, to: string, subject = "demo"): MenuEntry => entry(area, to, subject);

const dashboard: MenuEntry = entry("dashboard", "/companies/$companyId/dashboard");

/** In place of the dashboard for people without one. */
const home: MenuEntry = entry("home", "/me/home", "own-settings");

/** The overview and the most used calculators. */
const calculators: readonly MenuEntry[] = [
  entry("calculators", "/calculators"),
  entry("calculator-cpf", "/calculators/cpf-month", "calculators"),
  entry("calculator-overtime", "/calculators/overtime", "calculators"),
  entry("calculator-leave", "/calculators/annual-leave", "calculators"),
];

const hr: readonly MenuGroup[] = [
  {
    name: "platform",
    icon: Globe2,
    entries: [
      entry("platform-dashboard", "/platform/dashboard"),
      ...onPlatform(
        "users",
        "countries",
        "workpass-types",
        "workpass-occupations",
        "religions",
        "races",
        "banks",
        "elements",
        "modules",
        "module-elements",
        "packages",
        "package-modules",
        "global-leave-types",
        "tenants",
        "jobs",
        "timesheets",
        "cpf-ages",
        "cpf-wages",
      ),
      entry("statutory-rates", "/platform/rates/cpf"),
    ],
  },
  {
    name: "company",
    icon: Building2,
    entries: [
      ...inTenant("companies", "roles", "user-access"),
      ...inCompany(
        "invitations",
        "employee-groups",
        "grades",
        "classes",
        "functional-groups",
        "departments",
        "designations",
        "employees",
        "approvals",
        "approval-chains",
        "delegations",
      ),
      entry("my-tasks", "/me/tasks", "company-options"),
      ...inCompany("expiries", "change-requests", "clients", "projects", "mom-survey-groups", "locations-and-shifts"),
    ],
  },
  {
    name: "leave",
    icon: CalendarDays,
    entries: inCompany(
      "my-leave",
      "leave-calendar",
      "leaves",
      "manual-leave",
      "leave-increments",
      "leave-settings",
      "applicable-leave",
      "leave-types",
      "holidays",
      "blackout-dates",
      "year-settings",
      "leave-claims",
    ),
  },
  {
    name: "payroll",
    icon: Wallet,
    entries: inCompany(
      "my-payslips",
      "payroll",
      "pay-periods",
      "payslips",
      "settlements",
      "tax-clearances",
      "tax-filings",
      "payroll-reports",
      "variable-pay",
      "employee-pay-items",
      "expense-claims",
      "allowances",
      "deductions",
      "ledger-accounts",
      "bank-formats",
      "ppf",
      "sdl",
      "cdac",
      "ec",
      "mbm",
      "sinda",
      "cpf",
    ),
  },
  { name: "calculators", icon: Calculator, entries: calculators },
  {
    name: "attendance",
    icon: Clock3,
    entries: [
      ...inCompany("my-attendance", "roster", "shift-swaps", "attendance-logs", "manual-attendance"),
      entry("company-timesheets", "/companies/$companyId/timesheets", "timesheets"),
      ...inCompany("punches", "attendance-periods", "attendance-adjustments", "roster-setup", "kiosk"),
    ],
  },
  {
    name: "settings",
    icon: Settings2,
    entries: [
      ...inTenant("settings", "support-access", "api-keys", "webhooks", "audit-log"),
      ...inCompany(
        "company-settings",
        "company-bank-accounts",
        "document-types",
        "task-templates",
        "custom-field-definitions",
      ),
      entry("app-settings", "/me/app-settings", "own-settings"),
      entry("my-profile", "/me/my-profile", "Auth"),
    ],
  },
];

export const menu: readonly MenuSection[] = [
  { name: "hr", first: dashboard, groups: hr },
  { name: "demo", groups: demoGroups(demo) },
];

function allowed(entries: MenuGroup["entries"], isShown: (entry: MenuEntry) => boolean): MenuGroup["entries"] {
  return entries
    .map((item) => (isBranch(item) ? { ...item, entries: item.entries.filter(isShown) } : item))
    .filter((item) => (isBranch(item) ? item.entries.length > 0 : isShown(item)));
}

/** Lists of other people: of no use to an account that only reads its own record. */
const ofOthers: readonly string[] = ["employees", "expiries", "payslips", "variable-pay", "employee-pay-items"];

export interface MenuAccount {
  readonly mayRead: (subject: string) => boolean;
  /** Whether it may read records of other people. */
  readonly mayReadOthers: (subject: string) => boolean;
  /** A platform account, which has the masters and no company. */
  readonly platform: boolean;
}

export function menuAccountOf(ability: AppAbility, platform: boolean): MenuAccount {
  return {
    mayRead: (subject) => ability.can("read", subject),
    mayReadOthers: (subject) =>
      ability
        .rulesFor("read", subject)
        .some(({ inverted, conditions }) => !inverted && conditions?.["scope"] !== "self"),
    platform,
  };
}

/** Menu filtered by what the account may read and use; empty groups are dropped. */
export function visibleMenu(
  { mayRead, mayReadOthers, platform }: MenuAccount,
  demoLayer: boolean,
): readonly MenuSection[] {
  const isShown = ({ to, subject, area }: MenuEntry): boolean =>
    mayRead(subject) &&
    (!ofOthers.includes(area) || mayReadOthers(subject)) &&
    !to.startsWith(platform ? "/companies/$companyId/" : "/platform/");
  const sections: MenuSection[] = [];
  for (const { name, first, groups } of menu) {
    if (name === "demo" && !demoLayer) continue;
    const shown = groups
      .map((group) => ({ ...group, entries: allowed(group.entries, isShown) }))
      .filter((group) => group.entries.length > 0);
    const top = first === undefined ? {} : isShown(first) ? { first } : platform ? {} : { first: home };
    if (shown.length > 0 || top.first) sections.push({ name, ...top, groups: shown });
  }
  return sections;
}

/** Entries of a group, including nested ones. */
export function entriesIn({ entries }: MenuGroup | MenuBranch): readonly MenuEntry[] {
  return entries.flatMap((item) => (isBranch(item) ? item.entries : item));
}

export function entriesOf(sections: readonly MenuSection[]): readonly MenuEntry[] {
  return sections.flatMap(({ first, groups }) => [...(first ? [first] : []), ...groups.flatMap(entriesIn)]);
}

/** Current company id: undefined if there is none, null while unknown. */
export type MenuCompany = string | null | undefined;

/** Path of an entry; null if it needs a company and there is none. While unknown, the start page resolves it. */
export function addressOf(entry: MenuEntry, companyId: MenuCompany): string | null {
  if (!entry.to.includes("$companyId")) return entry.to;
  if (companyId === null) return "/start";
  return companyId === undefined ? null : entry.to.replace("$companyId", companyId);
}

/** Menu entry of a path, for any company. */
export function entryOfPath(path: string): MenuEntry | undefined {
  // Shifts share the entry of locations, calendars that of holidays, and all kinds of rates one.
  const plain = path
    .replace(/^\/platform\/rates\/[^/]+/, "/platform/rates/cpf")
    .replace(/^\/companies\/[^/]+/, "/companies/$companyId")
    .replace(/^(\/companies\/[^/]+)\/shifts(?=\/|$)/, "$1/work-locations")
    .replace(/^(\/companies\/[^/]+)\/(holiday-calendars|holiday-assignments|public-holidays)(?=\/|$)/, "$1/holidays");
  if (plain === home.to) return home;
  const fitting = entriesOf(menu).filter(({ to }) => plain === to || plain.startsWith(`${to}/`));
  // The longest match wins.
  return fitting.toSorted((one, other) => other.to.length - one.to.length)[0];
}
