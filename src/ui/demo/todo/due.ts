/** How near a due date is: a number of days, and which of them people have words for. */
import { addDays, daysBetween } from "../../kit/calendar-date.ts";

export type Due =
  | { readonly kind: "overdue"; readonly days: number }
  /** Yesterday to tomorrow, as the language says it. */
  | { readonly kind: "near"; readonly days: number }
  /** The name of the day says enough. */
  | { readonly kind: "week" }
  | { readonly kind: "date"; readonly sameYear: boolean };

export function dueOf(date: string, today: string, isCompleted: boolean): Due {
  const days = daysBetween(today, date);
  if (days < 0 && !isCompleted) return { kind: "overdue", days: -days };
  if (Math.abs(days) <= 1) return { kind: "near", days };
  if (days > 0 && date < addDays(today, 7)) return { kind: "week" };
  return { kind: "date", sameYear: date.slice(0, 4) === today.slice(0, 4) };
}

export function isOverdue(
  { dueDate, isCompleted }: { readonly dueDate: string | null; readonly isCompleted: boolean },
  today: string,
): boolean {
  return dueDate !== null && !isCompleted && dueDate < today;
}
