/** Filters and sort order in narrow windows. */
import { css } from "#generated/styles/css/index.js";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Field } from "../../kit/field.tsx";
import { Select } from "../../kit/select.tsx";
import type { FilterValues, TableFilter } from "./filter.ts";
import { FilterFields } from "./filter-button.tsx";

export interface SortField {
  readonly name: string;
  readonly label: string;
}

interface FilterSheetProps {
  filters: readonly TableFilter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  sortFields: readonly SortField[];
  sort: string | undefined;
  onSort: (sort: string) => void;
  onClose: () => void;
}

export function FilterSheet({ filters, values, onChange, sortFields, sort, onSort, onClose }: FilterSheetProps) {
  const t = useText();
  const orders = sortFields.flatMap(({ name, label }) => [
    { value: name, text: t("crud.ascending", { field: label }) },
    { value: `-${name}`, text: t("crud.descending", { field: label }) },
  ]);
  const known = orders.some(({ value }) => value === sort);
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
      <div className={css({ display: "grid", gap: "5" })}>
        {filters.map((filter) => (
          <FilterFields key={filter.name} filter={filter} values={values} onChange={onChange} />
        ))}
        {orders.length > 0 && (
          <Field label={t("crud.order")}>
            <Select value={known ? sort : ""} onChange={(event) => onSort(event.target.value)}>
              {!known && <option value="" />}
              {orders.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </Dialog>
  );
}
