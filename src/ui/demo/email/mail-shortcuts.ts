/** Keyboard shortcuts of a mailbox, acting on the selected emails, else the open one, else the focused one. */
import { flushSync } from "react-dom";
import type { Email } from "#generated/demo/schema.ts";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { isTrashed } from "./changes.ts";
import type { Mailbox } from "./use-mailbox.ts";

export function useMailShortcuts(mailbox: Mailbox): void {
  const { mails, openId, cursor, chosen, actions, handles, view, answer, open, close } = mailbox;
  const single = openId === undefined ? cursor : mails.find(({ id }) => id === openId);
  const subject: readonly Email[] = chosen.mails.length > 0 ? chosen.mails : single ? [single] : [];
  const step = (direction: 1 | -1): void =>
    openId === undefined ? mailbox.moveCursor(direction) : void mailbox.go(direction === 1 ? "next" : "previous");
  const trash = (): void =>
    actions.moveTo(
      subject.filter((mail) => !isTrashed(mail)),
      "trash",
    );
  const inSpam = "folder" in view && view.folder === "spam";
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    // Enter already works: the cursor is the focus on the row's link.
    o: () => openId === undefined && cursor && open(cursor.id),
    u: () => openId !== undefined && close(),
    Escape: () => (chosen.mails.length > 0 ? chosen.clear() : openId !== undefined && close()),
    x: () => single && chosen.toggle(single.id),
    s: () => actions.setStarred(subject, !subject.every(({ isStarred }) => isStarred)),
    e: trash,
    "#": trash,
    "!": () => actions.moveTo(subject, inSpam ? "inbox" : "spam"),
    "Shift+i": () => actions.setRead(subject, true),
    "Shift+u": () => {
      // An open email would be marked as read again at once.
      if (openId !== undefined && chosen.mails.length === 0) close();
      actions.setRead(subject, false);
    },
    l: () => {
      if (chosen.mails.length === 0 && openId === undefined && cursor) flushSync(() => chosen.toggle(cursor.id));
      (handles.bulkLabel.current ?? handles.openLabel.current)?.click();
    },
    r: () => answer("reply"),
    a: () => answer("replyAll"),
    f: () => answer("forward"),
  });
}
