/** Date range filter with open ends, or a single date if both use the same parameter. Loaded on first use. */
import { useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { DateInput } from "../../kit/date-input.tsx";
import { Field } from "../../kit/field.tsx";
import { Unparsed, type Typed } from "../../kit/unparsed.ts";
import { changeFilters, inOrder, type FilterValues, type TableFilter } from "./filter.ts";
import { FilterForm } from "./filter-form.tsx";

interface DatesProps {
  filter: Extract<TableFilter, { kind: "dates" }>;
  values: FilterValues;
  onApply: (values: FilterValues) => void;
}

export function FilterDates({ filter: { from, to, label }, values, onApply }: DatesProps) {
  const t = useText();
  const single = from === to;
  const initial = (name: string): Typed<string> => (values[name] === undefined ? null : String(values[name]));
  const [ends, setEnds] = useState({ from: initial(from), to: initial(to) });
  return (
    <FilterForm
      onSubmit={() => {
        if (Object.values(ends).some((end) => end instanceof Unparsed)) return;
        const value = (end: Typed<string>) => (typeof end === "string" ? end : undefined);
        const [first, last] = inOrder(value(ends.from), value(ends.to));
        onApply(changeFilters(values, single ? { [from]: value(ends.from) } : { [from]: first, [to]: last }));
      }}
    >
      {(single ? (["from"] as const) : (["from", "to"] as const)).map((end) => (
        <Field
          key={end}
          label={single ? label : t(`crud.${end}`)}
          error={ends[end] instanceof Unparsed ? t("crud.fault.date") : undefined}
        >
          <DateInput value={ends[end]} onChange={(value) => setEnds({ ...ends, [end]: value })} />
        </Field>
      ))}
    </FilterForm>
  );
}
