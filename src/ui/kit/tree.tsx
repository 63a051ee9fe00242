/** Tree with single selection and a single tab stop: arrow keys move, open and close; type-ahead by name. */
import { tree } from "#generated/styles/recipes/index.js";
import { ChevronRight } from "lucide-react";
import { memo, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { toggled } from "./toggled.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Nodes in depth-first order. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly parentId: string | null;
  /** 1 at the top. */
  readonly level: number;
  readonly children: number;
  /** Position among siblings, if not all of them are loaded. */
  readonly place?: number | undefined;
  readonly siblings?: number | undefined;
  /** Secondary text below the name. */
  readonly note?: ReactNode;
  /** Secondary text at the end of the row. */
  readonly detail?: ReactNode;
}

interface TreeProps<Node extends TreeNode> {
  label: string;
  /** Keyboard help for screen readers. */
  hint: string;
  nodes: readonly Node[];
  selected: string | null;
  onSelect: (node: Node) => void;
  /** Called on Enter or double click. */
  onOpen: (node: Node) => void;
  /** Controlled collapsed state, for branches that load on demand. */
  closed?: ReadonlySet<string>;
  onToggle?: (id: string) => void;
}

interface LineProps {
  node: TreeNode;
  place: number;
  siblings: number;
  isSelected: boolean;
  isClosed: boolean;
  isStop: boolean;
}

const styles = tree();

/** Memoised and without handlers, so that in large trees only changed rows render. */
const Line = memo(function Line({ node, place, siblings, isSelected, isClosed, isStop }: LineProps) {
  return (
    <div
      className={styles.item}
      data-node={node.id}
      role="treeitem"
      aria-level={node.level}
      aria-setsize={siblings}
      aria-posinset={place}
      aria-selected={isSelected}
      aria-expanded={node.children > 0 ? !isClosed : undefined}
      tabIndex={isStop ? 0 : -1}
      style={{ paddingInlineStart: `${(node.level - 1) * 1.125}rem` }}
    >
      <span className={styles.toggle} data-toggle aria-hidden>
        <ChevronRight size={16} />
      </span>
      <span className={styles.name}>
        {node.label}
        {node.note !== undefined && <span className={styles.note}>{node.note}</span>}
      </span>
      {node.detail !== undefined && <span className={styles.detail}>{node.detail}</span>}
    </div>
  );
});

export function Tree<Node extends TreeNode>({
  label,
  hint,
  nodes,
  selected,
  onSelect,
  onOpen,
  closed: closedOutside,
  onToggle,
}: TreeProps<Node>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [closedHere, setClosed] = useState<ReadonlySet<string>>(new Set());
  const closed = closedOutside ?? closedHere;
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
  const brothers = useMemo(() => Map.groupBy(nodes, ({ parentId }) => parentId), [nodes]);
  const places = useMemo(
    () => new Map([...brothers.values()].flatMap((line) => line.map(({ id }, at): [string, number] => [id, at + 1]))),
    [brothers],
  );
  const isShown = ({ parentId }: TreeNode): boolean => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    return !parent || (!closed.has(parent.id) && isShown(parent));
  };
  const shown = nodes.filter(isShown);
  const current = shown.find((node) => node.id === selected) ?? shown[0];
  const go = (node: Node | undefined): void => {
    if (!node) return;
    onSelect(node);
    root.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(node.id)}"]`)?.focus();
  };
  const toggle = ({ id }: Node): void => (onToggle ? onToggle(id) : setClosed((before) => toggled(before, id)));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = shown.indexOf(current);
    const mirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const key = mirrored ? ({ ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[event.key] ?? event.key) : event.key;
    const isOpen = current.children > 0 && !closed.has(current.id);
    if (key === "ArrowDown") go(shown[at + 1]);
    else if (key === "ArrowUp") go(shown[at - 1]);
    else if (key === "Home") go(shown[0]);
    else if (key === "End") go(shown.at(-1));
    else if (key === "ArrowRight") {
      if (current.children > 0 && !isOpen) toggle(current);
      else if (isOpen) go(shown[at + 1]);
    } else if (key === "ArrowLeft") {
      if (isOpen) toggle(current);
      else go(shown.find((node) => node.id === current.parentId));
    } else if (key === "Enter") onOpen(current);
    else if (key === " ") onSelect(current);
    else if (key === "*")
      brothers
        .get(current.parentId)
        ?.filter(({ id }) => closed.has(id))
        .forEach(toggle);
    else if (key.length === 1) {
      const letter = key.toLocaleLowerCase();
      go(
        [...shown.slice(at + 1), ...shown.slice(0, at)].find((node) =>
          node.label.toLocaleLowerCase().startsWith(letter),
        ),
      );
    } else return;
    event.preventDefault();
    // The page uses letters as shortcuts.
    event.stopPropagation();
  };

  const hit = (event: MouseEvent<HTMLElement>, act: (node: Node, onToggle: boolean) => void): void => {
    const target = event.target as Element;
    const node = byId.get(target.closest<HTMLElement>("[data-node]")?.dataset["node"] ?? "");
    if (node) act(node, target.closest("[data-toggle]") !== null);
  };

  return (
    <>
      <VisuallyHidden id={`${id}-hint`}>{hint}</VisuallyHidden>
      <div
        ref={root}
        role="tree"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        onKeyDown={onKeyDown}
        onClick={(event) => hit(event, (node, onToggle) => (onToggle && node.children > 0 ? toggle(node) : go(node)))}
        onDoubleClick={(event) => hit(event, (node, onToggle) => !onToggle && onOpen(node))}
      >
        {shown.map((node) => (
          <Line
            key={node.id}
            node={node}
            place={node.place ?? places.get(node.id) ?? 1}
            siblings={node.siblings ?? brothers.get(node.parentId)?.length ?? 1}
            isSelected={node.id === selected}
            isClosed={closed.has(node.id)}
            isStop={node === current}
          />
        ))}
      </div>
    </>
  );
}
