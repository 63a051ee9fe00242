/** Options with translated names, sorted in the user's language if built in. */
import type { Option } from "../../kit/combobox/option.ts";
import type { BuiltInName, NamedKind } from "../../messages/built-in-name.ts";

export function namedOptions(
  records: readonly { readonly id: string; readonly label: string }[],
  named: NamedKind | undefined,
  builtIn: BuiltInName,
  /** Stored names that come before all others. */
  first: readonly string[] = [],
): readonly Option[] {
  if (named === undefined) return records.map(({ id, label }) => ({ value: id, label }));
  const names = new Intl.Collator(document.documentElement.lang);
  const place = (label: string): number => (first.includes(label) ? first.indexOf(label) : first.length);
  return records
    .toSorted(
      (one, other) =>
        place(one.label) - place(other.label) || names.compare(builtIn(named, one.label), builtIn(named, other.label)),
    )
    .map(({ id, label }) => ({ value: id, label: builtIn(named, label) }));
}
