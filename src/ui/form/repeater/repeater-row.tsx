/** One row of a repeater with its fields and actions; in narrow containers its name is above. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { ArrowDown, ArrowUp, Copy, Ellipsis, GripVertical, Trash2 } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { IconButton } from "../../kit/button.tsx";
import { MenuItem } from "../../kit/menu-items.tsx";
import { Menu } from "../../kit/menu.tsx";
import { useRowDrag } from "../../kit/use-row-drag.ts";

const roomy = "@container repeater (min-width: 34rem)";

const Row = chakra("li", {
  base: {
    position: "relative",
    py: "3",
    borderTopWidth: "1px",
    borderColor: "border",
    _first: { borderTopWidth: "0", pt: "0" },
    "& > [role=group]": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: '"name actions" "content content"',
      alignItems: "start",
      columnGap: "2",
      rowGap: "1",
      [roomy]: { gridTemplateAreas: '"content actions"' },
    },
    "& > [role=group]:has(> [data-handle])": {
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      gridTemplateAreas: '"handle name actions" "content content content"',
      [roomy]: { gridTemplateAreas: '"handle content actions"' },
    },
    "& [data-name]": { gridArea: "name", fontWeight: "medium", alignSelf: "center", [roomy]: { display: "none" } },
    // Aligned with the controls, which are below their labels.
    "& [data-beside]": { [roomy]: { pt: "1.75rem" } },
    "&[data-drag=dragged]": { opacity: 0.4 },
    "&[data-drag=above]::before, &[data-drag=below]::after": {
      content: '""',
      position: "absolute",
      insetInline: "0",
      h: "2px",
      bg: "accent",
      pointerEvents: "none",
    },
    "&[data-drag=above]::before": { top: "-1.5px" },
    "&[data-drag=below]::after": { bottom: "-1.5px" },
  },
});

interface RepeaterRowProps {
  id: number;
  name: string;
  place: number;
  count: number;
  /** Undefined if rows cannot be reordered. */
  onMove: ((to: number) => void) | undefined;
  onDrop: (id: number, side: "above" | "below") => void;
  onDouble: (() => void) | undefined;
  /** Undefined if the row is required. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** Controls with their own Alt+arrow behaviour. */
const taken = "select, [role=combobox], [role=menu]";

export function RepeaterRow({
  id,
  name,
  place,
  count,
  onMove,
  onDrop,
  onDouble,
  onRemove,
  children,
}: RepeaterRowProps) {
  const t = useText();
  const drag = useRowDrag({ kind: "entry", id, enabled: onMove !== undefined && count > 1, onDrop });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (
      !onMove ||
      !event.altKey ||
      step === undefined ||
      event.defaultPrevented ||
      (event.target as Element).closest(taken)
    )
      return;
    event.preventDefault();
    onMove(place + step);
  };
  return (
    <Row ref={drag.row} data-entry={id} data-drag={drag.state} onKeyDown={onKeyDown}>
      <div role="group" aria-label={name}>
        {onMove && (
          <span
            ref={drag.handle}
            className={css({
              gridArea: "handle",
              display: "grid",
              placeItems: "center",
              w: "6",
              minH: "8",
              color: "text.muted",
              cursor: "grab",
            })}
            data-handle
            data-beside
            title={t("fields.entry.drag", { name })}
            aria-hidden
          >
            <GripVertical size={16} />
          </span>
        )}
        <span data-name>{name}</span>
        <div className={css({ gridArea: "content", minW: "0" })}>{children}</div>
        <div className={css({ gridArea: "actions", display: "flex" })} data-beside>
          {onMove ? (
            <Menu
              align="end"
              trigger={(trigger) => (
                <IconButton {...trigger} size="sm" label={t("fields.entry.more", { name })}>
                  <Ellipsis size={16} aria-hidden />
                </IconButton>
              )}
            >
              {onDouble && (
                <MenuItem icon={<Copy size={16} aria-hidden />} onSelect={onDouble}>
                  {t("fields.entry.duplicate")}
                </MenuItem>
              )}
              <MenuItem
                icon={<ArrowUp size={16} aria-hidden />}
                hint="Alt+↑"
                disabled={place === 0}
                onSelect={() => onMove(place - 1)}
              >
                {t("fields.entry.up")}
              </MenuItem>
              <MenuItem
                icon={<ArrowDown size={16} aria-hidden />}
                hint="Alt+↓"
                disabled={place === count - 1}
                onSelect={() => onMove(place + 1)}
              >
                {t("fields.entry.down")}
              </MenuItem>
            </Menu>
          ) : (
            onDouble && (
              <IconButton size="sm" label={`${t("fields.entry.duplicate")}: ${name}`} onClick={onDouble}>
                <Copy size={16} aria-hidden />
              </IconButton>
            )
          )}
          <IconButton
            data-remove
            size="sm"
            label={onRemove ? t("fields.entry.remove", { name }) : t("fields.entry.stays", { name })}
            inactive={!onRemove}
            onClick={onRemove}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      </div>
    </Row>
  );
}
