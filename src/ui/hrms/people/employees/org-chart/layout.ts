/**
 * Layout of an org chart: children side by side, or in rows if none of them is expanded; parents centred above. Pure,
 * computed once per change.
 */

export interface ChartNode {
  readonly id: string;
  readonly parentId: string | null;
  /** Number of direct children, if not all of them are loaded. */
  readonly below?: number | undefined;
  /** 1-based position among siblings, if not all of them are loaded. */
  readonly place?: number | undefined;
}

export interface Placed<Node> {
  readonly node: Node;
  readonly x: number;
  readonly y: number;
  /** Where the line runs down to this row, if it is not the first of its team. */
  readonly trunk?: number;
  /** 1 at the top. */
  readonly level: number;
  /** 1-based position among siblings, and their number. */
  readonly place: number;
  readonly siblings: number;
  /** Number of direct children, expanded or not. */
  readonly children: number;
}

export interface Chart<Node> {
  readonly placed: readonly Placed<Node>[];
  readonly byId: ReadonlyMap<string, Placed<Node>>;
  readonly width: number;
  readonly height: number;
}

/** A box has room for three texts of two lines each, and the gap below it for the button that expands it. */
export const box = { width: 216, height: 116, gapX: 16, gapY: 52 } as const;
const columnWidth = box.width + box.gapX;
const rowHeight = box.height + box.gapY;
/** Boxes of a row, as many as fit a small window, until a team is so large that its rows would be much higher than wide. */
const perRow = 4;

interface Spot {
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
}

/** Children by parent; null for the roots. Unknown parents count as none. */
export function childrenOf<Node extends ChartNode>(
  nodes: readonly Node[],
): ReadonlyMap<string | null, readonly Node[]> {
  const known = new Set(nodes.map(({ id }) => id));
  return Map.groupBy(nodes, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
}

export function layOut<Node extends ChartNode>(nodes: readonly Node[], closed: ReadonlySet<string>): Chart<Node> {
  const below = childrenOf(nodes);
  const placed: Placed<Node>[] = [];
  let column = 0;
  let bottom = 0;
  const shownBelow = ({ id }: Node): readonly Node[] => (closed.has(id) ? [] : (below.get(id) ?? []));
  const place = (node: Node, x: number, y: number, spot: Spot, trunk?: number): number => {
    bottom = Math.max(bottom, y + box.height);
    const children = node.below ?? below.get(node.id)?.length ?? 0;
    placed.push({
      node,
      x,
      y,
      ...(trunk !== undefined && { trunk }),
      ...spot,
      place: node.place ?? spot.place,
      children,
    });
    return x;
  };
  /** Puts a team of which nobody is expanded, and returns where its first and its last column are. */
  const putRows = (team: readonly Node[], level: number, siblings: number): number[] => {
    const rows = Math.ceil(team.length / Math.max(perRow, Math.ceil(Math.sqrt(team.length))));
    const columns = Math.ceil(team.length / rows);
    const left = column * columnWidth;
    column += columns;
    team.forEach((node, at) => {
      const row = Math.floor(at / columns);
      const x = left + (at % columns) * columnWidth;
      const y = (level - 1 + row) * rowHeight;
      place(node, x, y, { level, place: at + 1, siblings }, row > 0 ? left - box.gapX / 2 : undefined);
    });
    return [left, left + (columns - 1) * columnWidth];
  };
  const put = (node: Node, level: number, at: number, siblings: number): number => {
    const shown = shownBelow(node);
    const y = (level - 1) * rowHeight;
    if (shown.length === 0) return place(node, column++ * columnWidth, y, { level, place: at, siblings });
    const size = node.below ?? shown.length;
    const ends = shown.some((child) => shownBelow(child).length > 0)
      ? shown.map((child, index) => put(child, level + 1, index + 1, size))
      : putRows(shown, level + 1, size);
    return place(node, ((ends[0] ?? 0) + (ends.at(-1) ?? 0)) / 2, y, { level, place: at, siblings });
  };
  const roots = below.get(null) ?? [];
  roots.forEach((root, index) => put(root, 1, index + 1, roots.length));
  return {
    placed,
    byId: new Map(placed.map((each) => [each.node.id, each])),
    width: Math.max(0, column * columnWidth - box.gapX),
    height: bottom,
  };
}

/** Ids of the nodes to expand so that a node is visible. */
export function pathTo(nodes: readonly ChartNode[], id: string): readonly string[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  const path: string[] = [];
  for (let at = parents.get(id) ?? null; at !== null && !path.includes(at); at = parents.get(at) ?? null) path.push(at);
  return path;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Nodes whose box, or line to the parent, intersects an area. */
export function within<Node extends ChartNode>({ placed, byId }: Chart<Node>, area: Area): readonly Placed<Node>[] {
  return placed.filter(({ node, x, y, trunk = x }) => {
    const parent = node.parentId === null ? undefined : byId.get(node.parentId);
    const xs = [x, parent?.x ?? x, trunk];
    const [left, right] = [Math.min(...xs), Math.max(...xs) + box.width];
    return left <= area.right && right >= area.left && (parent?.y ?? y) <= area.bottom && y + box.height >= area.top;
  });
}
