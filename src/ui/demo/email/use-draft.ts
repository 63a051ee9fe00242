/** Autosaves an email as a draft: after each pause, and on leaving. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSendEmail, useUpdateEmails } from "#generated/demo/hooks/email.ts";
import { inputOf, isBlank, type Letter } from "./letter.ts";
import { writeEmails } from "./mail-data.ts";

const pause = 1_500;

type DraftState = "new" | "saving" | "saved" | "failed";

/** Result of saving; "nothing" for an empty email. */
export type Kept = "kept" | "nothing" | "failed";

export interface Draft {
  readonly letter: Letter;
  readonly state: DraftState;
  /** The email including changes not rendered yet. */
  readonly latest: () => Letter;
  readonly change: (fields: Partial<Letter>) => void;
  readonly keep: () => Promise<Kept>;
  readonly send: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

const scope = { id: "email" };

export function useDraft(seed: Letter): Draft {
  const client = useQueryClient();
  const { mutateAsync: store } = useSendEmail({ scope });
  const { mutateAsync: update } = useUpdateEmails({ scope });
  const [letter, setLetter] = useState(seed);
  const [state, setState] = useState<DraftState>(seed.draftId === undefined ? "new" : "saved");
  const work = useRef({
    latest: seed,
    saved: seed,
    draftId: seed.draftId,
    timer: 0,
    over: false,
    queue: Promise.resolve(),
  });

  const save = (): Promise<void> => {
    const { current } = work;
    clearTimeout(current.timer);
    current.queue = current.queue.then(async () => {
      const { latest } = current;
      if (current.over || latest === current.saved || (isBlank(latest) && current.draftId === undefined)) return;
      setState("saving");
      try {
        const stored = await store({
          body: inputOf({ ...latest, ...(current.draftId !== undefined && { draftId: current.draftId }) }, true),
        });
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

  return {
    letter,
    state,
    latest: () => work.current.latest,
    change: (fields) => {
      const { current } = work;
      current.latest = { ...current.latest, ...fields };
      setLetter(current.latest);
      clearTimeout(current.timer);
      current.timer = window.setTimeout(() => void save(), pause);
    },
    keep: async () => {
      await save();
      const { latest, saved, draftId } = work.current;
      if (latest !== saved && !isBlank(latest)) return "failed";
      return draftId === undefined ? "nothing" : "kept";
    },
    send: async () => {
      const { current } = work;
      clearTimeout(current.timer);
      await current.queue;
      current.over = true;
      try {
        await store({
          body: inputOf(
            { ...current.latest, ...(current.draftId !== undefined && { draftId: current.draftId }) },
            false,
          ),
        });
      } catch (error) {
        current.over = false;
        throw error;
      }
    },
    discard: async () => {
      const { current } = work;
      clearTimeout(current.timer);
      await current.queue;
      if (current.draftId !== undefined)
        await update({ body: { emailIds: [current.draftId], dataToUpdate: { isDeleted: true } } });
      current.over = true;
    },
  };
}
