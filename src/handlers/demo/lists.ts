/** What the demo apps share in handling lists of samples. */

/** Rows a list in memory holds at most, so that nobody can fill the memory of a server by adding. */
const capacity = 500;

/** The rows of a page; a page past the end is the last one. */
export function pageOf<T>(rows: readonly T[], page: number, perPage: number): T[] {
  const last = Math.max(1, Math.ceil(rows.length / perPage));
  const start = (Math.min(page, last) - 1) * perPage;
  return rows.slice(start, start + perPage);
}

/** True where the text holds the searched words, regardless of case. */
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

/** Takes out the row with the id, or answers null. */
export function take<T extends { readonly id: number }>(rows: T[], id: number): T | null {
  const index = rows.findIndex((row) => row.id === id);
  return index < 0 ? null : (rows.splice(index, 1)[0] ?? null);
}

/** Comparison of two texts as people sort them. */
export function byText(a: string, b: string): number {
  return a.localeCompare(b, "en", { sensitivity: "base" });
}
