/** Tabs of the tenant settings, apart from the page because every page loads what parses addresses. */
import { readSearch } from "../../../list/list-search.ts";

export const settingsTabs = [
  "branding",
  "region",
  "package",
  "passwords",
  "sessions",
  "sender",
  "mails",
  "numbers",
  "mfa",
  "sso",
  "modules",
  "retention",
  "export",
  "privacy",
  "history",
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

interface SettingsSearch {
  readonly tab?: SettingsTab;
  /** Selected email template and language. */
  readonly mail?: string;
  readonly language?: string;
}

export function readTab(raw: Record<string, unknown>): SettingsSearch {
  const tab = settingsTabs.find((each) => each === raw["tab"]);
  if (tab === undefined || tab === "branding") return {};
  const { mail, language } = raw;
  // The list parses its own parameters.
  if (tab === "export") return { ...readSearch(raw), tab };
  return tab === "mails"
    ? { tab, ...(typeof mail === "string" && { mail }), ...(typeof language === "string" && { language }) }
    : { tab };
}
