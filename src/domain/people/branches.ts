/** Of a chart of who reports to whom the part that somebody opens: some levels, and of each manager's people as many as one reads. */
import type { TreeRow } from "../shared/tree.ts";

/** Of one manager's people, and of those at the top, in one answer. */
export const mostBeside = 100;
export const mostNodes = 1000;
const small = 60;

export interface BranchAsk {
  /** Those below this manager; the top without. */
  readonly managerId?: string;
  /** Instead of levels: the way from the top to this person, with everybody beside it. */
  readonly employeeId?: string;
  /** Levels; two without, or all of a small chart. */
  readonly depth?: number | undefined;
  /** How many of the first line are known already. */
  readonly offset: number;
}

export interface Branch {
  readonly nodes: readonly { id: string; managerId: string | null; place: number; reports: number; total: number }[];
  readonly roots: number;
  readonly people: number;
}

/** Managers by person. Whose manager is not there is at the top, and so is one of each circle, which dated lines can make. */
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

/** Rows come in the order of their names; undefined where the one asked for is not among them. Those above come before those below. */
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
      (at >= from && at < from + mostBeside) || id === also
        ? [{ id, managerId: manager, place: at + 1, reports: peopleOf(id).length, total: totals.get(id) ?? 0 }]
        : [],
    );
    if (nodes.length + taken.length > mostNodes) return [];
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
