/** Button that opens the column and density panel. */
import { css } from "#generated/styles/css/index.js";
import { Settings2 } from "lucide-react";
import { lazy, Suspense, type ComponentType } from "react";
import { useText } from "../messages/use-text.ts";
import { Button } from "../kit/button.tsx";
import { Popover } from "../kit/popover.tsx";
import type { Column } from "../table/column.ts";
import type { PlacedColumn, TableLayout } from "../table/layout.ts";

interface ViewButtonProps<Row> {
  all: readonly Column<Row>[];
  placed: readonly PlacedColumn<Row>[];
  layout: TableLayout;
  onChange: (layout: TableLayout) => void;
}

const load = () => import("../table/columns-panel.tsx");
// The panel does not depend on the row type.
const Panel = lazy(async () => ({ default: (await load()).ColumnsPanel as ComponentType<ViewButtonProps<never>> }));

export function ViewButton<Row>(props: ViewButtonProps<Row>) {
  const t = useText();
  return (
    <Popover
      align="end"
      label={t("crud.view")}
      trigger={(trigger) => (
        <Button
          {...trigger}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          className={css({ color: "text.muted" })}
        >
          <Settings2 size={16} aria-hidden />
          {t("crud.view")}
        </Button>
      )}
    >
      {() => (
        <div className={css({ w: "16rem", minH: "60" })}>
          <Suspense>
            <Panel {...(props as unknown as ViewButtonProps<never>)} />
          </Suspense>
        </div>
      )}
    </Popover>
  );
}
