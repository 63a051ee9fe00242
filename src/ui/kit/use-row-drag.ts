/** Row reordering by pointer drag, with a drop indicator. Keys and menu are provided elsewhere. */
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState, type RefObject } from "react";

type DragState = "idle" | "dragged" | "above" | "below";

interface RowDragOptions {
  /** Rows can only be dropped on rows of the same kind. */
  kind: string;
  id: number;
  enabled: boolean;
  /** Called when the row with this id is dropped above or below this one. */
  onDrop: (id: number, side: "above" | "below") => void;
}

interface RowDrag {
  readonly row: RefObject<HTMLLIElement | null>;
  readonly handle: RefObject<HTMLSpanElement | null>;
  readonly state: DragState;
}

export function useRowDrag({ kind, id, enabled, onDrop }: RowDragOptions): RowDrag {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<DragState>("idle");
  const latest = useRef(onDrop);
  latest.current = onDrop;

  useEffect(() => {
    const element = row.current;
    const dragHandle = handle.current;
    if (!enabled || !element || !dragHandle) return;
    const sideOf = (clientY: number): "above" | "below" => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? "above" : "below";
    };
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ kind, id }),
        onDragStart: () => setState("dragged"),
        onDrop: () => setState("idle"),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data["kind"] === kind && source.data["id"] !== id,
        // Keeps the last target between rows and outside the list.
        getIsSticky: () => true,
        onDragEnter: ({ location }) => setState(sideOf(location.current.input.clientY)),
        onDrag: ({ location }) => setState(sideOf(location.current.input.clientY)),
        onDragLeave: () => setState("idle"),
        onDrop: ({ source, location }) => {
          setState("idle");
          latest.current(Number(source.data["id"]), sideOf(location.current.input.clientY));
        },
      }),
    );
  }, [kind, id, enabled]);
  return { row, handle, state };
}
