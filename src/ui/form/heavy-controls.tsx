/** Controls loaded on demand, or up front by dialogs. */
import type { ComponentType } from "react";
import type { HeavyControlProps, HeavyKind } from "./control.tsx";
import { PartsInput } from "./controls/parts-input.tsx";
import { ReferenceInput } from "./controls/reference-input.tsx";
import { ReferencesInput } from "./controls/references-input.tsx";
import { RowsInput } from "./controls/rows-input.tsx";
import { ZoneInput } from "./controls/zone-input.tsx";
import { DateControl, ShortReferenceControl } from "./simple-controls.tsx";

const idOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const heavyControls: Readonly<Record<HeavyKind, ComponentType<HeavyControlProps>>> = {
  date: DateControl,
  reference(props) {
    const { field, label, name, value, scope, onChange, onBlur } = props;
    if (!field.reference) return null;
    if (field.reference.short) return <ShortReferenceControl {...props} />;
    return (
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
    );
  },
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
