/** Recent searches of the person, kept in the browser. */
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
