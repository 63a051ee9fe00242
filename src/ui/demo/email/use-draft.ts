/** Form of an email that is saved as a draft after each pause and on leaving, until it is sent or discarded. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useSendEmail, useUpdateEmails } from "#generated/demo/hooks/email.ts";
import { type FormState, useForm } from "../../form/use-form.ts";
import { problemText } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useUndo } from "../../kit/undo.ts";
import { useText } from "../../messages/use-text.ts";
import { useComposer } from "./composer.ts";
import { inputOf, isBlank, type Letter } from "./letter.ts";
import { letterErrors, refusedLetter } from "./letter-fields.tsx";
import { writeEmails } from "./mail-data.ts";

const pause = 1_500;

type DraftState = "new" | "saving" | "saved" | "failed";

export interface Draft {
  readonly form: FormState<Letter>;
  readonly state: DraftState;
  readonly change: (fields: Partial<Letter>) => void;
  /** Saves the draft and closes; false if saving failed. */
  readonly close: () => Promise<boolean>;
  readonly discard: () => Promise<void>;
  /** Keeps page shortcuts from firing; Esc closes. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const scope = { id: "email" };

/** `onGone` replaces `onClosed` when the email was sent or discarded. */
export function useDraft(seed: Letter, onClosed: () => void, onGone = onClosed): Draft {
  const t = useText();
  const client = useQueryClient();
  const composer = useComposer();
  const offerUndo = useUndo();
  const { mutateAsync: store } = useSendEmail({ scope });
  const { mutateAsync: update } = useUpdateEmails({ scope });
  const [state, setState] = useState<DraftState>(seed.draftId === undefined ? "new" : "saved");
  const work = useRef({
    latest: seed,
    saved: seed,
    draftId: seed.draftId,
    timer: 0,
    over: false,
    queue: Promise.resolve(),
  });

  const put = (letter: Letter, draft: boolean) => {
    const { draftId } = work.current;
    return store({ body: inputOf({ ...letter, ...(draftId !== undefined && { draftId }) }, draft) });
  };
  const save = (): Promise<void> => {
    const { current } = work;
    clearTimeout(current.timer);
    current.queue = current.queue.then(async () => {
      const { latest } = current;
      if (current.over || latest === current.saved || (isBlank(latest) && current.draftId === undefined)) return;
      setState("saving");
      try {
        const stored = await put(latest, true);
        current.draftId = stored.id;
        writeEmails(client, [stored]);
        current.saved = latest;
        setState("saved");
      } catch {
        // Shown beside the title; the next change retries.
        setState("failed");
      }
    });
    return current.queue;
  };
  const saveLatest = useRef(save);
  saveLatest.current = save;
  useEffect(() => () => void saveLatest.current(), []);
  const settle = async (): Promise<void> => {
    clearTimeout(work.current.timer);
    await work.current.queue;
  };

  /** The email becomes a draft again and opens in the compose window. */
  const takeBack = async (id: number, letter: Letter): Promise<void> => {
    try {
      const { emails, emailsMeta } = await update({ body: { emailIds: [id], dataToUpdate: { folder: "draft" } } });
      writeEmails(client, emails, emailsMeta);
      composer.write({ ...letter, draftId: id });
    } catch (error) {
      toast({ kind: "error", text: `${t("email.notChanged")} ${problemText(t, error)}` });
    }
  };

  const form = useForm<Letter>({
    initial: seed,
    // Attachments are too large to compare on every key.
    names: ["to", "cc", "bcc", "subject", "message"],
    check: (letter) => letterErrors(t, letter),
    refused: (error) => refusedLetter(t, error),
    async send(letter) {
      await settle();
      work.current.over = true;
      try {
        const { id } = await put(letter, false);
        offerUndo(t("email.sent"), () => void takeBack(id, letter));
      } catch (error) {
        work.current.over = false;
        throw error;
      }
      return onGone;
    },
  });

  const close = async (): Promise<boolean> => {
    await save();
    const { latest, saved, draftId } = work.current;
    if (latest !== saved && !isBlank(latest)) {
      toast({ kind: "error", text: t("email.draftFailed") });
      return false;
    }
    if (draftId !== undefined) toast({ kind: "info", text: t("email.draftKept") });
    onClosed();
    return true;
  };
  return {
    form,
    state,
    close,
    change: (fields) => {
      const { current } = work;
      current.latest = { ...current.latest, ...fields };
      form.change(fields);
      clearTimeout(current.timer);
      current.timer = window.setTimeout(() => void saveLatest.current(), pause);
    },
    discard: async () => {
      const { current } = work;
      await settle();
      try {
        if (current.draftId !== undefined)
          await update({ body: { emailIds: [current.draftId], dataToUpdate: { isDeleted: true } } });
      } catch (error) {
        toast({ kind: "error", text: `${t("email.notChanged")} ${problemText(t, error)}` });
        return;
      }
      current.over = true;
      onGone();
    },
    onKeyDown: (event) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
      // Overlays above the email handle Esc first.
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog:modal")) void close();
    },
  };
}
