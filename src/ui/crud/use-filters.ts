/** Filters of an area's list, from its declaration and the contract. */
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { parametersOf, type Area, type Filter } from "./area.ts";
import type { FilterValues, TableFilter } from "../list/filters/filter.ts";
import { type AskedFilters, useAsked } from "../list/filters/use-asked.ts";
import { type BuiltInName, useBuiltInName } from "../messages/built-in-name.ts";
import { canWithOthers, useAbility } from "../session/ability.ts";
import { useLabels, type Labels } from "./labels.ts";
import { namedOptions } from "../form/controls/named-options.ts";

/** Field of a filter: "rankFrom" and "rankTo" are the ends of "rank". */
function fieldNameOf(filter: Filter): string {
  return typeof filter === "string" ? filter : filter[0].replace(/From$/, "");
}

/** Undefined until they are loaded. */
type Offers = Readonly<Record<string, readonly { readonly id: string; readonly label: string }[] | undefined>>;

function tableFilter(
  area: Area,
  labels: Labels,
  filter: Filter,
  offers: Offers,
  builtIn: BuiltInName,
  ask: AskedFilters["ask"],
): TableFilter {
  const name = fieldNameOf(filter);
  const own = { name, label: labels.field(name) };
  const field = area.resource.filters[parametersOf(filter)[0] ?? ""];
  if (typeof filter === "string") {
    const reference = area.references[filter];
    if (reference) {
      const records = offers[filter];
      const options = records && namedOptions(records, reference.named, builtIn);
      return { ...own, kind: "choices", options, onShow: () => ask(filter) };
    }
    const offered = (field?.items?.enum ?? field?.enum ?? []).map(String);
    return offered.length === 0
      ? { ...own, kind: "text" }
      : { ...own, kind: "choices", options: offered.map((value) => ({ value, label: labels.choice(name, value) })) };
  }
  const [from, to] = filter;
  if (field?.format === "date") return { ...own, kind: "dates", from, to };
  return {
    ...own,
    kind: "range",
    from,
    to,
    ...(field?.minimum !== undefined && { minimum: field.minimum }),
    ...(field?.maximum !== undefined && { maximum: field.maximum }),
    ...(field?.widget === "money" && { unit: "money" }),
  };
}

/** Filters whose options the account may read: by employee only where it sees more than its own records. */
function useOpenFilters(area: Area): readonly Filter[] {
  const ability = useAbility();
  return useMemo(() => {
    const needed = (filter: Filter) => (typeof filter === "string" ? area.references[filter]?.subject : undefined);
    const listed = area.resource.abilities.list?.subject;
    const seesOthers = listed === undefined || canWithOthers(ability, "read", listed);
    return area.filters.filter(
      (filter) => ability.can("read", needed(filter) ?? "Auth") && (filter !== "employeeId" || seesOthers),
    );
  }, [area, ability]);
}

/** Options of the reference filters that need them. */
function useOffers(
  area: Area,
  filters: readonly Filter[],
  scope: Readonly<Record<string, string>>,
  needed: AskedFilters["needed"],
): Offers {
  const names = filters.flatMap((filter) => (typeof filter === "string" && area.references[filter] ? [filter] : []));
  return useQueries({
    queries: names.flatMap((name) =>
      area.references[name] ? [{ ...area.references[name].options({ path: scope }), enabled: needed(name) }] : [],
    ),
    combine: (answers) => Object.fromEntries(names.map((name, index) => [name, answers[index]?.data])),
  });
}

export function useFilters(
  area: Area,
  scope: Readonly<Record<string, string>>,
  values: FilterValues,
): readonly TableFilter[] {
  const labels = useLabels(area);
  const open = useOpenFilters(area);
  const { needed, ask } = useAsked(values);
  const offers = useOffers(area, open, scope, needed);
  const builtIn = useBuiltInName();
  return useMemo(
    () => open.map((filter) => tableFilter(area, labels, filter, offers, builtIn, ask)),
    [area, open, labels, offers, builtIn, ask],
  );
}
