/** Fields of the new employee and their summary. */
import { css } from "#generated/styles/css/index.js";
import { DateInput } from "#src/ui/kit/date-input.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import type { FormState } from "#src/ui/form/use-form.ts";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { PropertyList } from "#src/ui/kit/property-list.tsx";
import { required, usePersonLabels, type Person } from "./person.ts";

export function PersonFields({ form, names }: { form: FormState<Person>; names: readonly (keyof Person)[] }) {
  const labels = usePersonLabels();
  return (
    <div
      className={css({
        display: "grid",
        gap: "4",
        maxW: "form",
        gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
      })}
    >
      {names.map((name) => (
        <Field key={name} label={labels[name]} required={required.includes(name)} error={form.errors[name]}>
          {name === "birthDate" ? (
            <DateInput
              name={name}
              value={form.values[name]}
              onChange={(date) => form.set(name, date)}
              onBlur={() => form.leave(name)}
            />
          ) : (
            <Input {...form.bind(name)} autoComplete="off" />
          )}
        </Field>
      ))}
    </div>
  );
}

export function PersonSummary({ values }: { values: Person }) {
  const labels = usePersonLabels();
  const format = useFormat();
  const names = Object.keys(labels) as (keyof Person)[];
  const text = (name: keyof Person): string => {
    const value = values[name];
    return name === "birthDate" && typeof value === "string" ? format.date(value) : String(value ?? "");
  };
  return (
    <PropertyList properties={names.map((name) => ({ id: name, label: labels[name], value: text(name) || "–" }))} />
  );
}
