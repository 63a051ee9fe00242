/** Toolbar of the open email, with previous and next. */
import { css } from "#generated/styles/css/index.js";
import { ArrowLeft, ChevronLeft, ChevronRight, Mail, OctagonAlert, ShieldCheck, Trash2, Undo2 } from "lucide-react";
import type { Email } from "#generated/demo/schema.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { Toolbar } from "../../kit/toolbar.tsx";
import { useText } from "../../messages/use-text.ts";
import { isTrashed } from "./changes.ts";
import { LabelMenu } from "./label-menu.tsx";
import { MoveMenu } from "./move-menu.tsx";
import type { Mailbox } from "./use-mailbox.ts";

export function ReadingTools({ mailbox, mail }: { mailbox: Mailbox; mail: Email }) {
  const { actions, handles, close, go } = mailbox;
  const t = useText();
  const trashed = isTrashed(mail);
  const isSpam = mail.folder === "spam" && !trashed;
  const isOurs = mail.folder === "sent" || mail.folder === "draft";
  return (
    <Toolbar
      label={t("email.tools")}
      css={{
        gap: "0",
        flexWrap: "nowrap",
        h: "12",
        px: { base: "1", md: "3" },
        flexShrink: 0,
        borderBottomWidth: "1px",
        borderColor: "border",
      }}
    >
      <span className={css({ display: "inline-flex", "@container mail (min-width: 42rem)": { display: "none" } })}>
        <ToolButton label={t("email.back")} hint="U" onClick={close}>
          <ArrowLeft size={18} className="mirrored" aria-hidden />
        </ToolButton>
      </span>
      {trashed ? (
        <ToolButton label={t("email.restore")} onClick={() => actions.restore([mail])}>
          <Undo2 size={16} className="mirrored" aria-hidden />
        </ToolButton>
      ) : (
        <ToolButton label={t("email.toTrash")} hint="#" onClick={() => actions.moveTo([mail], "trash")}>
          <Trash2 size={16} aria-hidden />
        </ToolButton>
      )}
      {!isOurs && (
        <ToolButton
          label={t(isSpam ? "email.notSpam" : "email.toSpam")}
          hint="!"
          onClick={() => actions.moveTo([mail], isSpam ? "inbox" : "spam")}
        >
          {isSpam ? <ShieldCheck size={16} aria-hidden /> : <OctagonAlert size={16} aria-hidden />}
        </ToolButton>
      )}
      <ToolButton
        label={t("email.markUnread")}
        hint="Shift+U"
        onClick={() => {
          // An open email would be marked as read again at once.
          close();
          actions.setRead([mail], false);
        }}
      >
        <Mail size={16} aria-hidden />
      </ToolButton>
      <MoveMenu mails={[mail]} onMove={(target) => actions.moveTo([mail], target)} />
      <LabelMenu
        mails={[mail]}
        triggerRef={handles.openLabel}
        onToggle={(label) => actions.toggleLabel([mail], label)}
      />
      <span className={css({ flex: "1" })} />
      <ToolButton
        label={t("email.previous")}
        hint="K"
        disabled={mail.hasPreviousMail !== true}
        onClick={() => void go("previous")}
      >
        <ChevronLeft size={18} className="mirrored" aria-hidden />
      </ToolButton>
      <ToolButton label={t("email.next")} hint="J" disabled={mail.hasNextMail !== true} onClick={() => void go("next")}>
        <ChevronRight size={18} className="mirrored" aria-hidden />
      </ToolButton>
    </Toolbar>
  );
}
