/** Confirms deletion; if the record is in use, lists where and offers to archive it. */
import { css } from "#generated/styles/css/index.js";
import { useMutation } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { nameOf, pathOf, type Area, type Row } from "./area.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { problemOf, problemText } from "../kit/problem.ts";
import { toast } from "../kit/toast.ts";
import { useText } from "../messages/use-text.ts";
import { useMay } from "./abilities.ts";
import { useLabels } from "./labels.ts";
import { usersOf, type Users } from "./users-of.ts";

interface DeleteDialogProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  row: Row;
  onDeleted?: () => void;
  onArchive: (row: Row) => void;
  onClose: () => void;
}

function UserList({ users }: { users: readonly Users[] }) {
  const { messages, formatMessage } = useIntl();
  return (
    <dl className={css({ mt: "2", maxH: "12rem", overflowY: "auto", display: "grid", gap: "2" })}>
      {users.map(({ subject, names }) => (
        <div key={subject}>
          {messages[`shell.area.${subject}`] && (
            <dt className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
              {formatMessage({ id: `shell.area.${subject}` })}
            </dt>
          )}
          {names.map((name) => (
            <dd key={name} className={css({ fontWeight: "medium" })}>
              {name}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

export function DeleteDialog({ area, scope, row, onDeleted, onArchive, onClose }: DeleteDialogProps) {
  const t = useText();
  const may = useMay(area);
  const labels = useLabels(area);
  const remove = useMutation(area.calls.delete());
  const name = nameOf(area, row);
  const inUse = problemOf(remove.error)?.code === "in-use";
  const confirm = async (): Promise<void> => {
    if (remove.isPending) return;
    try {
      await remove.mutateAsync({ path: pathOf(area, scope, row.id) });
    } catch {
      // Shown in the dialog.
      return;
    }
    toast({ text: labels.own("deleted", { name }) ?? t("crud.deleted", { name }) });
    onClose();
    onDeleted?.();
  };
  if (inUse) {
    const users = usersOf(remove.error);
    const offerArchive = row.status !== "archived" && may("archive");
    return (
      <Dialog
        // A new dialog, so that it takes the focus again.
        key="in-use"
        open
        role="alertdialog"
        title={t("crud.inUseTitle", { name })}
        onClose={onClose}
        footer={
          <>
            <Button data-autofocus={offerArchive ? undefined : true} onClick={onClose}>
              {t("common.close")}
            </Button>
            {offerArchive && (
              <Button
                data-autofocus
                variant="solid"
                onClick={() => {
                  onClose();
                  onArchive(row);
                }}
              >
                {t("crud.archiveInstead")}
              </Button>
            )}
          </>
        }
      >
        <p className={css({ color: "text.muted" })}>
          {t("crud.inUseText", { count: users.reduce((sum, { names }) => sum + names.length, 0) })}
        </p>
        <UserList users={users} />
        {offerArchive && <p className={css({ color: "text.muted", mt: "3" })}>{t("crud.archiveHelp")}</p>}
      </Dialog>
    );
  }
  return (
    <Dialog
      key="question"
      open
      role="alertdialog"
      title={labels.own("deleteTitle", { name }) ?? t("crud.deleteTitle", { name })}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button
            variant="solid"
            loading={remove.isPending}
            onClick={() => void confirm()}
            className={css({ colorPalette: "danger" })}
          >
            {labels.own("action.delete") ?? t("common.delete")}
          </Button>
        </>
      }
    >
      <p className={css({ color: "text.muted" })}>
        {labels.own("deleteText", { name }) ?? t(may("archive") ? "crud.deleteText" : "crud.deleteForGood")}
      </p>
      {remove.error && (
        <p className={css({ color: "danger.text", mt: "2" })} role="alert">
          {labels.own(`fault.${problemOf(remove.error)?.code}`) ?? problemText(t, remove.error)}
        </p>
      )}
    </Dialog>
  );
}
