/** Lists whose items are moved by pointer or keyboard, also between lists; each step is announced. */
import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { css } from "#generated/styles/css/index.js";
import { GripVertical } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useRowDrag } from "../../kit/use-row-drag.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { listOf, moved, type Lists, type SortItem } from "./sort-lists.ts";

interface SortableProps {
  lists: Lists;
  onChange: (lists: Lists) => void;
  nameOf: (list: string) => string;
  look?: "list" | "cards";
  /** Only the handle drags. */
  handles?: boolean;
  /** Items of this list stay; others get copies. */
  copyFrom?: string;
}

export function Sortable({ lists, onChange, nameOf, look = "list", handles = false, copyFrom }: SortableProps) {
  const t = useText();
  const kind = useId();
  const root = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<{ id: number; origin: number; name: string; before: Lists }>();
  const [said, setSaid] = useState("");
  const names = Object.keys(lists);
  const focused = useRef<number>(undefined);
  // A moved element loses the focus.
  useEffect(() => {
    if (focused.current === undefined) return;
    root.current?.querySelector<HTMLElement>(`[data-sort="${focused.current}"]`)?.focus({ preventScroll: true });
    focused.current = undefined;
  }, [lists]);
  const put = (id: number, to: string, index: number): void => {
    const next = moved(lists, id, to, index, copyFrom);
    onChange(next.lists);
    const items = next.lists[to] ?? [];
    const at = items.findIndex((item) => item.id === next.id);
    if (held) {
      setHeld({ ...held, id: next.id });
      focused.current = next.id;
    }
    setSaid(
      t("showcase-inputs.dragging.at", { name: items[at]?.name, at: at + 1, count: items.length, list: nameOf(to) }),
    );
  };
  const onKeyDown = (event: KeyboardEvent, item: SortItem): void => {
    const { key } = event;
    const list = listOf(lists, item.id);
    const at = (lists[list] ?? []).indexOf(item);
    const rtl = document.documentElement.dir === "rtl";
    const side = key === (rtl ? "ArrowLeft" : "ArrowRight") ? 1 : key === (rtl ? "ArrowRight" : "ArrowLeft") ? -1 : 0;
    const other = names[names.indexOf(list) + side];
    if (key === " " || (key === "Enter" && held)) {
      setHeld(held ? undefined : { id: item.id, origin: item.id, name: item.name, before: lists });
      setSaid(t(held ? "showcase-inputs.dragging.dropped" : "showcase-inputs.dragging.grabbed", { name: item.name }));
    } else if (!held) return;
    else if (key === "Escape") {
      onChange(held.before);
      focused.current = held.origin;
      setHeld(undefined);
      setSaid(t("showcase-inputs.dragging.back", { name: held.name }));
    } else if (key === "ArrowUp" || (side < 0 && names.length === 1)) put(item.id, list, Math.max(0, at - 1));
    else if (key === "ArrowDown" || (side > 0 && names.length === 1)) put(item.id, list, at + 1);
    else if (side !== 0 && other !== undefined) put(item.id, other, Math.min(at, lists[other]?.length ?? 0));
    else return;
    event.preventDefault();
  };
  return (
    <div ref={root}>
      <div
        className={css({
          display: "grid",
          gap: "4",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
        })}
      >
        {names.map((list) => (
          <SortList
            key={list}
            {...{ kind, list, look, handles, onKeyDown }}
            name={nameOf(list)}
            items={lists[list] ?? []}
            held={held?.id}
            onDrop={(id, index) => put(id, list, index)}
          />
        ))}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

interface SortListProps {
  kind: string;
  list: string;
  name: string;
  items: readonly SortItem[];
  look: "list" | "cards";
  handles: boolean;
  held: number | undefined;
  onDrop: (id: number, index: number) => void;
  onKeyDown: (event: KeyboardEvent, item: SortItem) => void;
}

function SortList({ kind, name, items, look, onDrop, ...rest }: SortListProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  const isEmpty = items.length === 0;
  // Rows are targets of their own.
  useEffect(() => {
    const element = list.current;
    if (!isEmpty || !element) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data["kind"] === kind,
      onDrop: ({ source }) => latest.current(Number(source.data["id"]), 0),
    });
  }, [isEmpty, kind]);
  return (
    <div role="group" aria-label={name} className={css({ minW: "0" })}>
      <h3 className={css({ mb: "1.5", fontWeight: "medium" })}>{name}</h3>
      <ul
        ref={list}
        aria-label={name}
        className={css({
          display: "grid",
          alignContent: "start",
          gap: "2",
          minH: "12",
          gridTemplateColumns: look === "cards" ? "repeat(auto-fill, minmax(7rem, 1fr))" : "minmax(0, 1fr)",
        })}
      >
        {items.map((item) => (
          <SortRow
            key={item.id}
            {...{ kind, item, look }}
            {...rest}
            onDrop={(id, side) => {
              const others = items.filter((each) => each.id !== id);
              onDrop(id, others.indexOf(item) + (side === "below" ? 1 : 0));
            }}
          />
        ))}
        {isEmpty && (
          <li
            className={css({
              px: "3",
              py: "2.5",
              borderWidth: "1px",
              borderStyle: "dashed",
              borderColor: "border.strong",
              borderRadius: "control",
              color: "text.muted",
            })}
          >
            {t("showcase-inputs.dragging.empty")}
          </li>
        )}
      </ul>
    </div>
  );
}

interface SortRowProps extends Pick<SortListProps, "kind" | "look" | "handles" | "held" | "onKeyDown"> {
  item: SortItem;
  onDrop: (id: number, side: "above" | "below") => void;
}

function SortRow({ kind, item, look, handles, held, onDrop, onKeyDown }: SortRowProps) {
  const t = useText();
  const { row, handle, state } = useRowDrag({ kind, id: item.id, enabled: true, onDrop });
  const isHeld = held === item.id;
  const grip = (
    <button
      type="button"
      data-sort={item.id}
      aria-pressed={isHeld}
      aria-label={handles ? t("showcase-inputs.dragging.drag", { name: item.name }) : undefined}
      className={css({
        display: "flex",
        flex: "1",
        alignItems: "center",
        gap: "2",
        minH: "6",
        minW: "6",
        textAlign: "start",
        cursor: "grab",
        borderRadius: "xs",
      })}
      onKeyDown={(event) => onKeyDown(event, item)}
    >
      <GripVertical size={16} aria-hidden />
      {!handles && item.name}
    </button>
  );
  return (
    <li
      ref={row}
      className={css({
        position: "relative",
        display: "flex",
        alignItems: "center",
        gap: "2",
        px: "3",
        py: look === "cards" ? "5" : "2",
        bg: "surface",
        borderWidth: "1px",
        borderColor: isHeld ? "accent" : "border",
        borderRadius: "control",
        outline: isHeld ? "1px solid" : undefined,
        outlineColor: "accent",
        opacity: state === "dragged" ? 0.4 : 1,
        _after: {
          content: state === "above" || state === "below" ? '""' : "none",
          position: "absolute",
          insetInline: "0",
          insetBlockStart: state === "above" ? "-5px" : undefined,
          insetBlockEnd: state === "below" ? "-5px" : undefined,
          h: "2px",
          bg: "accent",
        },
      })}
    >
      <span ref={handle} className={css({ display: "flex", flex: handles ? undefined : "1", minW: "0" })}>
        {grip}
      </span>
      {handles && <span className={css({ minW: "0", flex: "1" })}>{item.name}</span>}
    </li>
  );
}
