/** Describes a filter's current values. */
import { useCallback } from "react";
import { useText } from "../../messages/use-text.ts";
import { useFormat } from "../../kit/format.tsx";
import { chosenOf, type FilterValues, type TableFilter } from "./filter.ts";

/** Undefined if the filter is off. */
type FilterText = (filter: TableFilter, values: FilterValues) => string | undefined;

export function useFilterText(): FilterText {
  const t = useText();
  const format = useFormat();
  return useCallback(
    (filter, values) => {
      if (filter.kind === "text")
        return values[filter.name] === undefined ? undefined : `“${String(values[filter.name])}”`;
      if (filter.kind === "choices") {
        const chosen = chosenOf(values, filter.name);
        const labels = chosen.map((value) => filter.options?.find((option) => option.value === value)?.label ?? value);
        return chosen.length === 0
          ? undefined
          : labels.length > 3
            ? t("crud.andMoreOf", { first: labels.slice(0, 2).join(", "), count: labels.length - 2 })
            : labels.join(", ");
      }
      const say = (value: FilterValues[string]): string =>
        filter.kind === "dates"
          ? format.date(String(value))
          : filter.unit === "money"
            ? format.money(Number(value))
            : format.number(Number(value));
      const [from, to] = [values[filter.from], values[filter.to]];
      if (from === undefined) return to === undefined ? undefined : t("crud.upTo", { to: say(to) });
      if (to === undefined) return t("crud.fromOn", { from: say(from) });
      return from === to ? say(from) : `${say(from)} – ${say(to)}`;
    },
    [t, format],
  );
}
