/** Search and filters above a list; narrow windows move filters and sorting into a sheet. */
import { css } from "#generated/styles/css/index.js";
import { ListFilter } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { Button } from "../kit/button.tsx";
import { useMedia, wide } from "../kit/use-media.ts";
import { isOn, withoutFilter, type FilterValues, type TableFilter } from "./filters/filter.ts";
import { FilterButton } from "./filters/filter-button.tsx";
import { FilterChips } from "./filters/filter-chips.tsx";
import { FilterSheet, type SortField } from "./filters/filter-sheet.tsx";
import { useFilterText } from "./filters/filter-text.ts";
import { SearchBox } from "../table/search-box.tsx";

interface ToolbarChange {
  readonly q?: string;
  readonly filters?: FilterValues;
  readonly sort?: string;
}

interface TableToolbarProps {
  /** Search label; undefined if the list cannot be searched. */
  search: string | undefined;
  q: string;
  filters: readonly TableFilter[];
  values: FilterValues;
  sortFields: readonly SortField[];
  sort: string | undefined;
  onChange: (change: ToolbarChange) => void;
  /** View controls at the end of the row in wide windows. */
  end?: ReactNode;
}

export function TableToolbar({ search, q, filters, values, sortFields, sort, onChange, end }: TableToolbarProps) {
  const t = useText();
  const isWide = useMedia(wide);
  const filterText = useFilterText();
  const [sheet, setSheet] = useState(false);
  const setValues = (next: FilterValues): void => onChange({ filters: next });
  const chips = filters.flatMap((filter) => {
    const value = filterText(filter, values);
    return value === undefined
      ? []
      : [{ name: filter.name, label: filter.label, value, onRemove: () => setValues(withoutFilter(values, filter)) }];
  });
  const shown = filters.filter((filter) => isWide && (filter.rare !== true || isOn(filter, values)));
  const on = filters.filter((filter) => isOn(filter, values)).length;
  return (
    <div className={css({ display: "grid", gap: "2", pb: "1.5", flexShrink: 0 })}>
      <div className={css({ display: "flex", flexWrap: isWide ? "wrap" : undefined, alignItems: "center", gap: "2" })}>
        {search !== undefined && <SearchBox label={search} value={q} onChange={(text) => onChange({ q: text })} />}
        {shown.map((filter) => (
          <FilterButton key={filter.name} filter={filter} values={values} onChange={setValues} />
        ))}
        {(isWide ? shown.length < filters.length : filters.length + sortFields.length > 0) && (
          <Button onClick={() => setSheet(true)} aria-haspopup="dialog">
            <ListFilter size={16} aria-hidden />
            {on > 0 && !isWide ? t("crud.filtersCount", { count: on }) : t("crud.filters")}
          </Button>
        )}
        {isWide && end && <div className={css({ ms: "auto", display: "flex", flexWrap: "wrap", gap: "2" })}>{end}</div>}
      </div>
      <FilterChips chips={chips} onClear={() => setValues({})} />
      {sheet && (
        <FilterSheet
          {...{ filters, values, sortFields, sort }}
          onChange={setValues}
          onSort={(next) => onChange({ sort: next })}
          onClose={() => setSheet(false)}
        />
      )}
    </div>
  );
}
