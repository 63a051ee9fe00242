/** Range filter for numbers or amounts with open ends. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { Field } from "../../kit/field.tsx";
import { useFormat } from "../../kit/format.tsx";
import { MoneyInput, WholeInput } from "../../kit/typed-input.tsx";
import { Unparsed, type Typed } from "../../kit/unparsed.ts";
import { changeFilters, inOrder, type FilterValues, type TableFilter } from "./filter.ts";
import { FilterForm } from "./filter-form.tsx";

interface RangeProps {
  filter: Extract<TableFilter, { kind: "range" }>;
  values: FilterValues;
  onApply: (values: FilterValues) => void;
}

export function FilterRange({ filter, values, onApply }: RangeProps) {
  const t = useText();
  const format = useFormat();
  const { from, to, minimum = -Infinity, maximum = Infinity, unit } = filter;
  const initial = (name: string): Typed<number> => (values[name] === undefined ? null : Number(values[name]));
  const [ends, setEnds] = useState({ from: initial(from), to: initial(to) });
  const bad = (end: Typed<number>): boolean =>
    end instanceof Unparsed || (typeof end === "number" && (end < minimum || end > maximum));
  const say = (value: number): string => (unit === "money" ? format.money(value) : format.number(value));
  const error = Number.isFinite(minimum + maximum)
    ? t("crud.rangeError", { from: say(minimum), to: say(maximum) })
    : t("crud.fault.whole");
  const Control = unit === "money" ? MoneyInput : WholeInput;
  return (
    <FilterForm
      onSubmit={() => {
        if (bad(ends.from) || bad(ends.to)) return;
        const value = (end: Typed<number>) => (typeof end === "number" ? end : undefined);
        const [low, high] = inOrder(value(ends.from), value(ends.to));
        onApply(changeFilters(values, { [from]: low, [to]: high }));
      }}
    >
      <div
        className={css({
          display: "grid",
          gridTemplateColumns: "1fr 1fr",
          gap: "3",
          maxW: unit === "money" ? "20rem" : "14rem",
        })}
      >
        {(["from", "to"] as const).map((end) => (
          <Field key={end} label={t(`crud.${end}`)} error={bad(ends[end]) ? error : undefined}>
            <Control size="sm" value={ends[end]} onChange={(value) => setEnds({ ...ends, [end]: value })} />
          </Field>
        ))}
      </div>
    </FilterForm>
  );
}
