/** Compares two versions of a list value, item by item. */
interface ComparedItem {
  readonly before: string | null;
  readonly after: string | null;
}

const entriesOf = (text: string | null): string[] => (text === null || text === "" ? [] : text.split("\n"));

/** Common items share a row; removed items are paired with added ones in order. */
export function compareItems(before: string | null, after: string | null): readonly ComparedItem[] {
  const [old, wanted] = [entriesOf(before), entriesOf(after)];
  const kept = old.filter((entry) => wanted.includes(entry));
  const [gone, come] = [old.filter((entry) => !wanted.includes(entry)), wanted.filter((entry) => !old.includes(entry))];
  const changed = Array.from({ length: Math.max(gone.length, come.length) }, (_, at): ComparedItem => ({
    before: gone[at] ?? null,
    after: come[at] ?? null,
  }));
  const items = [...kept.map((entry): ComparedItem => ({ before: entry, after: entry })), ...changed];
  return items.length > 0 ? items : [{ before: null, after: null }];
}
