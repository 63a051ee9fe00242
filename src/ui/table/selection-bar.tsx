/** Floating bar of selected rows: count, actions, Esc to clear. */
import { css } from "#generated/styles/css/index.js";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { buttonBar } from "../kit/button-bars.ts";
import { Button, IconButton } from "../kit/button.tsx";
import { useShortcuts } from "../kit/shortcuts.ts";
import { Toolbar } from "../kit/toolbar.tsx";
import { VisuallyHidden } from "../kit/visually-hidden.tsx";

export interface BulkAction {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

export function SelectionBar({
  count,
  actions,
  onClear,
}: {
  count: number;
  actions: readonly BulkAction[];
  onClear: () => void;
}) {
  const t = useText();
  useShortcuts({ Escape: onClear }, count > 0);
  return (
    <>
      <VisuallyHidden role="status">{count > 0 ? t("crud.selected", { count }) : ""}</VisuallyHidden>
      {count > 0 && (
        <div
          ref={buttonBar}
          className={css({
            position: { base: "fixed", md: "absolute" },
            insetBlockEnd: { base: "4", md: "3.75rem" },
            insetInline: "0",
            display: "flex",
            justifyContent: "center",
            px: "4",
            zIndex: "docked",
            pointerEvents: "none",
          })}
        >
          <Toolbar
            label={t("crud.bulkActions")}
            css={{
              flexWrap: { base: "wrap", md: "nowrap" },
              justifyContent: "center",
              p: "1.5",
              maxW: "full",
              bg: "raised",
              borderWidth: "1px",
              borderColor: "border",
              borderRadius: "card",
              boxShadow: "floating",
              pointerEvents: "auto",
              animation: "appear 150ms ease-out",
              _motionReduce: { animation: "none" },
            }}
          >
            <span
              className={css({
                px: "2.5",
                fontWeight: "medium",
                whiteSpace: "nowrap",
                fontVariantNumeric: "tabular-nums",
              })}
              aria-hidden
            >
              {t("crud.selected", { count })}
            </span>
            {actions.map(({ name, label, icon, danger = false, disabled = false, onSelect }) => (
              <Button
                key={name}
                size="sm"
                variant="ghost"
                disabled={disabled}
                aria-label={label}
                onClick={onSelect}
                className={css({ color: danger ? "danger.text" : "text" })}
              >
                {icon}
                <span className={css({ display: { base: "none", sm: "inline" } })}>{label}</span>
              </Button>
            ))}
            <span className={css({ alignSelf: "stretch", w: "1px", bg: "border", mx: "1" })} aria-hidden />
            <IconButton size="sm" label={t("crud.clearSelection")} onClick={onClear}>
              <X size={16} aria-hidden />
            </IconButton>
          </Toolbar>
        </div>
      )}
    </>
  );
}
