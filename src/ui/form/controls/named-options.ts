/** Options with translated names, sorted in the user's language if built in. */
import type { Option } from "../../kit/combobox/option.ts";
import type { BuiltInName, NamedKind } from "../../messages/built-in-name.ts";

export function namedOptions(
  records: readonly { readonly id: string; readonly label: string }[],
  named: NamedKind | undefined,
  builtIn: BuiltInName,
): readonly Option[] {
  if (named === undefined) return records.map(({ id, label }) => ({ value: id, label }));
  const names = new Intl.Collator(document.documentElement.lang);
  return records
    .map(({ id, label }) => ({ value: id, label: builtIn(named, label) }))
    .toSorted((one, other) => names.compare(one.label, other.label));
}
