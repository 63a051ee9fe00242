/** Keyboard shortcuts of the todo app. */
import { keyName } from "../../kit/keys.ts";
import { ShortcutSheet } from "../../kit/shortcut-sheet.tsx";
import { useText } from "../../messages/use-text.ts";

export function TodoKeys({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <ShortcutSheet
      onClose={onClose}
      groups={[
        {
          title: t("todo.keys.list"),
          keys: [
            [["↑", "↓"], t("todo.keys.next")],
            [[t("todo.key.space")], t("todo.keys.toggle")],
            [[t("todo.key.enter")], t("todo.open")],
            [["S"], t("todo.keys.important")],
            [[t("todo.key.delete")], t("common.delete")],
            [["Alt+↑", "Alt+↓"], t("todo.keys.move")],
            [["Shift+F10"], t("todo.keys.menu")],
          ],
        },
        {
          title: t("todo.keys.everywhere"),
          keys: [
            [["N"], t("todo.keys.new")],
            [["/"], t("todo.keys.search")],
            [["J", "K"], t("todo.keys.next")],
            [[keyName("Mod+Z")], t("todo.keys.undo")],
            [[keyName("Mod+Enter")], t("todo.keys.save")],
            [["?"], t("todo.keys.help")],
          ],
        },
      ]}
    />
  );
}
