/** Dialog to show, hide and reorder widgets, by mouse or keyboard. */
import { css } from "#generated/styles/css/index.js";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../kit/button.tsx";
import { LabelledCheckbox } from "../../kit/checkbox.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useRowDrag } from "../../kit/use-row-drag.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { movedBy, type Arrangement } from "./arrangement.ts";

interface ArrangeDialogProps {
  arrangement: Arrangement;
  titleOf: (name: string) => string;
  onChange: (next: Partial<Arrangement>) => void;
  onReset: () => void;
  onClose: () => void;
}

interface RowProps {
  at: number;
  last: boolean;
  title: string;
  shown: boolean;
  onShow: (shown: boolean) => void;
  onMove: (to: number) => void;
  onDrop: (from: number, side: "above" | "below") => void;
}

function Row({ at, last, title, shown, onShow, onMove, onDrop }: RowProps) {
  const t = useText();
  const drag = useRowDrag({ kind: "widget", id: at, enabled: true, onDrop });
  return (
    <li
      ref={drag.row}
      data-drag={drag.state}
      className={css({
        position: "relative",
        display: "flex",
        alignItems: "center",
        gap: "2",
        minH: "10",
        borderTopWidth: "1px",
        borderColor: "border",
        _first: { borderTopWidth: "0" },
        "&[data-drag=dragged]": { opacity: 0.4 },
        "&[data-drag=above]": { boxShadow: "inset 0 2px 0 0 {colors.accent}" },
        "&[data-drag=below]": { boxShadow: "inset 0 -2px 0 0 {colors.accent}" },
      })}
    >
      <span
        ref={drag.handle}
        className={css({ color: "text.muted", cursor: "grab", display: "inline-flex" })}
        aria-hidden
      >
        <GripVertical size={16} />
      </span>
      <span className={css({ flex: "1", minW: "0" })}>
        <LabelledCheckbox checked={shown} onChange={(event) => onShow(event.target.checked)}>
          {title}
        </LabelledCheckbox>
      </span>
      <IconButton
        size="sm"
        label={t("dashboards.moveUp", { title })}
        inactive={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t("dashboards.moveDown", { title })} inactive={last} onClick={() => onMove(at + 1)}>
        <ArrowDown size={16} aria-hidden />
      </IconButton>
    </li>
  );
}

export function ArrangeDialog({
  arrangement: { order, hidden },
  titleOf,
  onChange,
  onReset,
  onClose,
}: ArrangeDialogProps) {
  const t = useText();
  const [said, setSaid] = useState("");
  const move = (name: string, to: number): void => {
    if (to < 0 || to >= order.length) return;
    onChange({ order: movedBy(order, name, to) });
    setSaid(t("dashboards.movedTo", { title: titleOf(name), place: to + 1, count: order.length }));
  };
  return (
    <Dialog
      open
      side="end"
      width="24rem"
      title={t("dashboards.arrange")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onReset}>{t("dashboards.reset")}</Button>
          <Button variant="solid" onClick={onClose}>
            {t("common.close")}
          </Button>
        </>
      }
    >
      <ul>
        {order.map((name, at) => (
          <Row
            key={name}
            at={at}
            last={at === order.length - 1}
            title={titleOf(name)}
            shown={!hidden.includes(name)}
            onShow={(shown) => onChange({ hidden: shown ? hidden.filter((each) => each !== name) : [...hidden, name] })}
            onMove={(to) => move(name, to)}
            onDrop={(from, side) => {
              const dropped = order[from];
              const to = at + (side === "below" ? 1 : 0);
              if (dropped !== undefined) move(dropped, from < to ? to - 1 : to);
            }}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Dialog>
  );
}
