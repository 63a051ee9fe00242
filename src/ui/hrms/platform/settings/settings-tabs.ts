/** Tabs of the tenant settings, apart from the page because every page loads what parses addresses. */
import { readPlace } from "../../../list/list-search.ts";

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
  readonly q?: string;
  readonly page?: number;
  readonly state?: string;
  readonly sort?: string;
}

export function readTab(raw: Record<string, unknown>): SettingsSearch {
  const tab = settingsTabs.find((each) => each === raw["tab"]);
  if (tab === undefined || tab === "branding") return {};
  const { mail, language, state, sort } = raw;
  if (tab === "export")
    return {
      tab,
      ...readPlace(raw),
      ...(typeof state === "string" && { state }),
      ...(typeof sort === "string" && { sort }),
    };
  return tab === "mails"
    ? { tab, ...(typeof mail === "string" && { mail }), ...(typeof language === "string" && { language }) }
    : { tab };
}
