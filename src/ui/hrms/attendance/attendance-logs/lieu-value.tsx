/** Off in lieu that a day has earned, with its expiry. */
import type { AttendanceLog } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";

export function LieuValue({ value }: { readonly value: unknown }) {
  const t = useText();
  const format = useFormat();
  const earned = value as AttendanceLog["offInLieu"];
  if (!earned) return null;
  const amount = t(earned.unit === "hour" ? "attendance-logs.lieuHours" : "attendance-logs.lieuDays", {
    count: earned.units,
  });
  return earned.expiresOn === null
    ? t("attendance-logs.lieuAlways", { amount })
    : t("attendance-logs.lieuUntil", { amount, date: format.date(earned.expiresOn) });
}
