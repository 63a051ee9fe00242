/** Trees stored as rows with a parent id: descendants, cycles and depth-first order. */

export interface TreeRow {
  readonly id: string;
  readonly parentId: string | null;
}

/** Whether the row is a descendant of the other; a row is not its own descendant. */
export function liesBelow(rows: readonly TreeRow[], id: string, above: string): boolean {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  const seen = new Set<string>();
  for (let at = parents.get(id) ?? null; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === above) return true;
    seen.add(at);
  }
  return false;
}

interface TreePlace {
  /** 1 at the top. */
  readonly level: number;
  readonly children: number;
}

/** Depth-first order, siblings in the given order; rows with a missing parent become roots. */
export function inTreeOrder<Row extends TreeRow>(rows: readonly Row[]): (Row & TreePlace)[] {
  const known = new Set(rows.map(({ id }) => id));
  const below = Map.groupBy(rows, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
  const walk = (parent: string | null, level: number): (Row & TreePlace)[] =>
    (below.get(parent) ?? []).flatMap((row) => [
      { ...row, level, children: below.get(row.id)?.length ?? 0 },
      ...walk(row.id, level + 1),
    ]);
  return walk(null, 1);
}
