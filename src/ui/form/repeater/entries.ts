/** Rows of a repeater with stable keys. */
export interface Entry<Value> {
  readonly key: number;
  readonly value: Value;
}

export type Entries<Value> = readonly Entry<Value>[];

let lastKey = 0;

export function entryOf<Value>(value: Value): Entry<Value> {
  lastKey += 1;
  return { key: lastKey, value };
}

export function valuesOf<Value>(entries: Entries<Value>): readonly Value[] {
  return entries.map(({ value }) => value);
}

export function changed<Value>(entries: Entries<Value>, key: number, value: Value): Entries<Value> {
  return entries.map((entry) => (entry.key === key ? { key, value } : entry));
}

export function without<Value>(entries: Entries<Value>, key: number): Entries<Value> {
  return entries.filter((entry) => entry.key !== key);
}

/** At its position, or at the end if there are fewer rows by now. */
export function inserted<Value>(entries: Entries<Value>, at: number, entry: Entry<Value>): Entries<Value> {
  return entries.toSpliced(Math.min(at, entries.length), 0, entry);
}

/** Moves a row; unchanged if the position does not exist. */
export function moved<Value>(entries: Entries<Value>, key: number, to: number): Entries<Value> {
  const from = entries.findIndex((entry) => entry.key === key);
  const entry = entries[from];
  return !entry || to < 0 || to >= entries.length || to === from
    ? entries
    : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
