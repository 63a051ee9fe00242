/** Header of the list: title or bulk actions, and search. */
import { css } from "#generated/styles/css/index.js";
import { Mail, MailOpen, Menu as MenuIcon, PenLine, Trash2, Undo2 } from "lucide-react";
import { use } from "react";
import { IconButton } from "../../kit/button.tsx";
import { Checkbox } from "../../kit/checkbox.tsx";
import { SearchBox } from "../../table/search-box.tsx";
import { useFormat } from "../../kit/format.tsx";
import { TitleToolContext } from "../../kit/title-tool.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { Toolbar } from "../../kit/toolbar.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { useComposer } from "./composer.ts";
import { useFolderDrawer } from "./folder-drawer.ts";
import { LabelMenu } from "./label-menu.tsx";
import { focusRow } from "./mail-row.tsx";
import { MoveMenu } from "./move-menu.tsx";
import type { Mailbox } from "./use-mailbox.ts";

function BulkActions({ chosen, actions, view, handles }: Mailbox) {
  const t = useText();
  const { mails } = chosen;
  const anyUnread = mails.some(({ isRead }) => !isRead);
  const inTrash = "folder" in view && view.folder === "trash";
  return (
    <Toolbar label={t("email.bulk")} css={{ gap: "0", flexWrap: "nowrap", justifyContent: "flex-end" }}>
      <ToolButton
        label={t(anyUnread ? "email.markRead" : "email.markUnread")}
        hint={anyUnread ? "Shift+I" : "Shift+U"}
        onClick={() => actions.setRead(mails, anyUnread)}
      >
        {anyUnread ? <MailOpen size={16} aria-hidden /> : <Mail size={16} aria-hidden />}
      </ToolButton>
      <MoveMenu mails={mails} onMove={(target) => actions.moveTo(mails, target)} />
      <LabelMenu mails={mails} triggerRef={handles.bulkLabel} onToggle={(label) => actions.toggleLabel(mails, label)} />
      {inTrash ? (
        <ToolButton label={t("email.restore")} onClick={() => actions.restore(mails)}>
          <Undo2 size={16} className="mirrored" aria-hidden />
        </ToolButton>
      ) : (
        <ToolButton label={t("email.toTrash")} hint="#" onClick={() => actions.moveTo(mails, "trash")}>
          <Trash2 size={16} aria-hidden />
        </ToolButton>
      )}
    </Toolbar>
  );
}

export function ListHead({ mailbox, title }: { mailbox: Mailbox; title: string }) {
  const { mails, chosen, cursor, q, search } = mailbox;
  const t = useText();
  const format = useFormat();
  const composer = useComposer();
  const openFolders = useFolderDrawer();
  const tool = use(TitleToolContext);
  const count = chosen.mails.length;
  const narrow = css.raw({ display: "inline-flex", "@container mail (min-width: 57rem)": { display: "none" } });
  return (
    <header className={css({ borderBottomWidth: "1px", borderColor: "border", flexShrink: 0 })}>
      <div
        className={css({
          display: "flex",
          alignItems: "center",
          gap: "1",
          h: "12",
          paddingInlineStart: "2",
          paddingInlineEnd: "2",
        })}
      >
        <label
          className={css({ display: "grid", placeItems: "center", w: "7", h: "8", flexShrink: 0, cursor: "pointer" })}
        >
          <Checkbox
            aria-label={t("email.chooseAll")}
            disabled={mails.length === 0}
            checked={count > 0 && count === mails.length}
            indeterminate={count > 0 && count < mails.length}
            onChange={() => chosen.setAll(count < mails.length)}
          />
        </label>
        {count > 0 ? (
          <>
            <VisuallyHidden as="h1">{title}</VisuallyHidden>
            <span
              className={css({
                flex: "1",
                minW: "0",
                paddingInlineStart: "1",
                fontWeight: "medium",
                fontVariantNumeric: "tabular-nums",
                truncate: true,
              })}
            >
              {t("email.chosen", { count })}
            </span>
            <BulkActions {...mailbox} />
          </>
        ) : (
          <>
            <span className={css(narrow)}>
              <IconButton size="sm" label={t("email.folders")} aria-haspopup="dialog" onClick={openFolders}>
                <MenuIcon size={18} aria-hidden />
              </IconButton>
            </span>
            <h1
              className={css({
                paddingInlineStart: "1",
                minW: "0",
                fontSize: "lg",
                lineHeight: "lg",
                fontWeight: "semibold",
                letterSpacing: "-0.01em",
                truncate: true,
              })}
            >
              {title}
            </h1>
            {tool}
            {mails.length > 0 && (
              <span
                className={css({
                  flex: "1",
                  color: "text.muted",
                  fontSize: "sm",
                  paddingInlineStart: "1",
                  fontVariantNumeric: "tabular-nums",
                })}
                aria-hidden
              >
                {format.number(mails.length)}
              </span>
            )}
            <span className={css(narrow, { marginInlineStart: "auto" })}>
              <IconButton
                variant="solid"
                size="sm"
                label={t("email.compose")}
                onPointerEnter={composer.preload}
                onFocus={composer.preload}
                onClick={() => composer.write()}
              >
                <PenLine size={16} aria-hidden />
              </IconButton>
            </span>
          </>
        )}
      </div>
      <div
        className={css({ display: "flex", px: "3", pb: "2.5", "& > [role=search]": { flex: "1" } })}
        onKeyDown={(event) => {
          // Arrow down moves from the search to the results; Esc in an empty search does too.
          const done = event.key === "Escape" && (event.target as HTMLInputElement).value === "";
          if (event.key !== "ArrowDown" && !done) return;
          event.preventDefault();
          if (cursor) focusRow(cursor.id);
        }}
      >
        <SearchBox wide label={t("email.search")} value={q ?? ""} onChange={(text) => search(text || undefined)} />
      </div>
    </header>
  );
}
