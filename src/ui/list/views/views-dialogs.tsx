/** Dialogs to save, rename, delete and set the default of views. Loaded on first use. */
import { css } from "#generated/styles/css/index.js";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "../../messages/use-text.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import { LabelledCheckbox } from "../../kit/checkbox.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { longestViewName, type SavedView, type Views } from "./saved-views.ts";

interface ViewsDialogProps {
  views: Views;
  onClose: () => void;
}

function StorageNote({ views }: { views: Views }) {
  const t = useText();
  return (
    <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
      {t(views.share ? "crud.viewsKeptForAccount" : "crud.viewsKept")}
    </p>
  );
}

function useNameFault(taken: readonly SavedView[]) {
  const t = useText();
  return (name: string): string | undefined => {
    if (name.trim() === "") return t("common.fault.required");
    return taken.some((view) => view.name.toLowerCase() === name.trim().toLowerCase())
      ? t("crud.viewTaken")
      : undefined;
  };
}

export function SaveViewDialog({ views, onClose }: ViewsDialogProps) {
  const t = useText();
  const fault = useNameFault(views.saved.views.filter(({ sharing }) => sharing?.mine !== false));
  const [name, setName] = useState("");
  const [opensList, setOpensList] = useState(false);
  const [shared, setShared] = useState(false);
  const [tried, setTried] = useState(false);
  return (
    <DialogForm
      title={t("crud.viewSaveTitle")}
      action={t("shell.save")}
      onSubmit={() => {
        setTried(true);
        if (fault(name) !== undefined) return;
        views.saveAs(name.trim(), opensList, shared);
        onClose();
      }}
      onClose={onClose}
    >
      <Field label={t("crud.viewName")} required error={tried ? fault(name) : undefined} help={t("crud.viewHelp")}>
        <Input
          data-autofocus
          autoComplete="off"
          maxLength={longestViewName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <LabelledCheckbox checked={opensList} onChange={(event) => setOpensList(event.target.checked)}>
        {t("crud.viewOpensList")}
      </LabelledCheckbox>
      {views.share && (
        <LabelledCheckbox checked={shared} onChange={(event) => setShared(event.target.checked)}>
          {t("crud.viewShare")}
        </LabelledCheckbox>
      )}
      <StorageNote views={views} />
    </DialogForm>
  );
}

function ViewName({ view, views }: { view: SavedView; views: Views }) {
  const t = useText();
  const [name, setName] = useState(view.name);
  const fault = useNameFault(
    views.saved.views.filter((other) => other.id !== view.id && other.sharing?.mine !== false),
  )(name);
  return (
    <Field label={t("crud.viewName")} error={fault}>
      <Input
        size="sm"
        maxLength={longestViewName}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => (fault === undefined ? views.rename(view.id, name.trim()) : setName(view.name))}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
    </Field>
  );
}

export function ManageViewsDialog({ views, onClose }: ViewsDialogProps) {
  const t = useText();
  const { saved } = views;
  const own = saved.views.filter(({ sharing }) => sharing?.mine !== false);
  return (
    <Dialog
      open
      title={t("crud.viewsManageTitle")}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t("common.close")}
        </Button>
      }
    >
      <div className={css({ display: "grid", gap: "4" })}>
        {own.length === 0 && <p>{t("crud.viewsNone")}</p>}
        <ul className={css({ display: "grid", gap: "4" })}>
          {own.map((view) => (
            <li
              key={view.id}
              className={css({
                display: "grid",
                gridTemplateColumns: "minmax(0, 1fr) auto",
                columnGap: "2",
                rowGap: "1.5",
              })}
            >
              <ViewName view={view} views={views} />
              <IconButton
                size="sm"
                label={t("crud.viewDelete", { name: view.name })}
                onClick={() => views.remove(view.id)}
                className={css({ mt: "6.5" })}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
              <LabelledCheckbox
                checked={saved.initial === view.id}
                onChange={(event) => views.setInitial(event.target.checked ? view.id : null)}
              >
                {t("crud.viewOpensList")}
              </LabelledCheckbox>
              {views.share && (
                <span className={css({ gridColumn: "1" })}>
                  <LabelledCheckbox
                    checked={view.sharing?.shared ?? false}
                    onChange={(event) => views.share?.(view.id, event.target.checked)}
                  >
                    {t("crud.viewShare")}
                  </LabelledCheckbox>
                </span>
              )}
            </li>
          ))}
        </ul>
        <StorageNote views={views} />
      </div>
    </Dialog>
  );
}
