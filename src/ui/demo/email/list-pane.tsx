/** Email list with header, bulk actions and empty states. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useReducer, type KeyboardEvent } from "react";
import { Button } from "../../kit/button.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../kit/states.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { useComposer } from "./composer.ts";
import { ListHead } from "./list-head.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { useMailCounts } from "./mail-data.ts";
import { focusRow, MailRow } from "./mail-row.tsx";
import { addressOf } from "./mailbox-view.ts";
import type { Mailbox } from "./use-mailbox.ts";

/** Re-renders every minute to update relative times. */
function useMinutes(): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
}

export function ListPane({ mailbox, title }: { mailbox: Mailbox; title: string }) {
  const { view, list, q, cursor, openId, chosen, actions, open, setCursor, search } = mailbox;
  const { emails } = list;
  const t = useText();
  const counts = useMailCounts();
  useMinutes();
  const address = addressOf(view);
  const count = "folder" in view && view.folder === "inbox" ? (counts?.inbox ?? 0) : 0;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!emails || !cursor || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = emails.indexOf(cursor);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: emails.length - 1 }[event.key];
    const next = to === undefined ? undefined : emails[to];
    if (!next) return;
    event.preventDefault();
    focusRow(next.id);
  };

  return (
    <section
      className={css({
        display: openId !== undefined ? "none" : "flex",
        flexDirection: "column",
        borderInlineEndWidth: "1px",
        borderColor: "border",
        "@container mail (min-width: 42rem)": { display: "flex" },
      })}
      aria-label={title}
    >
      {openId === undefined && <DocumentTitle>{count > 0 ? `${title} (${count})` : title}</DocumentTitle>}
      <ListHead mailbox={mailbox} title={title} />
      <VisuallyHidden role="status">
        {chosen.mails.length > 0
          ? t("email.chosen", { count: chosen.mails.length })
          : emails && q !== undefined
            ? t("email.found", { count: emails.length })
            : ""}
      </VisuallyHidden>
      <div
        className={css({ flex: "1", minH: "0", overflowY: "auto", opacity: list.searching ? 0.6 : 1 })}
        aria-busy={list.searching || undefined}
        data-mail-list
      >
        {emails === undefined &&
          (list.error ? <ErrorState error={list.error} onRetry={list.retry} /> : <ListSkeleton />)}
        {emails?.length === 0 &&
          (q === undefined ? <EmptyBox view={view} /> : <NoMatch query={q} onClear={() => search(undefined)} />)}
        {emails !== undefined && emails.length > 0 && (
          <ul aria-label={title} onKeyDown={onKeyDown}>
            {emails.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                address={address}
                q={q}
                isOpen={mail.id === openId}
                isChosen={chosen.has(mail.id)}
                isCursor={mail.id === cursor?.id}
                onOpen={open}
                onCursor={setCursor}
                onChoose={chosen.toggle}
                onStar={(one) => actions.setStarred([one], !one.isStarred)}
                onRead={(one) => actions.setRead([one], !one.isRead)}
                onTrash={(one) => actions.moveTo([one], "trash")}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function EmptyBox({ view }: Pick<Mailbox, "view">) {
  const t = useText();
  const composer = useComposer();
  const name = "folder" in view ? view.folder : "label";
  const writes = name === "inbox" || name === "sent" || name === "draft";
  return (
    <EmptyState
      title={t(`email.empty.${name}`)}
      action={
        writes ? (
          <Button onClick={() => composer.write()}>{t("email.compose")}</Button>
        ) : (
          <ButtonLink to={addressOf({ folder: "inbox" })}>{t("email.toInbox")}</ButtonLink>
        )
      }
    >
      {t(`email.emptyHint.${name}`)}
    </EmptyState>
  );
}
