/** The keys of a list. */
import { keyName } from "../kit/keys.ts";
import { ShortcutSheet, type ShortcutGroup } from "../kit/shortcut-sheet.tsx";
import { useText } from "../messages/use-text.ts";
import type { May } from "./abilities.ts";

export function ListKeys({ may, onClose }: { may: May; onClose: () => void }) {
  const t = useText();
  const bulk = may("archive") || may("delete");
  const groups: readonly ShortcutGroup[] = [
    {
      title: t("crud.shortcutsList"),
      keys: [
        [["/"], t("crud.key.search")],
        ...(may("create") ? [[["N"], t("crud.key.new")] as const] : []),
        [["↑", "↓"], t("crud.key.move")],
        [["Home", "End"], t("crud.key.ends")],
        ...(bulk ? [[["Esc"], t("crud.key.clear")] as const] : []),
        [[keyName("Mod+Z")], t("crud.key.undo")],
        [["?"], t("crud.key.help")],
      ],
    },
    {
      title: t("crud.shortcutsRow"),
      keys: [
        [["Enter"], t("crud.key.open")],
        ...(bulk ? [[["X"], t("crud.key.select")] as const] : []),
        ...(may("update") ? [[["E"], t("common.edit")] as const] : []),
        ...(may("delete") ? [[["Delete"], t("common.delete")] as const] : []),
        [["Shift+F10"], t("crud.key.menu")],
      ],
    },
  ];
  return <ShortcutSheet groups={groups} onClose={onClose} />;
}
