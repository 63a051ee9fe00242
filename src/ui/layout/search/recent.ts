/** Recent searches of the person, kept in the browser, and what they opened, kept in the tab as it names people. */
import { currentAccount } from "../../session/account.ts";

const max = 5;
const key = (): string => `hrms.search.recent.${currentAccount()?.id ?? ""}`;

export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key()) ?? "[]");
    return Array.isArray(stored) ? stored.map(String).slice(0, max) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text === "") return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  localStorage.setItem(key(), JSON.stringify([text, ...others].slice(0, max)));
}

export function forgetSearches(): void {
  localStorage.removeItem(key());
}

export interface Opened {
  readonly title: string;
  readonly to: string;
}

const openedKey = (): string => `hrms.search.opened.${currentAccount()?.id ?? ""}`;

export function recentlyOpened(): readonly Opened[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(openedKey()) ?? "[]");
    return Array.isArray(stored) ? (stored as Opened[]).slice(0, max) : [];
  } catch {
    return [];
  }
}

export function rememberOpened({ title, to }: Opened): void {
  const others = recentlyOpened().filter((each) => each.to !== to);
  sessionStorage.setItem(openedKey(), JSON.stringify([{ title, to }, ...others].slice(0, max)));
}
