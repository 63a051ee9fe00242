/** Tabs of the employee page and the rights each one needs. */
import type { Employee } from "#generated/hrms/schema.ts";

export const profileTabs = [
  "overview",
  "personal",
  "identity",
  "job",
  "pay",
  "items",
  "payslips",
  "documents",
  "tasks",
  "timeline",
  "history",
] as const;
type ProfileTab = (typeof profileTabs)[number];

/** The tab that an address names. */
export const namedTab = (name: string | undefined): ProfileTab => profileTabs.find((tab) => tab === name) ?? "overview";

/** `items`, `payslips`: whether the reader may see these records of everyone. */
export function tabsFor(
  { rights, personal, identity, self, manages }: Employee,
  { items = false, payslips = false }: { readonly items?: boolean; readonly payslips?: boolean } = {},
): readonly ProfileTab[] {
  const personalToo = personal !== null;
  const shown: Readonly<Record<ProfileTab, boolean>> = {
    overview: true,
    personal: personalToo,
    identity: identity !== null,
    job: personalToo || self || rights.write.includes("public"),
    pay: rights.read.includes("pay"),
    items: rights.read.includes("pay") && items,
    payslips,
    documents: personalToo || rights.read.includes("pay"),
    tasks: personalToo || manages,
    timeline: true,
    history: personalToo,
  };
  return profileTabs.filter((tab) => shown[tab]);
}
