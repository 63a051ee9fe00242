/** Rows of a repeater: values with keys of their own, so that a row stays itself wherever it goes. */
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

/** At its place, or at the end where there are fewer by now. */
export function inserted<Value>(entries: Entries<Value>, at: number, entry: Entry<Value>): Entries<Value> {
  return entries.toSpliced(Math.min(at, entries.length), 0, entry);
}

/** The row at another place; the same rows where there is no such place. */
export function moved<Value>(entries: Entries<Value>, key: number, to: number): Entries<Value> {
  const from = entries.findIndex((entry) => entry.key === key);
  const entry = entries[from];
  return !entry || to < 0 || to >= entries.length || to === from
    ? entries
    : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
