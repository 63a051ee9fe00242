/** Moves items within and between lists. */
export interface SortItem {
  readonly id: number;
  readonly name: string;
}

export type Lists = Readonly<Record<string, readonly SortItem[]>>;

export const listOf = (lists: Lists, id: number): string =>
  Object.keys(lists).find((list) => lists[list]?.some((item) => item.id === id)) ?? "";

/** The lists after the move, and the id of the moved item, which is new for a copy. */
export function moved(
  lists: Lists,
  id: number,
  to: string,
  index: number,
  copyFrom?: string,
): { lists: Lists; id: number } {
  const from = listOf(lists, id);
  const item = lists[from]?.find((each) => each.id === id);
  if (!item) return { lists, id };
  const isCopy = from === copyFrom && to !== from;
  const ids = Object.values(lists).flatMap((items) => items.map((each) => each.id));
  const placed = isCopy ? { ...item, id: Math.max(...ids) + 1 } : item;
  const without: Lists = isCopy ? lists : { ...lists, [from]: (lists[from] ?? []).filter((each) => each !== item) };
  return { lists: { ...without, [to]: (without[to] ?? []).toSpliced(index, 0, placed) }, id: placed.id };
}
