/** Filter by a column's values with counts; long lists are searchable. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { LabelledCheckbox } from "../../kit/checkbox.tsx";
import { useFormat } from "../../kit/format.tsx";
import { Input } from "../../kit/input.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { changeFilters, chosenOf, type FilterOption, type FilterValues, type TableFilter } from "./filter.ts";

interface ChoicesProps {
  filter: Extract<TableFilter, { kind: "choices" }>;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

/** Number of options above which a search shows. */
const searchFrom = 8;

export function FilterChoices(props: ChoicesProps) {
  const { options, onShow } = props.filter;
  useEffect(() => onShow?.(), [onShow]);
  if (options) return <Choices {...props} options={options} />;
  return (
    <Loading>
      <div className={css({ minW: "48" })}>
        {[60, 80, 50].map((width) => (
          <Skeleton key={width} style={{ width: `${width}%` }} />
        ))}
      </div>
    </Loading>
  );
}

function Choices({ filter: { name }, options, values, onChange }: ChoicesProps & { options: readonly FilterOption[] }) {
  const t = useText();
  const format = useFormat();
  const [looked, setLooked] = useState("");
  const chosen = chosenOf(values, name);
  const fitting = options.filter(({ label }) => label.toLowerCase().includes(looked.trim().toLowerCase()));
  return (
    <div className={css({ display: "grid", gap: "1", minW: "48" })}>
      {options.length > searchFrom && (
        <Input
          size="sm"
          css={{ mb: "1" }}
          autoComplete="off"
          aria-label={t("crud.searchValues")}
          placeholder={t("crud.searchValues")}
          value={looked}
          onChange={(event) => setLooked(event.target.value)}
        />
      )}
      <div className={css({ display: "grid", gap: "1", maxH: "60", overflowY: "auto", m: "-1", p: "1" })}>
        {fitting.map(({ value, label, count }) => (
          <div
            key={value}
            className={css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: "4" })}
          >
            <LabelledCheckbox
              checked={chosen.includes(value)}
              onChange={(event) => {
                const next = options
                  .map((option) => option.value)
                  .filter((each) => (each === value ? event.target.checked : chosen.includes(each)));
                onChange(changeFilters(values, { [name]: next.length > 0 ? next : undefined }));
              }}
            >
              {label}
            </LabelledCheckbox>
            {count !== undefined && (
              <span className={css({ color: "text.muted", fontSize: "sm", fontVariantNumeric: "tabular-nums" })}>
                {format.number(count)}
              </span>
            )}
          </div>
        ))}
        {fitting.length === 0 && (
          <p className={css({ color: "text.muted", fontSize: "sm", py: "1" })} role="status">
            {options.length === 0 ? t("crud.noValues") : t("common.noMatchFor", { query: looked.trim() })}
          </p>
        )}
      </div>
    </div>
  );
}
