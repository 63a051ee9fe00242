/** Filter by a column's values with counts; long lists are searchable. */
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { LabelledCheckbox } from "../checkbox.tsx";
import { useFormat } from "../format.tsx";
import { Input } from "../input.tsx";
import { changeFilters, chosenOf, type FilterValues, type TableFilter } from "./filter.ts";

interface ChoicesProps {
  filter: Extract<TableFilter, { kind: "choices" }>;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

/** Number of options above which a search shows. */
const searchFrom = 8;

export function FilterChoices({ filter: { name, options }, values, onChange }: ChoicesProps) {
  const t = useText();
  const format = useFormat();
  const [looked, setLooked] = useState("");
  const chosen = chosenOf(values, name);
  const fitting = options.filter(({ label }) => label.toLowerCase().includes(looked.trim().toLowerCase()));
  return (
    <chakra.div display="grid" gap="1" minW="48">
      {options.length > searchFrom && (
        <Input
          size="sm"
          mb="1"
          autoComplete="off"
          aria-label={t("crud.searchValues")}
          placeholder={t("crud.searchValues")}
          value={looked}
          onChange={(event) => setLooked(event.target.value)}
        />
      )}
      <chakra.div display="grid" gap="1" maxH="60" overflowY="auto" m="-1" p="1">
        {fitting.map(({ value, label, count }) => (
          <chakra.div key={value} display="flex" alignItems="center" justifyContent="space-between" gap="4">
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
              <chakra.span color="text.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
                {format.number(count)}
              </chakra.span>
            )}
          </chakra.div>
        ))}
        {fitting.length === 0 && (
          <chakra.p role="status" color="text.muted" fontSize="sm" py="1">
            {t("common.noMatchFor", { query: looked.trim() })}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  );
}
