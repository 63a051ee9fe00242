/** Every entry of the main menu in its order; `soon` marks areas whose page is still to come. */
import { Building2, CalendarDays, ChartPie, Clock3, FileText, Globe2, LayoutGrid, Palette, Settings2, Wallet, type LucideIcon } from "lucide-react";
import { declaredAreas } from "../areas/registry.ts";
import type { MessageId } from "../messages/catalogue.ts";

type Names<Prefix extends string> = Extract<MessageId, `shell.${Prefix}.${string}`> extends `shell.${Prefix}.${infer Name}` ? Name : never;
export type AreaName = Names<"area">;
type GroupName = Names<"group">;

export interface MenuEntry {
  readonly area: AreaName;
  /** Address; `$companyId` stands for the company one works in. */
  readonly to: string;
  /** What the account must be allowed to read. */
  readonly subject: string;
  readonly soon: boolean;
}

export interface MenuGroup {
  readonly name: GroupName;
  readonly icon: LucideIcon;
  readonly entries: readonly MenuEntry[];
}

export interface MenuSection {
  readonly name: Names<"section">;
  /** Stands above the groups: what everybody comes back to. */
  readonly first?: MenuEntry;
  readonly groups: readonly MenuGroup[];
}

/** Areas that have a page: those with a declaration, and those with a page of their own. */
const built: ReadonlySet<string> = new Set<string>([...declaredAreas, "dashboard", "email", "todo"]);

function entry(area: AreaName, to: string, subject: string = area): MenuEntry {
  return { area, to, subject, soon: !built.has(area) };
}

const inCompany = (...areas: AreaName[]): MenuEntry[] => areas.map((area) => entry(area, `/companies/$companyId/${area}`));
const onPlatform = (...areas: AreaName[]): MenuEntry[] => areas.map((area) => entry(area, `/platform/${area}`));
const inTenant = (...areas: AreaName[]): MenuEntry[] => areas.map((area) => entry(area, `/tenant/${area}`));
const demo = (area: AreaName, to: string, subject = "demo"): MenuEntry => entry(area, to, subject);

const dashboard: MenuEntry = entry("dashboard", "/companies/$companyId/dashboard");

const hr: readonly MenuGroup[] = [
  {
    name: "platform",
    icon: Globe2,
    entries: onPlatform(
      "users", "countries", "workpass-types", "workpass-occupations", "religions", "elements", "modules", "module-elements", "packages",
      "package-modules", "global-leave-types", "tenants", "timesheets", "cpf-ages", "cpf-wages",
    ),
  },
  {
    name: "company",
    icon: Building2,
    entries: [
      ...inTenant("companies", "roles"),
      ...inCompany(
        "employee-groups", "grades", "classes", "functional-groups", "departments", "designations", "employees", "clients", "projects",
        "mom-survey-groups", "locations-and-shifts",
      ),
    ],
  },
  {
    name: "leave",
    icon: CalendarDays,
    entries: inCompany("leave-increments", "leave-settings", "leave-types", "leaves", "manual-leave", "holidays", "year-settings"),
  },
  {
    name: "payroll",
    icon: Wallet,
    entries: inCompany("payroll", "allowances", "deductions", "ppf", "sdl", "cdac", "ec", "mbm", "sinda", "cpf"),
  },
  { name: "attendance", icon: Clock3, entries: inCompany("manual-attendance") },
  {
    name: "settings",
    icon: Settings2,
    entries: [...inTenant("settings"), ...inCompany("company-settings"), ...inTenant("app-settings"), entry("my-profile", "/me/my-profile", "Auth")],
  },
];

const demoGroups: readonly MenuGroup[] = [
  { name: "dashboards", icon: ChartPie, entries: [demo("analytics", "/dashboard/analytics"), demo("ecommerce", "/dashboard/ecommerce")] },
  {
    name: "apps",
    icon: LayoutGrid,
    entries: [
      demo("email", "/apps/email"),
      demo("chat", "/apps/chat"),
      demo("todo", "/apps/todo"),
      demo("calendar", "/apps/calendar"),
      demo("invoices", "/apps/invoice/list"),
      demo("shop", "/apps/ecommerce/shop"),
      demo("wishlist", "/apps/ecommerce/wishlist"),
      demo("checkout", "/apps/ecommerce/checkout"),
      demo("app-users", "/apps/user/list"),
    ],
  },
  {
    name: "pages",
    icon: FileText,
    entries: [
      demo("account-settings", "/pages/account-settings"),
      demo("profile", "/pages/profile"),
      demo("faq", "/pages/faq"),
      demo("knowledge-base", "/pages/knowledge-base"),
      demo("pricing", "/pages/pricing"),
      demo("blog", "/pages/blog/list"),
      demo("access-control", "/access-control", "ACL"),
    ],
  },
  {
    name: "ui",
    icon: Palette,
    entries: [
      demo("typography", "/ui-element/typography"),
      demo("colors", "/colors/colors"),
      demo("icons", "/icons/reactfeather"),
      demo("cards", "/cards/basic"),
    ],
  },
];

export const menu: readonly MenuSection[] = [
  { name: "hr", first: dashboard, groups: hr },
  { name: "demo", groups: demoGroups },
];

/** What of the menu the account may read; groups without entries fall away. */
export function visibleMenu(mayRead: (subject: string) => boolean, demoLayer: boolean): readonly MenuSection[] {
  const sections: MenuSection[] = [];
  for (const { name, first, groups } of menu) {
    if (name === "demo" && !demoLayer) continue;
    const shown = groups
      .map((group) => ({ ...group, entries: group.entries.filter(({ subject }) => mayRead(subject)) }))
      .filter((group) => group.entries.length > 0);
    const top = first && mayRead(first.subject) ? { first } : {};
    if (shown.length > 0 || top.first) sections.push({ name, ...top, groups: shown });
  }
  return sections;
}

export function entriesOf(sections: readonly MenuSection[]): readonly MenuEntry[] {
  return sections.flatMap(({ first, groups }) => [...(first ? [first] : []), ...groups.flatMap((group) => group.entries)]);
}

/** The company one works in: undefined where there is none, null as long as nobody knows. */
export type MenuCompany = string | null | undefined;

/** Address of an entry; null where it needs a company and there is none. Until it is known the start page finds it out. */
export function addressOf(entry: MenuEntry, companyId: MenuCompany): string | null {
  if (!entry.to.includes("$companyId")) return entry.to;
  if (companyId === null) return "/";
  return companyId === undefined ? null : entry.to.replace("$companyId", companyId);
}

/** The entry whose page an address belongs to, whichever company it names. */
export function entryOfPath(path: string): MenuEntry | undefined {
  const plain = path.replace(/^\/companies\/[^/]+/, "/companies/$companyId");
  return entriesOf(menu).find(({ to }) => plain === to || plain.startsWith(`${to}/`));
}
