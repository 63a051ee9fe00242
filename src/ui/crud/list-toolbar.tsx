/** Search and filters above a list; in a narrow window the filters and the order move into a sheet. */
import { chakra } from "@chakra-ui/react";
import { ListFilter } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { Area } from "../areas/area.ts";
import { Button } from "../kit/button.tsx";
import { FilterChips } from "../kit/data-table/filter-chips.tsx";
import { SearchBox } from "../kit/data-table/search-box.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { Field } from "../kit/field.tsx";
import { Select } from "../kit/select.tsx";
import { useMedia, wide } from "../kit/use-media.ts";
import { useText } from "../messages/use-text.ts";
import { FilterButton, FilterFields, fieldNameOf, filterText, withoutFilter } from "./filter-button.tsx";
import { useLabels } from "./labels.ts";
import { parametersOf, type ListState } from "./list-query.ts";

interface ListToolbarProps {
  area: Area;
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** At the end of the line: how the list is viewed. */
  end: ReactNode;
}

function FilterSheet({ area, state, onChange, onClose }: Omit<ListToolbarProps, "end"> & { onClose: () => void }) {
  const t = useText();
  const labels = useLabels(area);
  const orders = (area.resource.sort?.fields ?? []).flatMap((field) => [field, `-${field}`]);
  return (
    <Dialog
      open
      side="end"
      title={t("crud.filters")}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t("crud.showRows")}
        </Button>
      }
    >
      <chakra.div display="grid" gap="5">
        {area.filters.map((filter) => (
          <FilterFields key={fieldNameOf(filter)} area={area} labels={labels} filter={filter} values={state.filters} onChange={(filters) => onChange({ filters })} />
        ))}
        {orders.length > 0 && (
          <Field label={t("crud.order")}>
            <Select value={state.sort} onChange={(event) => onChange({ sort: event.target.value })}>
              {orders.map((order) => (
                <option key={order} value={order}>
                  {t(order.startsWith("-") ? "crud.descending" : "crud.ascending", { field: labels.field(order.replace(/^-/, "")) })}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </chakra.div>
    </Dialog>
  );
}

export function ListToolbar({ area, state, onChange, end }: ListToolbarProps) {
  const t = useText();
  const labels = useLabels(area);
  const isWide = useMedia(wide);
  const [sheet, setSheet] = useState(false);
  const { filters } = state;
  const chips = area.filters.flatMap((filter) => {
    const value = filterText(t, labels, filter, filters);
    const name = fieldNameOf(filter);
    return value === undefined ? [] : [{ name, label: labels.field(name), value, onRemove: () => onChange({ filters: withoutFilter(filters, filter) }) }];
  });
  const on = area.filters.filter((filter) => parametersOf(filter).some((name) => filters[name] !== undefined)).length;
  return (
    <chakra.div display="grid" gap="2" pb="1.5" flexShrink={0}>
      <chakra.div display="flex" alignItems="center" gap="2">
        {area.resource.search && <SearchBox label={labels.text("search")} value={state.q} onChange={(q) => onChange({ q })} />}
        {isWide ? (
          area.filters.map((filter) => (
            <FilterButton key={fieldNameOf(filter)} area={area} labels={labels} filter={filter} values={filters} onChange={(next) => onChange({ filters: next })} />
          ))
        ) : (
          <Button onClick={() => setSheet(true)} aria-haspopup="dialog">
            <ListFilter size={16} aria-hidden />
            {on > 0 ? t("crud.filtersCount", { count: on }) : t("crud.filters")}
          </Button>
        )}
        {end}
      </chakra.div>
      <FilterChips chips={chips} onClear={() => onChange({ filters: {} })} />
      {sheet && <FilterSheet area={area} state={state} onChange={onChange} onClose={() => setSheet(false)} />}
    </chakra.div>
  );
}
