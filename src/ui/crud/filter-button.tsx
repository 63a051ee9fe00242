/** One filter as a button that opens its choices: the values of a list, or the two ends of a range. */
import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { Area, Filter } from "../areas/area.ts";
import { Button } from "../kit/button.tsx";
import { LabelledCheckbox } from "../kit/checkbox.tsx";
import { Field } from "../kit/field.tsx";
import { Popover } from "../kit/popover.tsx";
import { Unparsed, WholeInput, type Typed } from "../kit/typed-input.tsx";
import { useText } from "../messages/use-text.ts";
import type { Labels } from "./labels.ts";
import { parametersOf, type FilterValues } from "./list-query.ts";

interface FilterProps {
  area: Area;
  labels: Labels;
  filter: Filter;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

/** The field a filter speaks of: "rankFrom" and "rankTo" are the ends of "rank". */
export function fieldNameOf(filter: Filter): string {
  return typeof filter === "string" ? filter : filter[0].replace(/From$/, "");
}

function change(values: FilterValues, changes: Readonly<Record<string, FilterValues[string] | undefined>>): FilterValues {
  return Object.fromEntries(Object.entries({ ...values, ...changes }).filter(([, value]) => value !== undefined)) as FilterValues;
}

export function withoutFilter(values: FilterValues, filter: Filter): FilterValues {
  return change(values, Object.fromEntries(parametersOf(filter).map((name) => [name, undefined])));
}

function Choices({ area, labels, name, values, onChange }: Omit<FilterProps, "filter"> & { name: string }) {
  const field = area.resource.filters[name];
  const chosen = values[name];
  const selected = typeof chosen === "object" ? chosen : chosen === undefined ? [] : [String(chosen)];
  const offered = (field?.items?.enum ?? field?.enum ?? []).map(String);
  return (
    <chakra.fieldset display="grid" gap="1">
      <chakra.legend fontSize="xs" lineHeight="xs" fontWeight="medium" color="text.muted" mb="1.5">
        {labels.field(name)}
      </chakra.legend>
      {offered.map((value) => (
        <LabelledCheckbox
          key={value}
          checked={selected.includes(value)}
          onChange={(event) => {
            const next = offered.filter((each) => (each === value ? event.target.checked : selected.includes(each)));
            onChange(change(values, { [name]: next.length > 0 ? next : undefined }));
          }}
        >
          {labels.choice(name, value)}
        </LabelledCheckbox>
      ))}
    </chakra.fieldset>
  );
}

function Range({ area, filter, values, onApply }: { area: Area; filter: readonly [string, string]; values: FilterValues; onApply: (values: FilterValues) => void }) {
  const t = useText();
  const [from, to] = filter;
  const initial = (name: string): Typed<number> => (values[name] === undefined ? null : Number(values[name]));
  const [ends, setEnds] = useState({ [from]: initial(from), [to]: initial(to) });
  const bad = (name: string): boolean => {
    const end = ends[name];
    const { minimum = -Infinity, maximum = Infinity } = area.resource.filters[name] ?? {};
    return end instanceof Unparsed || (typeof end === "number" && (end < minimum || end > maximum));
  };
  const { minimum, maximum } = area.resource.filters[from] ?? {};
  const error = t("crud.rangeError", { from: minimum ?? 0, to: maximum ?? 0 });
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        if (bad(from) || bad(to)) return;
        // Ends typed the wrong way round are meant the right way round.
        const [low, high] = [ends[from], ends[to]];
        const turned = typeof low === "number" && typeof high === "number" && low > high;
        const value = (end: Typed<number> | undefined) => (typeof end === "number" ? end : undefined);
        onApply(change(values, { [from]: value(turned ? high : low), [to]: value(turned ? low : high) }));
      }}
    >
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3" maxW="14rem">
        {filter.map((name) => (
          <Field key={name} label={t(name === from ? "crud.from" : "crud.to")} error={bad(name) ? error : undefined}>
            <WholeInput size="sm" value={ends[name] ?? null} onChange={(value) => setEnds({ ...ends, [name]: value })} />
          </Field>
        ))}
      </chakra.div>
      <Button type="submit" size="sm" variant="solid" justifySelf="start">
        {t("crud.apply")}
      </Button>
    </chakra.form>
  );
}

/** The controls of a filter without their button, as the sheet of narrow windows shows them. */
export function FilterFields({ filter, onDone, ...rest }: FilterProps & { onDone?: () => void }) {
  if (typeof filter === "string") return <Choices {...rest} name={filter} />;
  const { area, labels, values, onChange } = rest;
  return (
    <chakra.fieldset>
      <chakra.legend fontSize="xs" lineHeight="xs" fontWeight="medium" color="text.muted" mb="1.5">
        {labels.field(fieldNameOf(filter))}
      </chakra.legend>
      <Range
        // Other values by other means, such as a removed chip: begin anew.
        key={JSON.stringify(filter.map((name) => values[name]))}
        area={area}
        filter={filter}
        values={values}
        onApply={(next) => {
          onChange(next);
          onDone?.();
        }}
      />
    </chakra.fieldset>
  );
}

export function FilterButton(props: FilterProps) {
  const { labels, filter, values } = props;
  const name = labels.field(fieldNameOf(filter));
  const on = parametersOf(filter).some((each) => values[each] !== undefined);
  return (
    <Popover
      label={name}
      trigger={(trigger) => (
        <Button {...trigger} color={on ? "accent.text" : "text.muted"} borderColor={on ? "accent" : undefined}>
          {name}
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
    >
      {(close) => <FilterFields {...props} onDone={close} />}
    </Popover>
  );
}

/** What a filter is set to, in words; undefined where it is off. */
export function filterText(t: ReturnType<typeof useText>, labels: Labels, filter: Filter, values: FilterValues): string | undefined {
  if (typeof filter === "string") {
    const value = values[filter];
    if (value === undefined) return undefined;
    return (typeof value === "object" ? value : [String(value)]).map((each) => labels.choice(filter, each)).join(", ");
  }
  const [from, to] = filter.map((name) => values[name] as number | undefined);
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined) return t("crud.upTo", { to: to ?? 0 });
  return to === undefined ? t("crud.fromOn", { from }) : from === to ? String(from) : `${from} – ${to}`;
}
