/** What a blocker says, with the values that belong to it. */
import type { PayBlocker } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";

const amounts = new Set(["net", "amount", "total", "limit"]);

export function useBlockerText(): (blocker: Pick<PayBlocker, "code" | "params">) => string {
  const t = useText();
  const format = useFormat();
  return ({ code, params }) => {
    const values = Object.entries(params as Record<string, unknown>).map(([name, value]): [string, string | number] => {
      if (amounts.has(name) && typeof value === "number") return [name, format.money(value)];
      if (typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value)) return [name, format.date(value)];
      return [name, typeof value === "number" ? value : String(value ?? "")];
    });
    const given = Object.fromEntries(values);
    const minutes = Number(params["minutes"] ?? 0);
    return t(`payroll.blocker.${code}`, {
      expiry: "–",
      currency: "",
      net: "",
      item: "",
      amount: "",
      total: "",
      run: "",
      date: "–",
      days: 0,
      ...given,
      hours: format.number(minutes / 60, { maximumFractionDigits: 1 }),
    });
  };
}
