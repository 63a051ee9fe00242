/** URL parameters of the pages. */
import { searchText } from "../../list/search-text.ts";

export const faqTabs = ["payment", "delivery", "cancellationReturn", "myOrders", "productServices"] as const;
export type FaqTab = (typeof faqTabs)[number];

export function readText(raw: Record<string, unknown>): { q?: string } {
  const q = searchText(raw["q"]);
  return q === "" ? {} : { q };
}

export function readFaq(raw: Record<string, unknown>): { q?: string; tab?: FaqTab } {
  const tab = faqTabs.find((each) => each === raw["tab"]);
  return { ...readText(raw), ...(tab !== undefined && { tab }) };
}

export const accountTabs = ["general", "password", "info", "social", "notifications"] as const;
export type AccountTab = (typeof accountTabs)[number];

export function readAccount(raw: Record<string, unknown>): { tab?: AccountTab } {
  const tab = accountTabs.find((each) => each === raw["tab"]);
  return tab === undefined || tab === "general" ? {} : { tab };
}

export const profileTabs = ["feed", "about", "photos", "friends"] as const;
export type ProfileTab = (typeof profileTabs)[number];

export function readProfile(raw: Record<string, unknown>): { tab?: ProfileTab } {
  const tab = profileTabs.find((each) => each === raw["tab"]);
  return tab === undefined || tab === "feed" ? {} : { tab };
}

const billings = ["monthly", "yearly"] as const;
export type Billing = (typeof billings)[number];

export function readBilling(raw: Record<string, unknown>): { billing?: Billing } {
  const billing = billings.find((each) => each === raw["billing"]);
  return billing === undefined || billing === "monthly" ? {} : { billing };
}

export interface BlogView {
  readonly q?: string;
  readonly category?: string;
  readonly tag?: string;
  readonly page?: number;
}

const word = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= 60 ? value : undefined;

export function readBlog(raw: Record<string, unknown>): BlogView {
  const page = Number(raw["page"]);
  const [category, tag] = [word(raw["category"]), word(raw["tag"])];
  return {
    ...readText(raw),
    ...(category !== undefined && { category }),
    ...(tag !== undefined && { tag }),
    ...(Number.isInteger(page) && page > 1 && page < 1_000_000 && { page }),
  };
}

export const postsPerPage = 6;

/** Shared by the page and its route. */
export const blogQuery = (view: BlogView) => ({ ...view, perPage: postsPerPage });

/** Number in the URL; 0, which is never used, if it is invalid. */
export function idOf(text: string): number {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0;
}
