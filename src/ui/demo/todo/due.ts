/** Classifies due dates for display. */
import { addDays, daysBetween } from "../../kit/calendar-date.ts";

export type Due =
  | { readonly kind: "overdue"; readonly days: number }
  /** Yesterday to tomorrow, in words. */
  | { readonly kind: "near"; readonly days: number }
  /** Within a week: the weekday suffices. */
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
