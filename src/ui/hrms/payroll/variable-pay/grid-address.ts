/** What the grid of variable pay shows, from its address, and what it asks for. */
import { isMonth } from "#src/domain/shared/calendar.ts";
import { thisMonth } from "../../../kit/calendar-date.ts";

interface GridAddress {
  readonly month: string;
  readonly page: number;
  readonly q: string;
  readonly items: readonly string[];
}

export const pageSize = 50;

export function readGrid(search: Readonly<Record<string, unknown>>): GridAddress {
  const given = String(search["month"] ?? "");
  const ids = String(search["item"] ?? "");
  return {
    month: isMonth(given) ? given : thisMonth(),
    page: Math.max(1, Number(search["page"] ?? 1) || 1),
    q: String(search["q"] ?? ""),
    items: ids === "" ? [] : ids.split("."),
  };
}

export const gridQuery = ({ month, page, q, items }: GridAddress) => ({
  month,
  page,
  pageSize,
  ...(q !== "" && { q }),
  ...(items.length > 0 && { item: [...items] }),
});
