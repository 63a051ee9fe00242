/** Keyboard shortcuts of a list. */
import { keyName } from "../kit/keys.ts";
import { ShortcutSheet, type ShortcutGroup } from "../kit/shortcut-sheet.tsx";
import { useText } from "../messages/use-text.ts";

/** Shortcuts besides navigation. */
export interface KeysHelp {
  readonly create: boolean;
  readonly select: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
}

export function ListKeys({ create, select, edit, remove, onClose }: KeysHelp & { onClose: () => void }) {
  const t = useText();
  const groups: readonly ShortcutGroup[] = [
    {
      title: t("crud.shortcutsList"),
      keys: [
        [["/"], t("crud.key.search")],
        ...(create ? [[["N"], t("crud.key.new")] as const] : []),
        [["↑", "↓"], t("crud.key.move")],
        [["Home", "End"], t("crud.key.ends")],
        ...(select ? [[["Esc"], t("crud.key.clear")] as const] : []),
        [[keyName("Mod+Z")], t("crud.key.undo")],
        [["?"], t("crud.key.help")],
      ],
    },
    {
      title: t("crud.shortcutsRow"),
      keys: [
        [["Enter"], t("crud.key.open")],
        ...(select ? [[["X"], t("crud.key.select")] as const] : []),
        ...(edit ? [[["E"], t("common.edit")] as const] : []),
        ...(remove ? [[["Delete"], t("common.delete")] as const] : []),
        [["Shift+F10"], t("crud.key.menu")],
      ],
    },
  ];
  return <ShortcutSheet groups={groups} onClose={onClose} />;
}
