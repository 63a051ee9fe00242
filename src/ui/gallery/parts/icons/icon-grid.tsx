/** Icons in a grid of which only the visible rows are rendered; one Tab stop, arrow keys, Enter copies. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useView } from "../../../table/use-view.ts";
import { componentOf, Drawn, names } from "./drawn.tsx";

const cell = 64;
const beyond = 3;

interface IconGridProps {
  query: string;
  size: number;
  stroke: number;
  copies: "name" | "jsx";
  onCount: (count: number) => void;
}

export function IconGrid({ query, size, stroke, copies, onCount }: IconGridProps) {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const { top, height } = useView(scroller, cell);
  const [columns, setColumns] = useState(8);
  const [at, setAt] = useState(0);
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const found = names.filter((name) => words.every((word) => name.includes(word)));
  const { length } = found;
  const current = Math.min(at, Math.max(0, length - 1));
  useEffect(() => onCount(length), [length, onCount]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const fit = (): void => setColumns(Math.max(1, Math.floor(element.clientWidth / cell)));
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const rows = Math.ceil(length / columns);
  const first = Math.max(0, Math.floor(top / cell) - beyond);
  const last = Math.min(rows, Math.ceil((top + height) / cell) + beyond);
  const copy = async (name: string): Promise<void> => {
    const text = copies === "name" ? name : `<${componentOf(name)} size={${size}} />`;
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: t("showcase-foundations.copied", { name: text }) });
    } catch {
      toast({ kind: "error", text: t("tools.notCopied") });
    }
  };
  const go = (to: number): void => {
    const next = Math.max(0, Math.min(length - 1, to));
    const row = Math.floor(next / columns);
    const element = scroller.current;
    setAt(next);
    if (element && row * cell < element.scrollTop) element.scrollTop = row * cell;
    if (element && (row + 1) * cell > element.scrollTop + element.clientHeight)
      element.scrollTop = (row + 1) * cell - element.clientHeight;
    // Once the row is rendered.
    requestAnimationFrame(() =>
      element?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus({ preventScroll: true }),
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor(height / cell)) * columns;
    const forward = document.documentElement.dir === "rtl" ? -1 : 1;
    const rowStart = current - (current % columns);
    const to = {
      ArrowRight: current + forward,
      ArrowLeft: current - forward,
      ArrowDown: current + columns,
      ArrowUp: current - columns,
      PageDown: current + page,
      PageUp: current - page,
      Home: event.ctrlKey ? 0 : rowStart,
      End: event.ctrlKey ? length - 1 : rowStart + columns - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <div
      ref={scroller}
      className={css({
        h: "80",
        overflowY: "auto",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "control",
      })}
      tabIndex={length === 0 ? 0 : -1}
      role="group"
      aria-label={t("showcase-foundations.icons.all")}
      onKeyDown={onKeyDown}
    >
      <div style={{ height: rows * cell, position: "relative" }}>
        {found.slice(first * columns, last * columns).map((name, index) => {
          const place = first * columns + index;
          return (
            <button
              key={name}
              type="button"
              data-at={place}
              data-tip={name}
              aria-label={name}
              tabIndex={place === current ? 0 : -1}
              className={css({
                position: "absolute",
                display: "grid",
                placeItems: "center",
                cursor: "pointer",
                borderRadius: "control",
                _hover: { bg: "hover" },
                _focusVisible: { outlineOffset: "-2px" },
              })}
              style={{
                width: `${100 / columns}%`,
                height: cell,
                insetBlockStart: Math.floor(place / columns) * cell,
                insetInlineStart: `${((place % columns) * 100) / columns}%`,
              }}
              onFocus={() => setAt(place)}
              onClick={() => void copy(name)}
            >
              <Drawn name={name} size={size} stroke={stroke} />
            </button>
          );
        })}
      </div>
    </div>
  );
}
