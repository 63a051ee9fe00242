/** Controls loaded on demand, or up front by dialogs. */
import { DateInput } from "../kit/date-input.tsx";
import type { Typed } from "../kit/unparsed.ts";
import type { ComponentType } from "react";
import type { HeavyControlProps, HeavyKind } from "./control.tsx";
import { FewReferencesSelect } from "./controls/few-references-select.tsx";
import { PartsInput } from "./controls/parts-input.tsx";
import { ReferenceInput } from "./controls/reference-input.tsx";
import { ReferencesInput } from "./controls/references-input.tsx";
import { RowsInput } from "./controls/rows-input.tsx";
import { ZoneInput } from "./controls/zone-input.tsx";

const idOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const heavyControls: Readonly<Record<HeavyKind, ComponentType<HeavyControlProps>>> = {
  date: ({ words, path, name, value, disabled, onChange, onBlur }) => (
    <DateInput
      name={name}
      placeholder={words.placeholder?.(path)}
      disabled={disabled}
      value={(value ?? null) as Typed<string>}
      onChange={onChange}
      onBlur={onBlur}
    />
  ),
  reference: ({ field, words, path, name, label, value, scope, onChange, onBlur }) =>
    field.reference?.few ? (
      <FewReferencesSelect
        name={name}
        reference={field.reference}
        path={scope}
        nothing={words.nothing?.(path) ?? ""}
        value={idOf(value)}
        onChange={onChange}
        onBlur={onBlur}
      />
    ) : (
      field.reference && (
        <ReferenceInput
          name={name}
          label={label}
          reference={field.reference}
          path={scope}
          value={idOf(value)}
          required={(field.required ?? false) && !(field.nullable ?? false)}
          onChange={onChange}
          onBlur={onBlur}
        />
      )
    ),
  references: ({ field, label, value, scope, onChange }) =>
    field.reference && (
      <ReferencesInput
        label={label}
        reference={field.reference}
        path={scope}
        values={(value ?? []) as readonly string[]}
        onChange={onChange}
      />
    ),
  zone: ({ field, name, label, value, disabled, onChange, onBlur }) => (
    <ZoneInput
      name={name}
      label={label}
      value={idOf(value)}
      disabled={disabled ?? false}
      clearable={field.clearable ?? false}
      onChange={onChange}
      onBlur={onBlur}
    />
  ),
  rows: RowsInput,
  parts: PartsInput,
};
