/** A tree of which one row is chosen: one Tab step, arrow keys move, open and close, letters find a row by its name. */
import { chakra } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { toggled } from "./toggled.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Rows come in the order of the tree: each before those below it. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly parentId: string | null;
  /** 1 at the top. */
  readonly level: number;
  readonly children: number;
  /** Quiet, at the end of the line. */
  readonly detail?: ReactNode;
}

const Item = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    minH: "8",
    paddingInlineEnd: "2",
    borderRadius: "control",
    cursor: "pointer",
    _hover: { bg: "hover" },
    _selected: { bg: "accent.subtle", color: "accent.text", fontWeight: "medium" },
    _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" },
    _highContrast: { _selected: { outline: "2px solid Highlight", outlineOffset: "-4px" } },
  },
});

interface TreeProps<Node extends TreeNode> {
  label: string;
  /** What the keys do, for screen readers. */
  hint: string;
  nodes: readonly Node[];
  selected: string | null;
  onSelect: (node: Node) => void;
  /** Enter or a second click. */
  onOpen: (node: Node) => void;
}

export function Tree<Node extends TreeNode>({ label, hint, nodes, selected, onSelect, onOpen }: TreeProps<Node>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
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
  const toggle = (node: Node): void => setClosed(toggled(closed, node.id));

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
    else if (key === "*") setClosed(new Set([...closed].filter((each) => byId.get(each)?.parentId !== current.parentId)));
    else if (key.length === 1) {
      const letter = key.toLocaleLowerCase();
      go([...shown.slice(at + 1), ...shown.slice(0, at)].find((node) => node.label.toLocaleLowerCase().startsWith(letter)));
    } else return;
    event.preventDefault();
    // Letters are shortcuts of the page elsewhere.
    event.stopPropagation();
  };

  return (
    <>
      <VisuallyHidden id={`${id}-hint`}>{hint}</VisuallyHidden>
      <div ref={root} role="tree" tabIndex={-1} aria-label={label} aria-describedby={`${id}-hint`} onKeyDown={onKeyDown}>
        {shown.map((node) => {
          const brothers = nodes.filter((each) => each.parentId === node.parentId);
          return (
            <Item
              key={node.id}
              data-node={node.id}
              role="treeitem"
              aria-level={node.level}
              aria-setsize={brothers.length}
              aria-posinset={brothers.indexOf(node) + 1}
              aria-selected={node.id === selected}
              aria-expanded={node.children > 0 ? !closed.has(node.id) : undefined}
              tabIndex={node === current ? 0 : -1}
              style={{ paddingInlineStart: `${(node.level - 1) * 1.125}rem` }}
              onClick={() => go(node)}
              onDoubleClick={() => onOpen(node)}
            >
              <chakra.span
                aria-hidden
                display="grid"
                placeContent="center"
                flexShrink="0"
                w="6"
                h="6"
                color="text.muted"
                visibility={node.children > 0 ? undefined : "hidden"}
                onClick={(event) => {
                  event.stopPropagation();
                  toggle(node);
                }}
              >
                <chakra.span display="grid" rotate={closed.has(node.id) ? undefined : "90deg"} _rtl={{ rotate: closed.has(node.id) ? "180deg" : "90deg" }}>
                  <ChevronRight size={16} />
                </chakra.span>
              </chakra.span>
              <chakra.span minW="0" flex="1" overflowWrap="anywhere">
                {node.label}
              </chakra.span>
              {node.detail !== undefined && (
                <chakra.span color="text.muted" fontSize="xs" fontWeight="normal" flexShrink="0">
                  {node.detail}
                </chakra.span>
              )}
            </Item>
          );
        })}
      </div>
    </>
  );
}
