/** Menu of a user. */
import { Ban, CircleCheck, Ellipsis, Eye, Pencil, Trash2 } from "lucide-react";
import type { User } from "#generated/demo/schema.ts";
import { IconButton } from "../../kit/button.tsx";
import { Menu } from "../../kit/menu.tsx";
import { MenuItem, MenuLink, MenuSeparator } from "../../kit/menu-items.tsx";
import { useText } from "../../messages/use-text.ts";
import type { UserActions } from "./user-actions.ts";

interface UserMenuProps {
  user: User;
  actions: Pick<UserActions, "suspend" | "reactivate">;
  onDelete: () => void;
  button: { readonly "data-row-control": string; readonly tabIndex: number };
}

export function UserMenu({ user, actions, onDelete, button }: UserMenuProps) {
  const t = useText();
  const id = String(user.id);
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <IconButton {...button} {...props} size="sm" label={t("crud.actionsOf", { name: user.fullName })}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      )}
    >
      <MenuLink to="/apps/user/view/$id" params={{ id }}>
        <Eye size={16} aria-hidden />
        {t("user.show")}
      </MenuLink>
      <MenuLink to="/apps/user/edit/$id" params={{ id }}>
        <Pencil size={16} aria-hidden />
        {t("common.edit")}
      </MenuLink>
      {user.status === "active" ? (
        <MenuItem icon={<Ban size={16} aria-hidden />} onSelect={() => void actions.suspend(user)}>
          {t("user.suspend")}
        </MenuItem>
      ) : (
        <MenuItem icon={<CircleCheck size={16} aria-hidden />} onSelect={() => void actions.reactivate(user)}>
          {t("user.reactivate")}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 size={16} aria-hidden />} hint="Del" onSelect={onDelete}>
        {t("common.delete")}
      </MenuItem>
    </Menu>
  );
}
