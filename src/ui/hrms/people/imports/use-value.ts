/** Values of an import as people read them. */
import { useIntl } from "react-intl";
import { useFormat } from "../../../kit/format.tsx";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";

const amounts = new Set([
  "basic",
  "amount",
  "shareAmount",
  "levyRate",
  "securityBond",
  "lastSalary",
  "ordinaryWages",
  "additionalWages",
]);
/** Words that people have typed: never those of a choice. */
const typed = new Set(["fullName", "preferredName", "accountName", "dependantName", "employer", "title", "street"]);

export function useImportValue(): (field: string, value: string) => string {
  const t = useText();
  const intl = useIntl();
  const format = useFormat();
  return (field, value) => {
    if (amounts.has(field)) return format.money(Math.round(Number(value) * 100));
    if (field === "sharePercent") return `${format.number(Number(value))} %`;
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return format.date(value);
    const choice = `imports.choice.${value}`;
    return !typed.has(field) && intl.messages[choice] !== undefined ? t(choice as MessageId) : value;
  };
}
