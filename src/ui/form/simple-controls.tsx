/** Controls of dates and short lists, for pages whose forms need no other heavy control. */
import { DateInput } from "../kit/date-input.tsx";
import type { Typed } from "../kit/unparsed.ts";
import type { HeavyControlProps } from "./control.tsx";
import { ShortReferenceSelect } from "./controls/short-reference-select.tsx";

export function DateControl({ words, path, name, value, disabled, onChange, onBlur }: HeavyControlProps) {
  return (
    <DateInput
      name={name}
      placeholder={words.placeholder?.(path)}
      disabled={disabled}
      value={(value ?? null) as Typed<string>}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

export function ShortReferenceControl({ field, words, path, name, value, scope, onChange, onBlur }: HeavyControlProps) {
  return (
    field.reference && (
      <ShortReferenceSelect
        name={name}
        reference={field.reference}
        path={scope}
        nothing={words.nothing?.(path) ?? ""}
        value={typeof value === "string" ? value : null}
        onChange={onChange}
        onBlur={onBlur}
      />
    )
  );
}

/** All references of the form must be `short`. */
export const simpleControls = { date: DateControl, reference: ShortReferenceControl };
