/** Filters of an area's list, from its declaration and the contract. */
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { parametersOf, type Area, type Filter } from "./area.ts";
import type { TableFilter } from "../list/filters/filter.ts";
import { type BuiltInName, useBuiltInName } from "../messages/built-in-name.ts";
import { useAbility } from "../session/ability.ts";
import { useLabels, type Labels } from "./labels.ts";
import { namedOptions } from "../form/controls/named-options.ts";

/** Field of a filter: "rankFrom" and "rankTo" are the ends of "rank". */
function fieldNameOf(filter: Filter): string {
  return typeof filter === "string" ? filter : filter[0].replace(/From$/, "");
}

type Offers = Readonly<Record<string, readonly { readonly id: string; readonly label: string }[]>>;

function tableFilter(area: Area, labels: Labels, filter: Filter, offers: Offers, builtIn: BuiltInName): TableFilter {
  const name = fieldNameOf(filter);
  const own = { name, label: labels.field(name) };
  const field = area.resource.filters[parametersOf(filter)[0] ?? ""];
  if (typeof filter === "string") {
    const records = offers[filter];
    if (records)
      return { ...own, kind: "choices", options: namedOptions(records, area.references[filter]?.named, builtIn) };
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

/** Filters whose options the account may read. */
function useOpenFilters(area: Area): readonly Filter[] {
  const ability = useAbility();
  return useMemo(() => {
    const needed = (filter: Filter) => (typeof filter === "string" ? area.references[filter]?.subject : undefined);
    return area.filters.filter((filter) => ability.can("read", needed(filter) ?? "Auth"));
  }, [area, ability]);
}

/** Options of reference filters; empty while loading. */
function useOffers(area: Area, filters: readonly Filter[], scope: Readonly<Record<string, string>>): Offers {
  const names = filters.flatMap((filter) => (typeof filter === "string" && area.references[filter] ? [filter] : []));
  return useQueries({
    queries: names.flatMap((name) => (area.references[name] ? [area.references[name].options({ path: scope })] : [])),
    combine: (answers) => Object.fromEntries(names.map((name, index) => [name, answers[index]?.data ?? []])),
  });
}

export function useFilters(area: Area, scope: Readonly<Record<string, string>>): readonly TableFilter[] {
  const labels = useLabels(area);
  const open = useOpenFilters(area);
  const offers = useOffers(area, open, scope);
  const builtIn = useBuiltInName();
  return useMemo(
    () => open.map((filter) => tableFilter(area, labels, filter, offers, builtIn)),
    [area, open, labels, offers, builtIn],
  );
}
