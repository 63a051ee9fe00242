/** Dragging shifts onto days: from the palette, or from another day, which is cleared. */
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Cell, Choice } from "./planning.ts";

const kind = "roster-choice";

interface Dragged {
  readonly choice: Choice;
  readonly from?: Cell;
}

const draggedOf = (data: Readonly<Record<string | symbol, unknown>>): Dragged | undefined =>
  data["kind"] === kind ? (data["dragged"] as Dragged) : undefined;

export function useChoiceDrag(choice: Choice, enabled: boolean): RefObject<HTMLButtonElement | null> {
  const element = useRef<HTMLButtonElement>(null);
  const latest = useRef(choice);
  latest.current = choice;
  useEffect(() => {
    if (!enabled || !element.current) return;
    return draggable({
      element: element.current,
      getInitialData: () => ({ kind, dragged: { choice: latest.current } satisfies Dragged }),
    });
  }, [enabled]);
  return element;
}

interface CellDrag {
  readonly cell: RefObject<HTMLButtonElement | null>;
  readonly isOver: boolean;
}

/** A day as target, and as source if something is planned on it. */
export function useCellDrag(
  cell: Cell,
  planned: Choice | undefined,
  enabled: boolean,
  onDrop: (choice: Choice, from: Cell | undefined) => void,
): CellDrag {
  const element = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef({ cell, planned, onDrop });
  latest.current = { cell, planned, onDrop };
  useEffect(() => {
    if (!enabled || !element.current) return;
    return combine(
      draggable({
        element: element.current,
        canDrag: () => latest.current.planned !== undefined,
        getInitialData: () => ({ kind, dragged: { choice: latest.current.planned, from: latest.current.cell } }),
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => draggedOf(source.data) !== undefined,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          const dragged = draggedOf(source.data);
          if (dragged) latest.current.onDrop(dragged.choice, dragged.from);
        },
      }),
    );
  }, [enabled]);
  return { cell: element, isOver };
}
