/** Select above a list for a filter or the sort order. */
import { Field } from "../kit/field.tsx";
import { Select } from "../kit/select.tsx";
import { choiceOf, choose } from "./list-choice.ts";
import type { AddressedList } from "./use-list.ts";

export interface Choice {
  /** A filter name, or "sort". */
  readonly name: string;
  readonly label: string;
  /** The option for "none" has an empty value. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function ChoiceSelect({ list, choice: { name, label, options } }: { list: AddressedList; choice: Choice }) {
  return (
    <Field label={label} labelled="hidden">
      <Select
        value={choiceOf(list, name)}
        onChange={({ target }) => list.change(choose(list, name, target.value), true)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
