/**
 * Layout of an org chart: leaves side by side, parents centred above their children. Pure, computed once per change.
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

export const box = { width: 216, height: 84, gapX: 16, gapY: 44 } as const;
const columnWidth = box.width + box.gapX;
const rowHeight = box.height + box.gapY;

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
  let levels = 0;
  const put = (node: Node, level: number, at: number, siblings: number): number => {
    const children = below.get(node.id) ?? [];
    const shown = closed.has(node.id) ? [] : children;
    levels = Math.max(levels, level);
    const ends = shown.map((child, index) => put(child, level + 1, index + 1, node.below ?? shown.length));
    const x = ends.length > 0 ? ((ends[0] ?? 0) + (ends.at(-1) ?? 0)) / 2 : column++ * columnWidth;
    placed.push({
      node,
      x,
      y: (level - 1) * rowHeight,
      level,
      place: node.place ?? at,
      siblings,
      children: node.below ?? children.length,
    });
    return x;
  };
  const roots = below.get(null) ?? [];
  roots.forEach((root, index) => put(root, 1, index + 1, roots.length));
  return {
    placed,
    byId: new Map(placed.map((each) => [each.node.id, each])),
    width: Math.max(0, column * columnWidth - box.gapX),
    height: Math.max(0, levels * rowHeight - box.gapY),
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
  return placed.filter(({ node, x, y }) => {
    const parent = node.parentId === null ? undefined : byId.get(node.parentId);
    const [left, right] = [Math.min(x, parent?.x ?? x), Math.max(x, parent?.x ?? x) + box.width];
    return left <= area.right && right >= area.left && (parent?.y ?? y) <= area.bottom && y + box.height >= area.top;
  });
}
