/** Actions on emails with optimistic updates, rollback and undo. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { updateEmails } from "#generated/demo/client/email.ts";
import { updateEmailsLabelMutation, useUpdateEmails, useUpdateEmailsLabel } from "#generated/demo/hooks/email.ts";
import type { Email, EmailLabel, EmailList } from "#generated/demo/schema.ts";
import type { ApiError } from "#src/client/api-error.ts";
import { problemText } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useUndo } from "../../kit/undo.ts";
import { useText } from "../../messages/use-text.ts";
import { withFields, withLabel, type Change, type Fields } from "./changes.ts";
import { writeEmails } from "./mail-data.ts";

type Mails = readonly Email[];
type Update = Parameters<typeof updateEmails>[0];
type Send = (input: Update) => Promise<unknown>;

export interface MailActions {
  readonly setRead: (mails: Mails, isRead: boolean) => void;
  readonly setStarred: (mails: Mails, isStarred: boolean) => void;
  readonly moveTo: (mails: Mails, folder: MoveTarget) => void;
  /** Moves emails out of trash, back to their folder. */
  readonly restore: (mails: Mails) => void;
  /** Adds the label to all, or removes it if all have it. */
  readonly toggleLabel: (mails: Mails, label: EmailLabel) => void;
}

export type MoveTarget = "inbox" | "spam" | "trash";

/** Pending change of a mutation, by its input. */
const changes = new WeakMap<object, Change>();

/** Serialised, so that the server applies changes in order. */
const scope = { id: "email" };

/** Groups emails by their previous location, with the fields that restore it. */
function waysBack(mails: Mails): readonly { readonly mails: Mails; readonly fields: Fields }[] {
  const byPlace = Map.groupBy(mails, ({ folder, isDeleted = false }) => `${folder} ${isDeleted}`);
  return [...byPlace.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ mails: group, fields: { folder: first.folder, isDeleted: first.isDeleted ?? false } }] : [];
  });
}

/** `onChange` is called before each change is applied. */
export function useMailActions(onChange: (change: Change) => void): MailActions {
  const t = useText();
  const client = useQueryClient();
  const offerUndo = useUndo();
  const options = {
    scope,
    onMutate: (input: object) => changes.get(input),
    onSuccess: ({ emails, emailsMeta }: EmailList) => writeEmails(client, emails, emailsMeta),
  };
  const { mutateAsync: update } = useUpdateEmails<Change | undefined>(options);
  // The answer has all that reading changes, so nothing is asked for again.
  const { mutateAsync: mark } = useMutation<EmailList, ApiError, Update, Change | undefined>({
    mutationKey: updateEmails.key,
    mutationFn: (input) => updateEmails(input),
    ...options,
  });
  const { mutateAsync: updateLabel } = useUpdateEmailsLabel<Change | undefined>(options);
  // The same call sets and removes a label: undo is no second click, also while the first is on its way.
  const { mutateAsync: takeLabelBack } = useMutation(updateEmailsLabelMutation<Change | undefined>(options));

  const fail = (error: unknown): void => {
    toast({ kind: "error", text: `${t("email.notChanged")} ${problemText(t, error)}` });
  };
  const emailIdsOf = (mails: Mails): number[] => mails.map(({ id }) => id);
  const begin = (input: object, change: Change): void => {
    changes.set(input, change);
    onChange(change);
  };
  const change = (mails: Mails, fields: Fields, send: Send = update): Promise<unknown> => {
    if (mails.length === 0) return Promise.resolve();
    const input = { body: { emailIds: emailIdsOf(mails), dataToUpdate: fields } };
    begin(input, { before: mails, apply: withFields(fields) });
    return send(input);
  };
  const setLabel = (mails: Mails, label: EmailLabel, on: boolean, send = updateLabel): Promise<unknown> => {
    const input = { body: { emailIds: emailIdsOf(mails), label } };
    begin(input, { before: mails, apply: withLabel(label, on) });
    return send(input);
  };
  const move = (mails: Mails, fields: Fields, text: string): void => {
    if (mails.length === 0) return;
    const withdraw = offerUndo(text, () => {
      for (const back of waysBack(mails)) change(back.mails.map(withFields(fields)), back.fields).catch(fail);
    });
    change(mails, fields).catch((error: unknown) => {
      withdraw();
      fail(error);
    });
  };

  return {
    setRead: (mails, isRead) =>
      void change(
        mails.filter((mail) => mail.isRead !== isRead),
        { isRead },
        mark,
      ).catch(fail),
    setStarred: (mails, isStarred) =>
      void change(
        mails.filter((mail) => mail.isStarred !== isStarred),
        { isStarred },
      ).catch(fail),
    // Trashed emails keep their folder, for restoring.
    moveTo: (mails, folder) =>
      move(
        mails,
        folder === "trash" ? { isDeleted: true } : { folder },
        t(`email.moved.${folder}`, { count: mails.length }),
      ),
    restore: (mails) => move(mails, { isDeleted: false }, t("email.moved.restored", { count: mails.length })),
    toggleLabel: (mails, label) => {
      const on = !mails.every(({ labels }) => labels.includes(label));
      const changed = on ? mails.filter(({ labels }) => !labels.includes(label)) : mails;
      if (changed.length === 0) return;
      const withdraw = offerUndo(
        t(on ? "email.labelOn" : "email.labelOff", { label: t(`email.label.${label}`), count: changed.length }),
        () => {
          setLabel(changed.map(withLabel(label, on)), label, !on, takeLabelBack).catch(fail);
        },
      );
      setLabel(changed, label, on).catch((error: unknown) => {
        withdraw();
        fail(error);
      });
    },
  };
}
