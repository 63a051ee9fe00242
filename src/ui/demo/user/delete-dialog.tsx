/** Confirms the deletion of users by name. */
import { css } from "#generated/styles/css/index.js";
import type { User } from "#generated/demo/schema.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { useText } from "../../messages/use-text.ts";

const maxNamed = 8;

export function DeleteDialog({
  users,
  onConfirm,
  onClose,
}: {
  users: readonly User[];
  onConfirm: () => Promise<void>;
  onClose: () => void;
}) {
  const t = useText();
  const [first] = users;
  const title =
    users.length === 1 && first
      ? t("crud.deleteTitle", { name: first.fullName })
      : t("user.bulkDeleteTitle", { count: users.length });
  return (
    <ConfirmDialog open danger title={title} action={t("common.delete")} onConfirm={onConfirm} onClose={onClose}>
      <p>{t("user.deleteText")}</p>
      {users.length > 1 && (
        <ul className={css({ mt: "2", listStyleType: "disc", ps: "5", color: "text" })}>
          {users.slice(0, maxNamed).map(({ id, fullName }) => (
            <li key={id}>{fullName}</li>
          ))}
          {users.length > maxNamed && <li>{t("crud.andMore", { count: users.length - maxNamed })}</li>}
        </ul>
      )}
    </ConfirmDialog>
  );
}
