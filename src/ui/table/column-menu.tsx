/** Button of a column's menu; its items are loaded on demand. */
import { css } from "#generated/styles/css/index.js";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, type ComponentType } from "react";
import { useText } from "../messages/use-text.ts";
import { Button } from "../kit/button.tsx";
import { Menu } from "../kit/menu.tsx";
import type { ColumnMenuItemsProps } from "./column-menu-items.tsx";

const load = () => import("./column-menu-items.tsx");
// The menu does not depend on the row type.
const Items = lazy(async () => ({
  default: (await load()).ColumnMenuItems as ComponentType<ColumnMenuItemsProps<never>>,
}));

interface ColumnMenuProps<Row> extends ColumnMenuItemsProps<Row> {
  /** Whether it takes the header's tab stop, if nothing else does. */
  reachable: boolean;
  onReach: () => void;
}

export function ColumnMenu<Row>({ reachable, onReach, ...props }: ColumnMenuProps<Row>) {
  const t = useText();
  return (
    <Menu
      trigger={(trigger) => (
        <Button
          {...trigger}
          data-head-control="menu"
          tabIndex={reachable ? 0 : -1}
          variant="ghost"
          square
          size="sm"
          aria-label={t("crud.columnMenu", { column: props.column.header })}
          onPointerEnter={() => void load()}
          onFocus={() => {
            void load();
            onReach();
          }}
          className={css({ h: "6!", minW: "6!" })}
        >
          <ChevronDown size={14} aria-hidden />
        </Button>
      )}
    >
      <Suspense fallback={<div className={css({ w: "13rem", h: "72" })} />}>
        <Items {...(props as unknown as ColumnMenuItemsProps<never>)} />
      </Suspense>
    </Menu>
  );
}
