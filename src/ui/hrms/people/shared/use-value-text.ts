/** Formats a changed value for display: dates, times, enum labels and country names. */
import { useIntl } from "react-intl";
import { useFormat } from "../../../kit/format.tsx";
import { hoursText } from "../../../kit/hours-text.ts";
import { countryOfCode } from "../../../messages/country-name.ts";
import { useLanguage } from "../../../messages/use-language.ts";

/** Fields whose value is an enum, and fields whose items start with one. Addresses end with a country. */
const words = ["maritalStatus", "method", "relation", "citizenship", "leaveTransfer", "passAction"];
const kinds = ["phones", "addresses"];
/** Fields in minutes. */
const lengths = ["minutes", "breakMin", "overtimeMin"];
const day = /^\d{4}-\d{2}-\d{2}$/;

export function useValueText(): (field: string, entry: string) => string {
  const intl = useIntl();
  const format = useFormat();
  const language = useLanguage();
  const wordOf = (word: string): string => {
    const id = `change-requests.value.${word}`;
    return intl.messages[id] === undefined ? word : intl.formatMessage({ id });
  };
  const countryOf = (code: string): string => (/^[A-Z]{2}$/.test(code) ? countryOfCode(code, language) : code);
  return (field, entry) => {
    if (day.test(entry)) return format.date(entry);
    if (lengths.includes(field)) return hoursText(Number(entry));
    if (words.includes(field)) return wordOf(entry);
    const [kind = "", ...rest] = entry.split(", ");
    return kinds.includes(field)
      ? [wordOf(kind), ...rest.map((part, at) => (at === rest.length - 1 ? countryOf(part) : part))].join(", ")
      : entry;
  };
}
