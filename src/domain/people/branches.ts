/** Cuts a branch out of the org chart: a number of levels and a page of direct reports per manager. */
import type { TreeRow } from "../shared/tree.ts";

/** Maximum direct reports per manager (and top-level people) in one response. */
export const maxSiblings = 100;
export const maxNodes = 1000;
const small = 60;

export interface BranchAsk {
  /** Direct reports of this manager; top-level people if omitted. */
  readonly managerId?: string;
  /** Instead of levels: the path from the top to this person, with their peers. */
  readonly employeeId?: string;
  /** Number of levels; by default two, or all of a small chart. */
  readonly depth?: number | undefined;
  /** Offset into the first level. */
  readonly offset: number;
}

export interface Branch {
  readonly nodes: readonly { id: string; managerId: string | null; place: number; reports: number; total: number }[];
  readonly roots: number;
  readonly people: number;
}

/**
 * Maps each person to their manager. People whose manager is missing are at the top, as is one person of each cycle that
 * dated reporting lines can form.
 */
function managersOf(rows: readonly TreeRow[]): ReadonlyMap<string, string | null> {
  const known = new Set(rows.map(({ id }) => id));
  const managers = new Map(
    rows.map(({ id, parentId }) => [id, parentId !== null && known.has(parentId) ? parentId : null]),
  );
  const settled = new Set<string>();
  for (const { id } of rows) {
    const way = new Set<string>();
    for (let at: string | null = id; at !== null && !settled.has(at); at = managers.get(at) ?? null) {
      if (way.has(at)) managers.set(at, null);
      else way.add(at);
      if (managers.get(at) === null) break;
    }
    for (const each of way) settled.add(each);
  }
  return managers;
}

/** Rows are sorted by name, managers before their reports; undefined if the requested person is not among them. */
export function branchOf(
  rows: readonly TreeRow[],
  { managerId, employeeId, depth = rows.length > small ? 2 : rows.length, offset }: BranchAsk,
): Branch | undefined {
  const managers = managersOf(rows);
  if ([managerId, employeeId].some((id) => id !== undefined && !managers.has(id))) return undefined;
  const below = Map.groupBy(managers.keys(), (id) => managers.get(id) ?? null);
  const peopleOf = (id: string | null): readonly string[] => below.get(id) ?? [];

  const downwards = [...peopleOf(null)];
  for (const id of downwards) downwards.push(...peopleOf(id));
  const totals = new Map<string | null, number>();
  for (const id of downwards.toReversed()) {
    const manager = managers.get(id) ?? null;
    totals.set(manager, (totals.get(manager) ?? 0) + (totals.get(id) ?? 0) + 1);
  }

  const nodes: Branch["nodes"][number][] = [];
  const take = (manager: string | null, from: number, also?: string): readonly string[] => {
    const line = peopleOf(manager);
    const taken = line.flatMap((id, at) =>
      (at >= from && at < from + maxSiblings) || id === also
        ? [{ id, managerId: manager, place: at + 1, reports: peopleOf(id).length, total: totals.get(id) ?? 0 }]
        : [],
    );
    if (nodes.length + taken.length > maxNodes) return [];
    nodes.push(...taken);
    return taken.map(({ id }) => id);
  };
  if (employeeId === undefined) {
    let line = take(managerId ?? null, offset);
    for (let level = 2; level <= depth; level += 1) line = line.flatMap((id) => take(id, 0));
  } else {
    const way: string[] = [];
    for (let at: string | null = employeeId; at !== null; at = managers.get(at) ?? null) way.unshift(at);
    way.forEach((id, at) => take(way[at - 1] ?? null, 0, id));
  }
  return { nodes, roots: peopleOf(null).length, people: rows.length };
}
