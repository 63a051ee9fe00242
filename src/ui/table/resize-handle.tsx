/** Column resize handle: drag, arrow keys, or double click to fit. */
import { chakra } from "#generated/styles/jsx/index.js";
import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useText } from "../messages/use-text.ts";
import { fittingWidth, narrowest, widest } from "./layout.ts";
import { focusHead, type Head } from "./use-head.ts";

const Line = chakra("span", {
  base: {
    position: "absolute",
    insetBlock: "0",
    insetInlineEnd: "0",
    w: "2",
    cursor: "col-resize",
    touchAction: "none",
    _before: { content: '""', position: "absolute", insetBlock: "2", insetInlineEnd: "0", w: "1px", bg: "transparent" },
    "th:hover > &": { _before: { bg: "border.strong" } },
    "&:is(:hover, :focus-visible, [data-dragging])": { _before: { bg: "accent!", w: "3px", insetBlock: "0" } },
    _focusVisible: { outlineOffset: "-2px" },
  },
});

const step = 8;
const bigStep = 40;

export function ResizeHandle({ id, header, head }: { id: string; header: string; head: Head }) {
  const t = useText();
  const drag = useRef<{ x: number; width: number; sign: 1 | -1 }>(undefined);
  const [width, setWidth] = useState<number>();

  const draw = (line: HTMLElement, next: number): void => {
    // Sets the style directly: rendering a large table would lag behind the pointer.
    const col = line.closest("table")?.querySelector<HTMLElement>(`col[data-column="${CSS.escape(id)}"]`);
    if (col) col.style.width = `${next}px`;
  };
  const moved = (event: PointerEvent<HTMLElement>): number => {
    const { x, width: from, sign } = drag.current ?? { x: 0, width: 0, sign: 1 };
    return fittingWidth(from + (event.clientX - x) * sign);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const mirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const size = event.shiftKey ? bigStep : step;
    const change = { ArrowRight: mirrored ? -size : size, ArrowLeft: mirrored ? size : -size }[event.key];
    if (change !== undefined) head.setWidth(id, head.widthOf(id) + change);
    else if (event.key === "Home") head.setWidth(id, narrowest);
    else if (event.key === "End") head.setWidth(id, widest);
    else if (event.key === "Enter" || event.key === " ") head.fit(id);
    else if (event.key === "Escape") focusHead(event.currentTarget.closest("table"), id, "menu");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Line
      role="separator"
      aria-orientation="vertical"
      aria-label={t("crud.widthOf", { column: header })}
      aria-valuenow={width ?? Math.max(narrowest, head.widthOf(id))}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={-1}
      data-head-control="width"
      data-dragging={width !== undefined || undefined}
      onKeyDown={onKeyDown}
      onDoubleClick={() => head.fit(id)}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const sign = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
        drag.current = { x: event.clientX, width: event.currentTarget.closest("th")?.offsetWidth ?? 0, sign };
      }}
      onPointerMove={(event) => {
        if (!drag.current) return;
        // Only on movement, so that clicks don't fix the column widths.
        if (width === undefined && event.clientX !== drag.current.x) head.freeze(id);
        if (event.clientX === drag.current.x && width === undefined) return;
        setWidth(moved(event));
        draw(event.currentTarget, moved(event));
      }}
      onPointerUp={(event) => {
        const dragged = width !== undefined;
        if (drag.current && dragged) head.setWidth(id, moved(event));
        drag.current = undefined;
        setWidth(undefined);
      }}
      onPointerCancel={() => {
        drag.current = undefined;
        setWidth(undefined);
      }}
    />
  );
}
