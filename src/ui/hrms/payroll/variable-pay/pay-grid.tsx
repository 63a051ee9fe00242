/** The grid of people and items: typed in, moved through with the keys, and filled from a spreadsheet. */
import { css } from "#generated/styles/css/index.js";
import { memo, type ClipboardEvent, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import type { VariablePay, VariablePayItem, VariablePayRow } from "#generated/hrms/schema.ts";
import { formatAmount } from "../../../kit/amount.ts";
import { Money } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { addedTo, cellsOf, centsOf, type Edit, type Edits, keyOf } from "./edits.ts";

const head = css({
  position: "sticky",
  top: "0",
  zIndex: "1",
  bg: "surface",
  px: "3",
  py: "2.5",
  textAlign: "end",
  fontSize: "sm",
  fontWeight: "medium",
  color: "text.muted",
  borderBottomWidth: "1px",
  minW: "9rem",
  whiteSpace: "normal",
});
const person = css({
  position: "sticky",
  insetInlineStart: "0",
  bg: "surface",
  px: { base: "3", md: "5" },
  py: "1.5",
  textAlign: "start",
  fontWeight: "medium",
  minW: { base: "9rem", md: "15rem" },
  maxW: { base: "9rem", md: "20rem" },
  borderBottomWidth: "1px",
  borderInlineEndWidth: "1px",
  overflowWrap: "anywhere",
});
const cell = css({ p: "0", borderBottomWidth: "1px", borderInlineEndWidth: "1px", position: "relative" });
/** The width that the items leave. */
const rest = css({ w: "full", borderBottomWidth: "1px", position: "sticky", top: "0", bg: "surface" });
const input = css({
  w: "full",
  h: "10",
  px: "3",
  bg: "transparent",
  color: "text",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  borderWidth: "0",
  outline: "none",
  _hover: { bg: "hover" },
  _focus: { boxShadow: "inset 0 0 0 2px token(colors.accent)" },
  "&[data-edited]": { bg: "info.subtle" },
  "&[aria-invalid=true]": { bg: "danger.subtle", color: "danger.text" },
  "&[readonly]": { color: "text.muted", bg: "canvas" },
});
const note = css({
  position: "absolute",
  insetInlineEnd: "0",
  top: "full",
  zIndex: "2",
  display: "none",
  px: "2",
  py: "1",
  maxW: "16rem",
  fontSize: "sm",
  bg: "raised",
  color: "danger.text",
  borderWidth: "1px",
  borderRadius: "control",
  "input:focus + &": { display: "block" },
});

interface RowProps {
  readonly row: VariablePayRow;
  readonly at: number;
  readonly items: readonly VariablePayItem[];
  readonly edits: Edits;
  readonly faults: ReadonlyMap<string, string>;
  readonly onEdit: (edits: readonly Edit[]) => void;
}

const Row = memo(function Row({ row, at, items, edits, faults, onEdit }: RowProps) {
  const t = useText();
  const { locale } = useIntl();
  return (
    <tr>
      <th scope="row" className={person}>
        {row.fullName}
        <span className={css({ display: "block", color: "text.muted", fontSize: "sm", fontWeight: "normal" })}>
          {row.employeeNo}
        </span>
      </th>
      {items.map((item, column) => {
        const known = row.cells.find(({ itemId }) => itemId === item.id);
        const stored = known?.amount ?? null;
        const key = keyOf(row.employeeId, item.id);
        const edit = edits.get(key);
        const fault =
          edit && centsOf(edit.text, locale) === undefined ? t("variable-pay.fault.number") : faults.get(key);
        const id = `fault-${at}-${column}`;
        return (
          <td key={item.id} className={cell}>
            <input
              className={input}
              data-cell={`${at}:${column}`}
              data-edited={edit ? "" : undefined}
              aria-label={t("variable-pay.cell", { item: item.name, person: row.fullName })}
              aria-invalid={fault === undefined ? undefined : true}
              aria-describedby={fault === undefined ? undefined : id}
              autoComplete="off"
              inputMode="decimal"
              readOnly={known?.taken === true}
              value={edit?.text ?? (stored === null ? "" : formatAmount(stored, locale))}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) =>
                onEdit([{ employeeId: row.employeeId, itemId: item.id, text: target.value, stored }])
              }
            />
            {fault !== undefined && (
              <span id={id} className={note}>
                {fault}
              </span>
            )}
          </td>
        );
      })}
      <td className={rest} aria-hidden />
    </tr>
  );
});

/** The cell beside the one in focus, by row and column. */
function move(from: HTMLInputElement, down: number, across: number): boolean {
  const [row = 0, column = 0] = (from.dataset["cell"] ?? "").split(":").map(Number);
  const next = from.closest("table")?.querySelector<HTMLInputElement>(`[data-cell="${row + down}:${column + across}"]`);
  next?.focus();
  return next != null;
}

function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key } = event;
  if (!(target instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const { selectionStart, selectionEnd, value } = target;
  const whole = selectionStart === 0 && selectionEnd === value.length;
  const moved =
    key === "ArrowDown" || (key === "Enter" && !event.shiftKey)
      ? move(target, 1, 0)
      : key === "ArrowUp" || key === "Enter"
        ? move(target, -1, 0)
        : key === "ArrowLeft" && (whole || selectionEnd === 0)
          ? move(target, 0, -1)
          : key === "ArrowRight" && (whole || selectionStart === value.length)
            ? move(target, 0, 1)
            : false;
  if (moved || key === "Enter") event.preventDefault();
}

export interface PayGridProps {
  readonly pay: VariablePay;
  readonly edits: Edits;
  readonly faults: ReadonlyMap<string, string>;
  readonly onEdit: (edits: readonly Edit[]) => void;
}

export function PayGrid({ pay: { rows, items }, edits, faults, onEdit }: PayGridProps) {
  const t = useText();
  const { locale } = useIntl();
  const paste = (event: ClipboardEvent<HTMLTableElement>): void => {
    const { target } = event;
    const cells = cellsOf(event.clipboardData.getData("text/plain"));
    if (!(target instanceof HTMLInputElement) || (cells.length === 1 && cells[0]?.length === 1)) return;
    event.preventDefault();
    const [firstRow = 0, firstColumn = 0] = (target.dataset["cell"] ?? "").split(":").map(Number);
    const added = cells.flatMap((line, down) =>
      line.flatMap((text, across): Edit[] => {
        const row = rows[firstRow + down];
        const item = items[firstColumn + across];
        if (!row || !item) return [];
        const known = row.cells.find(({ itemId }) => itemId === item.id);
        if (known?.taken === true) return [];
        return [{ employeeId: row.employeeId, itemId: item.id, text, stored: known?.amount ?? null }];
      }),
    );
    onEdit(added);
    toast({ text: t("variable-pay.pasted", { count: added.length }) });
  };
  return (
    <div
      className={css({ overflow: "auto", maxH: "calc(100dvh - 22rem)", minH: "14rem" })}
      role="group"
      aria-label={t("variable-pay.grid")}
    >
      <table
        className={css({ borderCollapse: "separate", borderSpacing: "0", minW: "full" })}
        onKeyDown={onKeyDown}
        onPaste={paste}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className={`${head} ${css({ insetInlineStart: "0", zIndex: "3!", textAlign: "start!", px: { md: "5!" } })}`}
            >
              {t("variable-pay.employee")}
            </th>
            {items.map(({ id, name, kind }) => (
              <th key={id} scope="col" className={head}>
                {name}
                <span className={css({ display: "block", fontWeight: "normal" })}>{t(`variable-pay.${kind}`)}</span>
              </th>
            ))}
            <td className={rest} aria-hidden />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row key={row.employeeId} row={row} at={at} items={items} edits={edits} faults={faults} onEdit={onEdit} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={person}>
              {t("variable-pay.total")}
            </th>
            {items.map(({ id, total }) => (
              <td key={id} className={css({ px: "3", py: "2.5", textAlign: "end", fontWeight: "medium" })}>
                <Money cents={total + addedTo(edits, id, locale)} />
              </td>
            ))}
            <td aria-hidden />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
