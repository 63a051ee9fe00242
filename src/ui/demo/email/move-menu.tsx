/** Menu to move emails to another folder. */
import { FolderInput } from "lucide-react";
import type { Email } from "#generated/demo/schema.ts";
import { Menu } from "../../kit/menu.tsx";
import { MenuHeading, MenuItem } from "../../kit/menu-items.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useText } from "../../messages/use-text.ts";
import { isTrashed } from "./changes.ts";
import { folderIcons } from "./folder-icons.ts";
import type { MoveTarget } from "./mail-actions.ts";

interface MoveMenuProps {
  mails: readonly Email[];
  onMove: (target: MoveTarget) => void;
}

const targets = [
  { target: "inbox", hint: undefined },
  { target: "spam", hint: "!" },
  { target: "trash", hint: "#" },
] as const;

export function MoveMenu({ mails, onMove }: MoveMenuProps) {
  const t = useText();
  const exists = (target: MoveTarget): boolean =>
    mails.every((mail) => (target === "trash" ? isTrashed(mail) : !isTrashed(mail) && mail.folder === target));
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <ToolButton {...props} label={t("email.move")}>
          <FolderInput size={16} aria-hidden />
        </ToolButton>
      )}
    >
      <MenuHeading>{t("email.move")}</MenuHeading>
      {targets
        .filter(({ target }) => !exists(target))
        .map(({ target, hint }) => {
          const Icon = folderIcons[target];
          return (
            <MenuItem key={target} icon={<Icon size={16} aria-hidden />} hint={hint} onSelect={() => onMove(target)}>
              {t(`email.folder.${target}`)}
            </MenuItem>
          );
        })}
    </Menu>
  );
}
