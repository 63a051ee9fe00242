/** Repeater: add, duplicate, reorder and remove rows, with focus handling and undo. */
import { css } from "#generated/styles/css/index.js";
import { Plus } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../../kit/button.tsx";
import { useUndo, useUndoKey } from "../../kit/undo.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { changed, entryOf, inserted, moved, without, type Entries, type Entry } from "./entries.ts";
import { RepeaterRow } from "./repeater-row.tsx";
import { useGlide } from "./use-glide.ts";

interface RepeaterProps<Value> {
  label: string;
  entries: Entries<Value>;
  onChange: (entries: Entries<Value>) => void;
  blank: () => Value;
  /** Name of a row: "Item 2". */
  nameOf: (place: number, value: Value) => string;
  add: string;
  min?: number;
  max?: number;
  ordered?: boolean;
  canDuplicate?: boolean;
  children: (value: Value, set: (value: Value) => void, place: number) => ReactNode;
}

const field = ":is(input, select, textarea, [contenteditable=true]):not([type=hidden])";

export function Repeater<Value>(props: RepeaterProps<Value>) {
  const {
    label,
    entries,
    onChange,
    blank,
    nameOf,
    add,
    min = 1,
    max = Infinity,
    ordered = false,
    canDuplicate = false,
    children,
  } = props;
  const t = useText();
  const offerUndo = useUndo();
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | Element | null>(null);
  const [said, setSaid] = useState("");
  // Undo inserts into the rows at that time.
  const latest = useRef(props);
  latest.current = props;
  useUndoKey();
  useGlide(frame);
  useLayoutEffect(() => {
    const target = wanted.current;
    wanted.current = null;
    const element = typeof target === "string" ? frame.current?.querySelector(target) : target;
    if (element instanceof HTMLElement) element.focus();
  }, [entries]);

  const row = (key: number): string => `[data-entry="${key}"]`;
  const put = (at: number, entry: Entry<Value>): void => {
    wanted.current = `${row(entry.key)} ${field}`;
    latest.current.onChange(inserted(latest.current.entries, at, entry));
  };
  const remove = (place: number): void => {
    const entry = entries[place];
    if (!entry || entries.length <= min) return;
    const next = entries[place + 1] ?? entries[place - 1];
    wanted.current = next ? `${row(next.key)} [data-remove]` : "[data-add]";
    onChange(without(entries, entry.key));
    offerUndo(t("fields.entry.removed", { name: nameOf(place, entry.value) }), () => put(place, entry));
  };
  const move = (key: number, to: number): void => {
    const next = moved(entries, key, to);
    if (next === entries) return;
    const from = entries.findIndex((entry) => entry.key === key);
    const value = entries[from]?.value;
    if (value !== undefined)
      setSaid(t("fields.entry.moved", { name: nameOf(from, value), place: to + 1, count: entries.length }));
    // Moving a focused element in the DOM can drop the focus.
    wanted.current = document.activeElement;
    onChange(next);
  };
  const full = entries.length >= max;
  return (
    <div ref={frame} className={css({ minW: "0", containerType: "inline-size" })} style={{ containerName: "repeater" }}>
      <ol className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" })} aria-label={label}>
        {entries.map(({ key, value }, place) => (
          <RepeaterRow
            key={key}
            id={key}
            name={nameOf(place, value)}
            place={place}
            count={entries.length}
            onMove={ordered ? (to) => move(key, to) : undefined}
            onDrop={(id, side) => {
              const from = entries.findIndex((entry) => entry.key === id);
              const to = place + (side === "below" ? 1 : 0);
              move(id, from < to ? to - 1 : to);
            }}
            onDouble={canDuplicate && !full ? () => put(place + 1, entryOf(value)) : undefined}
            onRemove={entries.length > min ? () => remove(place) : undefined}
          >
            {children(value, (next) => onChange(changed(entries, key, next)), place)}
          </RepeaterRow>
        ))}
      </ol>
      <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mt: "3" })}>
        <Button data-add disabled={full} onClick={() => put(entries.length, entryOf(blank()))}>
          <Plus size={16} aria-hidden />
          {add}
        </Button>
        {Number.isFinite(max) && (
          <span className={css({ color: "text.muted", fontSize: "sm", fontVariantNumeric: "tabular-nums" })}>
            {t("fields.entry.count", { count: entries.length, most: max })}
          </span>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
