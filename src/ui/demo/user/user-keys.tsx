/** The keys of the list of users. */
import { keyName } from "../../kit/keys.ts";
import { ShortcutSheet } from "../../kit/shortcut-sheet.tsx";
import { useText } from "../../messages/use-text.ts";

export function UserKeys({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <ShortcutSheet
      onClose={onClose}
      groups={[
        {
          title: t("user.keys.list"),
          keys: [
            [["/"], t("crud.key.search")],
            [["N"], t("user.keys.new")],
            [["↑", "↓"], t("crud.key.move")],
            [["Home", "End"], t("crud.key.ends")],
            [["Esc"], t("crud.key.clear")],
            [[keyName("Mod+Z")], t("crud.key.undo")],
          ],
        },
        {
          title: t("user.keys.row"),
          keys: [
            [["Enter"], t("user.show")],
            [["X"], t("crud.key.select")],
            [["E"], t("common.edit")],
            [["Delete"], t("common.delete")],
            [["Shift+F10"], t("crud.key.menu")],
          ],
        },
      ]}
    />
  );
}
