/** Quarters of a year, written 2026-Q3. */
import { lastDay } from "./calendar.ts";

export interface Quarter {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

export function quarterNamed(name: string): Quarter {
  const [year = "", number = ""] = name.split("-Q");
  const month = (index: number) => `${year}-${String(index).padStart(2, "0")}`;
  const last = Number(number) * 3;
  return { name, from: `${month(last - 2)}-01`, to: lastDay(month(last)) };
}
