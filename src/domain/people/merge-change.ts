/** Three-way merge of a change request with later changes of the record, so that neither is lost silently. */

interface MergedField {
  /** The merged value; where both conflict, the requested one. */
  readonly result: unknown;
  readonly conflict: boolean;
}

type Item = Readonly<Record<string, unknown>>;

/** For lists: the maximum length and the field that identifies an item. */
const lists: Readonly<Record<string, { readonly max: number; readonly by: string }>> = {
  phones: { max: 6, by: "number" },
  addresses: { max: 4, by: "type" },
  emergencyContacts: { max: 5, by: "name" },
};

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return `[${value.map(textOf).join(",")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, one]) => one !== null && one !== undefined && one !== "");
  return `{${fields
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, one]) => `${name}:${textOf(one)}`)
    .join(",")}}`;
}

export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const has = (items: readonly Item[], item: Item): boolean => items.some((one) => isSame(one, item));

function mergeLists(field: string, before: readonly Item[], asked: readonly Item[], now: readonly Item[]): MergedField {
  const gone = before.filter((item) => !has(asked, item));
  const fresh = asked.filter((item) => !has(before, item));
  const rule = lists[field];
  const nameOf = (item: Item) => (rule ? textOf(item[rule.by]) : textOf(item));
  // A changed item keeps its position.
  const follows = (item: Item) =>
    fresh.find((one) => nameOf(one) === nameOf(item)) ??
    (gone.length === 1 && fresh.length === 1 ? fresh[0] : undefined);
  const kept = now.flatMap((item) => (has(gone, item) ? [follows(item)].filter((one) => one !== undefined) : [item]));
  const result = [...kept, ...fresh.filter((item) => !has(kept, item))];
  const count = (items: readonly Item[], name: string) => items.filter((item) => nameOf(item) === name).length;
  const twice = result.some(
    (item) => count(result, nameOf(item)) > Math.max(count(asked, nameOf(item)), count(now, nameOf(item))),
  );
  const conflict = gone.some((item) => !has(now, item)) || twice || (rule !== undefined && result.length > rule.max);
  return conflict ? { result: asked, conflict } : { result, conflict };
}

/** Merges one field from the value the requester saw, the requested value and the current value. */
export function mergeField(field: string, before: unknown, asked: unknown, now: unknown): MergedField {
  if (isSame(now, before) || isSame(now, asked)) return { result: asked, conflict: false };
  if (Array.isArray(asked) && Array.isArray(now))
    return mergeLists(field, (before ?? []) as Item[], asked as Item[], now as Item[]);
  return { result: asked, conflict: true };
}
