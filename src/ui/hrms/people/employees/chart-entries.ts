/** Merges loaded branches of the org chart into entries; a partly loaded team gets a "load more" entry. */
import type { OrgChart, OrgChartNode } from "#generated/hrms/schema.ts";

interface Entry {
  readonly id: string;
  readonly parentId: string | null;
  readonly below: number;
  readonly place: number;
}
type ChartPerson = OrgChartNode & Entry;
/** Placeholder for people of a team that are not loaded yet. */
type ChartMore = Entry & { readonly offset: number; readonly missing: number };
export type ChartEntry = ChartPerson | ChartMore;

export const isMore = (entry: ChartEntry): entry is ChartMore => "offset" in entry;

export interface ChartEntries {
  readonly entries: readonly ChartEntry[];
  /** People whose reports are not loaded. */
  readonly unread: ReadonlySet<string>;
  readonly roots: number;
  readonly people: number;
}

/** Where a person is in several branches, the later one wins. */
export function entriesOf(branches: readonly OrgChart[]): ChartEntries {
  const people = new Map(
    branches
      .flatMap(({ nodes }) => nodes)
      .map((node): [string, ChartPerson] => [node.id, { ...node, parentId: node.managerId, below: node.reports }]),
  );
  const lines = Map.groupBy(people.values(), ({ parentId }) =>
    parentId !== null && people.has(parentId) ? parentId : null,
  );
  const entries = [...lines].flatMap(([parentId, line]): ChartEntry[] => {
    const ordered = line.toSorted((one, other) => one.place - other.place);
    const size = parentId === null ? (branches[0]?.roots ?? 0) : (people.get(parentId)?.reports ?? 0);
    const gap = ordered.findIndex(({ place }, at) => place > at + 1);
    const known = gap === -1 ? ordered.length : gap;
    if (size <= ordered.length) return ordered;
    const more = {
      id: `more-${parentId ?? "top"}`,
      parentId,
      below: 0,
      place: known + 1,
      offset: known,
      missing: size - ordered.length,
    };
    return [...ordered.slice(0, known), more, ...ordered.slice(known)];
  });
  return {
    entries,
    unread: new Set([...people.values()].filter(({ id, below }) => below > 0 && !lines.has(id)).map(({ id }) => id)),
    roots: branches[0]?.roots ?? 0,
    people: branches[0]?.people ?? 0,
  };
}
