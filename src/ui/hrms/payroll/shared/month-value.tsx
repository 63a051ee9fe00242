/** A month (YYYY-MM) by its name. */
import { useIntl } from "react-intl";

export function MonthValue({ value }: { readonly value: unknown }) {
  const intl = useIntl();
  return intl.formatDate(`${String(value)}-01`, { month: "short", year: "numeric", timeZone: "UTC" });
}
