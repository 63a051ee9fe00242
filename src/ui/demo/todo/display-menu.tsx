/** Display options: sorting, reset of the custom order, hide completed. */
import { css } from "#generated/styles/css/index.js";
import { ArrowDownUp, Trash2 } from "lucide-react";
import { Button } from "../../kit/button.tsx";
import { Menu } from "../../kit/menu.tsx";
import { MenuChoice, MenuHeading, MenuItem, MenuSeparator } from "../../kit/menu-items.tsx";
import { useText } from "../../messages/use-text.ts";
import { sorts, type Sort } from "./todo-view.ts";

interface DisplayMenuProps {
  /** Undefined means the custom order. */
  sort: Sort | undefined;
  hasOwnOrder: boolean;
  /** Undefined in lists where the option makes no sense. */
  showDone: boolean | undefined;
  onSort: (sort: Sort | undefined) => void;
  onShowDone: (show: boolean) => void;
  onForgetOrder: () => void;
}

export function DisplayMenu({ sort, hasOwnOrder, showDone, onSort, onShowDone, onForgetOrder }: DisplayMenuProps) {
  const t = useText();
  const current = sort ?? (hasOwnOrder ? "own" : "latest");
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <Button
          {...props}
          aria-label={`${t("todo.display")}: ${t(`todo.sort.${current}`)}`}
          className={css({ color: "text.muted" })}
        >
          <ArrowDownUp size={16} aria-hidden />
          <span className={css({ display: "none", _todoOrderNamed: { display: "inline" } })}>
            {t(`todo.sort.${current}`)}
          </span>
        </Button>
      )}
    >
      <MenuHeading>{t("todo.sortBy")}</MenuHeading>
      {hasOwnOrder && (
        <MenuChoice checked={current === "own"} onSelect={() => onSort(undefined)}>
          {t("todo.sort.own")}
        </MenuChoice>
      )}
      {sorts.map((each) => (
        <MenuChoice
          key={each}
          checked={each === current}
          onSelect={() => onSort(each === "latest" && !hasOwnOrder ? undefined : each)}
        >
          {t(`todo.sort.${each}`)}
        </MenuChoice>
      ))}
      {showDone !== undefined && (
        <>
          <MenuSeparator />
          <MenuChoice kind="checkbox" checked={showDone} onSelect={() => onShowDone(!showDone)}>
            {t("todo.showDone")}
          </MenuChoice>
        </>
      )}
      {hasOwnOrder && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 size={16} aria-hidden />} onSelect={onForgetOrder}>
            {t("todo.forgetOrder")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
