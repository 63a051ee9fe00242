/** Formats dates in the person's preferred format, or that of their language. */
import type { IntlShape } from "react-intl";
import type { AppSettings } from "#src/domain/account/app-settings.ts";

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

export function writtenDate(intl: IntlShape, value: string, format: AppSettings["dateFormat"]): string {
  // Calendar dates have no zone, so format them as UTC.
  const zone = plainDate.test(value) ? { timeZone: "UTC" } : {};
  if (format === "language")
    return intl.formatDate(value, { day: "numeric", month: "short", year: "numeric", ...zone });
  const parts = intl.formatDateToParts(value, {
    day: "2-digit",
    month: format === "dd MMM yyyy" ? "short" : "2-digit",
    year: "numeric",
    ...zone,
  });
  const part = (name: string): string => parts.find(({ type }) => type === name)?.value ?? "";
  const [day, month, year] = [part("day"), part("month").replace(/\.$/, ""), part("year")];
  return format === "yyyy-MM-dd"
    ? `${year}-${month}-${day}`
    : [day, month, year].join(format === "dd/MM/yyyy" ? "/" : " ");
}
