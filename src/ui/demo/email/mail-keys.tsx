/** Keyboard shortcuts of the mail app. */
import { ShortcutSheet, type ShortcutGroup } from "../../kit/shortcut-sheet.tsx";
import { keyName } from "../../kit/keys.ts";
import { useText } from "../../messages/use-text.ts";

export function MailKeys({ onClose }: { onClose: () => void }) {
  const t = useText();
  const groups: readonly ShortcutGroup[] = [
    {
      title: t("email.keys.move"),
      keys: [
        [["J", "K"], t("email.keys.nextPrevious")],
        [["Enter", "O"], t("email.keys.open")],
        [["U"], t("email.keys.back")],
        [["/"], t("email.keys.search")],
        [["?"], t("tools.shortcuts")],
      ],
    },
    {
      title: t("email.keys.write"),
      keys: [
        [["C"], t("email.compose")],
        [["R"], t("email.reply")],
        [["A"], t("email.replyAll")],
        [["F"], t("email.forward")],
        [[keyName("Mod+Enter")], t("email.send")],
      ],
    },
    {
      title: t("email.keys.change"),
      keys: [
        [["X"], t("email.keys.choose")],
        [["S"], t("email.star")],
        [["L"], t("email.setLabels")],
        [["Shift+I"], t("email.markRead")],
        [["Shift+U"], t("email.markUnread")],
      ],
    },
    {
      title: t("email.keys.away"),
      keys: [
        [["E", "#"], t("email.toTrash")],
        [["!"], t("email.keys.spam")],
        [[keyName("Mod+Z")], t("shell.undo")],
      ],
    },
  ];
  return <ShortcutSheet groups={groups} onClose={onClose} />;
}
