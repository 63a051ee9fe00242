/** List helpers shared by the demo apps. */

/** Maximum rows of an in-memory list, so that nobody can exhaust a server's memory by adding. */
const capacity = 500;

/** The rows of a page; none past the end, so that clients that walk the pages stop. */
export function pageOf<T>(rows: readonly T[], page: number, perPage: number): T[] {
  const start = (page - 1) * perPage;
  return rows.slice(start, start + perPage);
}

/** True if the text contains the search words, regardless of case. */
export function contains(text: string, q: string): boolean {
  return text.toLowerCase().includes(q.trim().toLowerCase());
}

/** The id after the highest one. */
export function nextId(rows: readonly { readonly id: number }[]): number {
  return rows.reduce((highest, row) => Math.max(highest, row.id), 0) + 1;
}

/** Adds at the end; a full list loses its oldest row. */
export function append<T>(rows: T[], row: T): void {
  rows.push(row);
  if (rows.length > capacity) rows.shift();
}

/** Adds at the top; a full list loses its last row. */
export function prepend<T>(rows: T[], row: T): void {
  rows.unshift(row);
  if (rows.length > capacity) rows.pop();
}

/** Removes the row with the id, or returns null. */
export function take<T extends { readonly id: number }>(rows: T[], id: number): T | null {
  const index = rows.findIndex((row) => row.id === id);
  return index < 0 ? null : (rows.splice(index, 1)[0] ?? null);
}

/** Compares two texts in natural order. */
export function byText(a: string, b: string): number {
  return a.localeCompare(b, "en", { sensitivity: "base" });
}
