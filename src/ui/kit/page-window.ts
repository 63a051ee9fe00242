/** Page numbers of a pagination: first, last, around the current one, and gaps. */
type PageMark = number | "gap";

export function pageWindow(page: number, last: number, around: number): readonly PageMark[] {
  const from = Math.max(1, Math.min(page - around, last - 2 * around));
  const to = Math.min(last, Math.max(page + around, 1 + 2 * around));
  const marks: PageMark[] = [];
  // A gap for a single page would be as wide as its number.
  if (from === 2) marks.push(1);
  else if (from === 3) marks.push(1, 2);
  else if (from > 3) marks.push(1, "gap");
  for (let each = from; each <= to; each += 1) marks.push(each);
  if (to === last - 1) marks.push(last);
  else if (to === last - 2) marks.push(last - 1, last);
  else if (to < last - 2) marks.push("gap", last);
  return marks;
}
