/** Org chart with panning, zoom and collapsible branches; only the visible part is rendered. */
import { css } from "#generated/styles/css/index.js";
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { VisuallyHidden } from "../../../../kit/visually-hidden.tsx";
import { box, layOut, within, type Area, type Chart, type ChartNode, type Placed } from "./layout.ts";
import { neighbour } from "./neighbour.ts";
import { usePan } from "./use-pan.ts";

interface OrgChartProps<Node extends ChartNode> {
  label: string;
  /** Keyboard help for screen readers. */
  hint: string;
  nodes: readonly Node[];
  closed: ReadonlySet<string>;
  onToggle: (id: string) => void;
  current: string | null;
  onCurrent: (id: string) => void;
  onOpen: (node: Node) => void;
  /** Its text is the accessible name of the node. */
  render: (node: Node) => ReactNode;
  toggleLabel: (placed: Placed<Node>) => string;
  zoom: number;
}

const margin = 24;
const emptyArea: Area = { left: 0, top: 0, right: 0, bottom: 0 };

/** Visible area of the chart plus a margin. */
function useView(scroller: RefObject<HTMLDivElement | null>, zoom: number): Area {
  const [view, setView] = useState<Area>(emptyArea);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      // scrollLeft is negative in right-to-left layouts.
      const left = Math.abs(element.scrollLeft);
      setView({
        left: (left - 200) / zoom,
        top: (element.scrollTop - 200) / zoom,
        right: (left + element.clientWidth + 200) / zoom,
        bottom: (element.scrollTop + element.clientHeight + 200) / zoom,
      });
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    element.addEventListener("scroll", soon, { passive: true });
    const observer = new ResizeObserver(soon);
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener("scroll", soon);
      observer.disconnect();
    };
  }, [scroller, zoom]);
  return view;
}

function Lines<Node extends ChartNode>({ seen, chart }: { seen: readonly Placed<Node>[]; chart: Chart<Node> }) {
  const paths = seen.flatMap(({ node, x, y, trunk }) => {
    const parent = node.parentId === null ? undefined : chart.byId.get(node.parentId);
    if (!parent) return [];
    const [from, bend] = [parent.x + box.width / 2, y - box.gapY / 2];
    // To a later row of a team beside its rows.
    const way = trunk === undefined ? "" : `V${parent.y + box.height + box.gapY / 2}H${trunk}`;
    return [`M${from} ${parent.y + box.height}${way}V${bend}H${x + box.width / 2}V${y}`];
  });
  return (
    <svg
      className={css({
        position: "absolute",
        inset: "0",
        boxSize: "full",
        overflow: "visible",
        color: "border.strong",
        _rtl: { transform: "scaleX(-1)" },
      })}
      aria-hidden
    >
      <path d={paths.join("")} fill="none" stroke="currentColor" strokeWidth={1} />
    </svg>
  );
}

export function OrgChart<Node extends ChartNode>(props: OrgChartProps<Node>) {
  const { label, hint, nodes, closed, onToggle, current, onCurrent, onOpen, render, toggleLabel, zoom } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const chart = useMemo(() => layOut(nodes, closed), [nodes, closed]);
  const view = useView(scroller, zoom);
  const focused = (current !== null && chart.byId.get(current)) || chart.placed.at(-1);
  const seen = within(chart, view);
  const drawn = focused && !seen.includes(focused) ? [...seen, focused] : seen;
  usePan(scroller);
  const wanted = useRef(false);

  // Centre the root initially.
  useLayoutEffect(() => {
    const element = scroller.current;
    const top = chart.placed
      .filter(({ level }) => level === 1)
      .toSorted((one, other) => other.children - one.children)[0];
    if (!element || !top || current !== null) return;
    const mirrored = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollLeft = mirrored * (margin + (top.x + box.width / 2) * zoom - element.clientWidth / 2);
    // Only on mount, to keep the user's scroll position.
  }, []);

  // Centre the selected node, and focus it if it was selected by keyboard.
  useEffect(() => {
    const element = scroller.current;
    const at = current === null ? undefined : chart.byId.get(current);
    if (!element || !at) return;
    const mirrored = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollTo({
      left: mirrored * (margin + (at.x + box.width / 2) * zoom - element.clientWidth / 2),
      top: margin + (at.y + box.height / 2) * zoom - element.clientHeight / 2,
    });
    if (wanted.current)
      element.querySelector<HTMLElement>(`[data-node="${CSS.escape(at.node.id)}"]`)?.focus({ preventScroll: true });
    wanted.current = false;
  }, [current, chart, zoom]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!focused || event.altKey || event.ctrlKey || event.metaKey) return;
    const { node, children } = focused;
    const mirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const key = mirrored ? ({ ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[event.key] ?? event.key) : event.key;
    if (key === "Enter") onOpen(node);
    else if (key === " ") {
      if (children > 0) onToggle(node.id);
    } else if (key === "ArrowDown" && children > 0 && closed.has(node.id)) onToggle(node.id);
    else {
      const next = neighbour(chart, focused, key);
      if (next === undefined) return;
      wanted.current = true;
      onCurrent(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <VisuallyHidden id={`${id}-hint`}>{hint}</VisuallyHidden>
      <div
        ref={scroller}
        className={css({
          position: "relative",
          overflow: "auto",
          flex: "1",
          minH: "0",
          cursor: "grab",
          overscrollBehavior: "contain",
          _active: { cursor: "grabbing" },
        })}
      >
        <div
          style={{
            width: chart.width * zoom + 2 * margin,
            height: chart.height * zoom + 2 * margin,
            position: "relative",
            marginInline: "auto",
          }}
        >
          <div
            className={css({ position: "absolute", transformOrigin: "0 0", _rtl: { transformOrigin: "100% 0" } })}
            role="tree"
            aria-label={label}
            aria-describedby={`${id}-hint`}
            onKeyDown={onKeyDown}
            style={{
              insetInlineStart: margin,
              insetBlockStart: margin,
              width: chart.width,
              height: chart.height,
              scale: zoom,
            }}
          >
            <Lines seen={drawn} chart={chart} />
            {drawn.map((placed) => {
              const { node, x, y, level, place, siblings, children } = placed;
              return (
                <div
                  key={node.id}
                  className={css({
                    position: "absolute",
                    bg: "surface",
                    borderWidth: "1px",
                    borderColor: node.id === current ? "accent" : "border",
                    borderRadius: "card",
                    cursor: "pointer",
                    _hover: { borderColor: "border.strong" },
                  })}
                  data-node={node.id}
                  role="treeitem"
                  aria-level={level}
                  aria-setsize={siblings}
                  aria-posinset={place}
                  aria-selected={node.id === current}
                  aria-expanded={children > 0 ? !closed.has(node.id) : undefined}
                  tabIndex={placed === focused ? 0 : -1}
                  style={{ insetInlineStart: x, insetBlockStart: y, width: box.width, height: box.height }}
                  onFocus={() => node.id !== current && wanted.current === false && onCurrent(node.id)}
                  onClick={() => onOpen(node)}
                >
                  {render(node)}
                  {children > 0 && (
                    <button
                      className={css({
                        position: "absolute",
                        // Below the box, so that it covers none of its text.
                        insetBlockEnd: "-6",
                        insetInlineStart: "calc(50% - 1.25rem)",
                        minW: "10",
                        h: "6",
                        px: "1.5",
                        bg: "surface",
                        borderWidth: "1px",
                        borderColor: "border.strong",
                        borderRadius: "full",
                        fontSize: "xs",
                        fontVariantNumeric: "tabular-nums",
                        cursor: "pointer",
                      })}
                      type="button"
                      tabIndex={-1}
                      aria-hidden
                      title={toggleLabel(placed)}
                      onClick={(event) => {
                        event.stopPropagation();
                        onToggle(node.id);
                      }}
                    >
                      {closed.has(node.id) ? `+${children}` : "–"}
                    </button>
                  )}
                </div>
              );
            })}
          </div>
        </div>
      </div>
    </>
  );
}
