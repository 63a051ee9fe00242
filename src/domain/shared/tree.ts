/** Trees kept as rows that name their parent. */

export interface TreeRow {
  readonly id: string;
  readonly parentId: string | null;
}

/** Whether the row lies somewhere below the other; a row does not lie below itself. */
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

/** Every row before those below it, brothers in the order given; what hangs on a row that is missing stands at the top. */
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
