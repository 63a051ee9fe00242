/** Mailbox state: open email, cursor, selection, and actions for all of its parts. */
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState, type RefObject } from "react";
import { getAdjacentEmailOptions, getEmailKey } from "#generated/demo/hooks/email.ts";
import type { Email } from "#generated/demo/schema.ts";
import { problemText, statusOf } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { belongs, placeOf } from "./changes.ts";
import { useComposer } from "./composer.ts";
import { letterOfDraft, type AnswerKind } from "./letter.ts";
import { useMailActions, type MailActions } from "./mail-actions.ts";
import { useMails } from "./mail-data.ts";
import { focusRow } from "./mail-row.tsx";
import { queryOf, type ListQuery, type MailboxView } from "./mailbox-view.ts";
import { useChosen, type Chosen } from "./use-chosen.ts";
import { useMailSearch, useSetMailSearch } from "./use-mail-search.ts";

/** A reply being written; `asked` increases to request focus again. */
export interface Answering {
  readonly id: number;
  readonly kind: AnswerKind;
  readonly asked: number;
}

export interface Mailbox {
  readonly view: MailboxView;
  readonly query: ListQuery;
  readonly list: ReturnType<typeof useMails>;
  /** Empty while loading. */
  readonly mails: readonly Email[];
  readonly q: string | undefined;
  readonly openId: number | undefined;
  /** Opened by the user rather than by URL, so it takes the focus. */
  readonly openedByHand: boolean;
  readonly cursor: Email | undefined;
  readonly setCursor: (id: number) => void;
  readonly chosen: Chosen;
  readonly actions: MailActions;
  readonly search: (text: string | undefined) => void;
  readonly open: (id: number) => void;
  readonly close: () => void;
  readonly go: (dir: "previous" | "next") => Promise<void>;
  readonly moveCursor: (step: 1 | -1) => void;
  readonly answering: Answering | null;
  /** Starts a reply to the open or focused email; null ends it. */
  readonly answer: (kind: AnswerKind | null) => void;
  /** Imperative handles for shortcuts: label menus of the selection and of the open email. */
  readonly handles: {
    readonly bulkLabel: RefObject<HTMLButtonElement | null>;
    readonly openLabel: RefObject<HTMLButtonElement | null>;
  };
}

export function useMailbox(view: MailboxView): Mailbox {
  const t = useText();
  const client = useQueryClient();
  const composer = useComposer();
  const { mail: openId, q } = useMailSearch();
  const setSearch = useSetMailSearch();
  const name = "folder" in view ? view.folder : view.label;
  // Stable identity as long as the content is equal.
  const query = useMemo(() => queryOf(view, q), [name, q]);
  const list = useMails(query);
  const mails = list.emails ?? [];
  const actions = useMailActions(({ before, apply }) => {
    const gone = before.filter((mail) => !belongs(apply(mail), query));
    const moved = before.some((mail) => mail.id === openId && placeOf(apply(mail)) !== placeOf(mail));
    if (gone.length > 0) leave(new Set(gone.map(({ id }) => id)), moved);
  });
  const chosen = useChosen(mails);
  const [cursorId, setCursorId] = useState<number | null>(null);
  const [answering, setAnswering] = useState<Answering | null>(null);
  const handles = {
    bulkLabel: useRef<HTMLButtonElement>(null),
    openLabel: useRef<HTMLButtonElement>(null),
  };
  const byHand = useRef<number | null>(null);
  const going = useRef(false);
  const cursor = mails.find(({ id }) => id === cursorId) ?? mails.find(({ id }) => id === openId) ?? mails[0];

  const open = (id: number): void => {
    byHand.current = id;
    setCursorId(id);
    // Replying to another email saves the current reply as a draft.
    setAnswering((now) => (now?.id === id ? now : null));
    setSearch({ mail: id }, openId !== undefined);
  };
  const close = (): void => {
    setSearch({ mail: undefined }, false);
    if (openId !== undefined) requestAnimationFrame(() => focusRow(openId));
  };
  /** Before emails leave the list: moves the cursor to a remaining neighbour and closes a moved email. */
  const leave = (ids: ReadonlySet<number>, closing: boolean): void => {
    const at = mails.findIndex(({ id }) => ids.has(id));
    const stays = ({ id }: Email): boolean => !ids.has(id);
    const next = mails.slice(at).find(stays) ?? mails.slice(0, Math.max(at, 0)).findLast(stays);
    chosen.clear();
    setCursorId(next?.id ?? null);
    const inList = document.activeElement?.closest("[data-mail-list]") != null;
    if (closing) setSearch({ mail: undefined }, true);
    if (next && (inList || closing)) requestAnimationFrame(() => focusRow(next.id));
  };

  return {
    view,
    query,
    list,
    mails,
    q,
    openId,
    openedByHand: byHand.current === openId,
    cursor,
    setCursor: setCursorId,
    chosen,
    actions,
    search: (text) => setSearch({ q: text }, true),
    open,
    close,
    go: async (dir) => {
      const at = mails.findIndex(({ id }) => id === openId);
      const atEnd = at >= 0 && !mails[dir === "next" ? at + 1 : at - 1];
      if (openId === undefined || going.current || atEnd) return;
      going.current = true;
      try {
        const mail = await client.fetchQuery(getAdjacentEmailOptions({ query: { dir, emailId: openId, ...query } }));
        client.setQueryData(getEmailKey({ query: { id: mail.id, ...query } }), mail);
        open(mail.id);
      } catch (error) {
        if (statusOf(error) !== 404) toast({ kind: "error", text: problemText(t, error) });
      } finally {
        going.current = false;
      }
    },
    moveCursor: (step) => {
      // The first step only focuses the cursor's row, to make it visible.
      const seen = cursor !== undefined && document.activeElement?.id === `mail-${cursor.id}`;
      const next = seen ? mails[mails.indexOf(cursor) + step] : cursor;
      if (!next) return;
      setCursorId(next.id);
      focusRow(next.id);
    },
    answering: answering?.id === openId ? answering : null,
    answer: (kind) => {
      if (kind === null) return setAnswering(null);
      const mail = mails.find(({ id }) => id === openId) ?? cursor;
      const id = openId ?? mail?.id;
      if (id === undefined) return;
      if (mail?.folder === "draft") return composer.write(letterOfDraft(mail));
      setAnswering((now) => ({ id, kind, asked: (now?.asked ?? 0) + 1 }));
      if (openId === undefined) open(id);
    },
    handles,
  };
}
