/** Formats values of company settings. */
import { useIntl } from "react-intl";
import { weekDays } from "#src/domain/company/shared/company-settings.ts";
import { none } from "../../../crud/labels.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";

const chosen: readonly string[] = ["payFrequency", "proration", "leaveYearBasis", "childcareClaimPeriod"];

/** Formats a setting as the form does. */
export function useSettingText(): (name: string, given: unknown) => string {
  const t = useText();
  const { locale, formatList, formatNumber } = useIntl();
  const monthOf = (month: number): string =>
    new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(new Date(Date.UTC(1970, month - 1, 1)));
  // 5 January 1970 was a Monday.
  const dayOf = (day: string): string =>
    new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(
      new Date(Date.UTC(1970, 0, 5 + weekDays.indexOf(day as (typeof weekDays)[number]))),
    );
  return (name, given) => {
    if (given === null || given === "" || (Array.isArray(given) && given.length === 0)) return none;
    if (typeof given === "boolean") return t(given ? "crud.yes" : "crud.no");
    if (name === "workDays" && Array.isArray(given)) return formatList(given.map((day) => dayOf(String(day))));
    if (name === "expiryDays" && Array.isArray(given))
      return formatList(given.map((count) => t("company-settings.days", { count: Number(count) })));
    if (name === "weeklyMinutes") return formatNumber(Number(given) / 60);
    if (name === "leaveYearStartMonth") return monthOf(Number(given));
    return chosen.includes(name) ? t(`company-settings.${name}.${String(given)}` as MessageId) : String(given);
  };
}
