/** Menu of saved views: switch, save and manage. */
import { css } from "#generated/styles/css/index.js";
import { Bookmark, BookmarkPlus, Save, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { Button } from "../../kit/button.tsx";
import { Menu } from "../../kit/menu.tsx";
import { MenuChoice, MenuHeading, MenuItem, MenuSeparator } from "../../kit/menu-items.tsx";
import type { Views } from "./saved-views.ts";

const SaveDialog = lazy(async () => ({ default: (await import("./views-dialogs.tsx")).SaveViewDialog }));
const ManageDialog = lazy(async () => ({ default: (await import("./views-dialogs.tsx")).ManageViewsDialog }));

export function ViewsMenu({ views }: { views: Views }) {
  const t = useText();
  const { saved, current, changed } = views;
  const [open, setOpen] = useState<"save" | "manage">();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Menu
        align="end"
        trigger={(props) => (
          <Button
            {...props}
            aria-label={current ? t("crud.viewOn", { name: current.name }) : t("crud.views")}
            className={css({ color: "text.muted", maxW: "48" })}
          >
            <Bookmark size={16} aria-hidden />
            <span style={{ overflow: "hidden", textOverflow: "ellipsis" }}>
              {current ? `${current.name}${changed ? " *" : ""}` : t("crud.views")}
            </span>
          </Button>
        )}
      >
        <MenuHeading>{t("crud.views")}</MenuHeading>
        <MenuChoice checked={current === undefined} onSelect={() => views.choose(undefined)}>
          {t("crud.viewStandard")}
        </MenuChoice>
        {saved.views.map((view) => (
          <MenuChoice key={view.id} checked={view === current} onSelect={() => views.choose(view)}>
            {view.sharing && !view.sharing.mine
              ? t("crud.viewBy", { name: view.name, owner: view.sharing.owner })
              : view.name}
          </MenuChoice>
        ))}
        <MenuSeparator />
        {changed && current?.sharing?.mine !== false && (
          <MenuItem icon={<Save size={16} aria-hidden />} onSelect={views.saveChanges}>
            {t("crud.viewSaveChanges")}
          </MenuItem>
        )}
        <MenuItem icon={<BookmarkPlus size={16} aria-hidden />} onSelect={() => setOpen("save")}>
          {t("crud.viewSaveAs")}
        </MenuItem>
        {saved.views.some(({ sharing }) => sharing?.mine !== false) && (
          <MenuItem icon={<SlidersHorizontal size={16} aria-hidden />} onSelect={() => setOpen("manage")}>
            {t("crud.viewsManage")}
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        {open === "save" && <SaveDialog views={views} onClose={close} />}
        {open === "manage" && <ManageDialog views={views} onClose={close} />}
      </Suspense>
    </>
  );
}
