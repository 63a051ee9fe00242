/**
 * Arrow key navigation in an org chart: up to the parent, down to the first child, sideways to siblings, from the end of a
 * row to the next one.
 */
import type { Chart, ChartNode, Placed } from "./layout.ts";

export function neighbour<Node extends ChartNode>(
  { placed, byId }: Chart<Node>,
  from: Placed<Node>,
  key: string,
): string | undefined {
  const nearest = (fitting: readonly Placed<Node>[]): string | undefined =>
    fitting.toSorted((one, other) => Math.abs(one.x - from.x) - Math.abs(other.x - from.x))[0]?.node.id;
  /** The next sibling, if it begins or ends another row. */
  const inOtherRow = (step: 1 | -1): string | undefined =>
    placed.find(
      ({ node, place, y }) =>
        node.parentId !== null && node.parentId === from.node.parentId && place === from.place + step && y !== from.y,
    )?.node.id;
  if (key === "ArrowUp") return from.node.parentId === null ? undefined : byId.get(from.node.parentId)?.node.id;
  if (key === "ArrowDown")
    return placed
      .filter(({ node }) => node.parentId === from.node.id)
      .toSorted((one, other) => one.place - other.place)[0]?.node.id;
  if (key === "ArrowLeft") return inOtherRow(-1) ?? nearest(placed.filter(({ x, y }) => y === from.y && x < from.x));
  if (key === "ArrowRight") return inOtherRow(1) ?? nearest(placed.filter(({ x, y }) => y === from.y && x > from.x));
  if (key === "Home") return placed.toSorted((one, other) => one.level - other.level || one.x - other.x)[0]?.node.id;
  return undefined;
}
