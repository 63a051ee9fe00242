/** A filter as a button with a popover. */
import { css } from "#generated/styles/css/index.js";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadMessages } from "../../messages/store.ts";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../../kit/button.tsx";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { Popover } from "../../kit/popover.tsx";
import { changeFilters, isOn, parametersOf, type FilterValues, type TableFilter } from "./filter.ts";
import { FilterForm } from "./filter-form.tsx";
import { FilterChoices } from "./filter-choices.tsx";
import { FilterRange } from "./filter-range.tsx";

const FilterDates = lazy(async () => {
  const [{ FilterDates: component }] = await Promise.all([import("./filter-dates.tsx"), loadMessages("tools")]);
  return { default: component };
});

interface FilterProps {
  filter: TableFilter;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

function TextFilter({
  filter,
  values,
  onApply,
}: {
  filter: Extract<TableFilter, { kind: "text" }>;
  values: FilterValues;
  onApply: (values: FilterValues) => void;
}) {
  const t = useText();
  const [text, setText] = useState(String(values[filter.name] ?? ""));
  return (
    <FilterForm
      onSubmit={() => onApply(changeFilters(values, { [filter.name]: text.trim() === "" ? undefined : text.trim() }))}
    >
      <Field label={t("crud.contains")}>
        <Input
          size="sm"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </FilterForm>
  );
}

function Controls({ filter, values, onChange, onDone }: FilterProps & { onDone: () => void }) {
  // Reset the controls when values change elsewhere, such as by removing a chip.
  const key = JSON.stringify(parametersOf(filter).map((name) => values[name]));
  const onApply = (next: FilterValues): void => {
    onChange(next);
    onDone();
  };
  if (filter.kind === "choices") return <FilterChoices {...{ filter, values, onChange }} />;
  if (filter.kind === "range") return <FilterRange key={key} {...{ filter, values, onApply }} />;
  if (filter.kind === "text") return <TextFilter key={key} {...{ filter, values, onApply }} />;
  return (
    <Suspense fallback={<div className={css({ w: "15rem", h: "44" })} aria-busy />}>
      <div className={css({ w: "15rem", maxW: "full" })}>
        <FilterDates key={key} {...{ filter, values, onApply }} />
      </div>
    </Suspense>
  );
}

/** Controls of a filter without its button, for the filter sheet. */
export function FilterFields({ onDone = () => undefined, ...rest }: FilterProps & { onDone?: () => void }) {
  return (
    <fieldset className={css({ minW: "0" })}>
      <legend
        className={css({ fontSize: "xs", lineHeight: "xs", fontWeight: "medium", color: "text.muted", mb: "1.5" })}
      >
        {rest.filter.label}
      </legend>
      <Controls {...rest} onDone={onDone} />
    </fieldset>
  );
}

export function FilterButton(props: FilterProps) {
  const { filter, values } = props;
  const on = isOn(filter, values);
  return (
    <Popover
      label={filter.label}
      trigger={(trigger) => (
        <Button
          {...trigger}
          className={css({ color: on ? "accent.text" : "text.muted", borderColor: on ? "accent" : undefined })}
        >
          {filter.label}
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
    >
      {(close) => <FilterFields {...props} onDone={close} />}
    </Popover>
  );
}
