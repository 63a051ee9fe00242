/** Mailbox page: list, and the open email beside it (instead of it in narrow windows). */
import { css } from "#generated/styles/css/index.js";
import { useParams } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { State } from "../../kit/states.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { ListPane } from "./list-pane.tsx";
import { loadReading } from "./load-reading.ts";
import { useMailShortcuts } from "./mail-shortcuts.ts";
import { isFolder, isLabel, type MailboxView } from "./mailbox-view.ts";
import { ReadingSkeleton } from "./reading-skeleton.tsx";
import { useMailbox } from "./use-mailbox.ts";

const ReadingPane = lazy(async () => ({ default: (await loadReading()).ReadingPane }));

function MailboxPage({ view }: { view: MailboxView }) {
  const t = useText();
  const mailbox = useMailbox(view);
  const { openId } = mailbox;
  useMailShortcuts(mailbox);
  // Preload the reading pane when idle.
  useEffect(() => {
    const idle = setTimeout(() => void loadReading(), 800);
    return () => clearTimeout(idle);
  }, []);
  const title = "folder" in view ? t(`email.folder.${view.folder}`) : t(`email.label.${view.label}`);
  return (
    <>
      <ListPane mailbox={mailbox} title={title} />
      <section
        className={css({
          display: openId === undefined ? "none" : "flex",
          flexDirection: "column",
          "@container mail (min-width: 42rem)": { display: "flex" },
        })}
        aria-label={t("email.reading")}
      >
        {/* While the list is hidden, so is its heading. */}
        <VisuallyHidden as="h1" className={css({ "@container mail (min-width: 42rem)": { display: "none" } })}>
          {title}
        </VisuallyHidden>
        {openId === undefined ? (
          <div className={css({ m: "auto" })}>
            <State drawing="empty" title={t("email.nothingOpen")}>
              {t("email.nothingOpenHint")}
            </State>
          </div>
        ) : (
          <Suspense fallback={<ReadingSkeleton />}>
            <ReadingPane key={openId} mailbox={mailbox} id={openId} />
          </Suspense>
        )}
      </section>
    </>
  );
}

/** Keyed by mailbox, to reset the selection. */
export function FolderPage() {
  const { folder = "" } = useParams({ strict: false });
  return isFolder(folder) ? <MailboxPage key={folder} view={{ folder }} /> : null;
}

export function LabelPage() {
  const { label = "" } = useParams({ strict: false });
  return isLabel(label) ? <MailboxPage key={label} view={{ label }} /> : null;
}
