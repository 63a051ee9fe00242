/** Changes to events: shown before they are saved, each can be undone, and a failed one is put back. */
import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  listEventsKey,
  useAddEvent,
  useRemoveEvent,
  type updateEventMutation,
  useUpdateEvent,
} from "#generated/demo/hooks/calendar.ts";
import type { CalendarEvent } from "#generated/demo/schema.ts";
import { problemText } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useUndo } from "../../kit/undo.ts";
import { useText } from "../../messages/use-text.ts";

type Times = Pick<CalendarEvent, "start" | "end" | "allDay">;
type Update = Parameters<ReturnType<typeof updateEventMutation>["mutationFn"]>[0];

/** The events with the changes that are still being saved, so that the next step starts from the last. */
export function useWithPending(events: readonly CalendarEvent[] | undefined): readonly CalendarEvent[] | undefined {
  const pending = useMutationState({
    filters: { mutationKey: ["calendar", "updateEvent"], status: "pending" },
    select: ({ state }) => (state.variables as Update | undefined)?.body.event,
  });
  return useMemo(() => {
    if (!events || pending.length === 0) return events;
    return events.map((event) =>
      pending
        .filter((change) => change?.id === event.id)
        .reduce<CalendarEvent>(
          (shown, change) => ({
            ...shown,
            ...change,
            extendedProps: { ...shown.extendedProps, ...change?.extendedProps },
          }),
          event,
        ),
    );
  }, [events, pending]);
}

interface EventActions {
  /** Resolves to whether it was saved. */
  readonly move: (event: CalendarEvent, times: Times) => Promise<boolean>;
  readonly remove: (event: CalendarEvent) => Promise<boolean>;
}

const scope = { id: "calendar" };

export function useEventActions(): EventActions {
  const t = useText();
  const offerUndo = useUndo();
  const client = useQueryClient();
  const { mutateAsync: update } = useUpdateEvent({
    scope,
    onSuccess: ({ event: saved }) =>
      client.setQueriesData<CalendarEvent[]>({ queryKey: listEventsKey() }, (events) =>
        events?.map((event) => (event.id === saved?.id ? saved : event)),
      ),
  });
  const { mutateAsync: remove } = useRemoveEvent({ scope });
  const { mutateAsync: add } = useAddEvent({ scope });
  const fail = (title: string, error: unknown): false => {
    toast({ kind: "error", text: t("calendar.notSaved", { title, reason: problemText(t, error) }) });
    return false;
  };
  const put = async ({ id, title }: CalendarEvent, times: Times): Promise<boolean> => {
    try {
      const { event } = await update({ body: { event: { id, ...times } } });
      if (event) return true;
      toast({ kind: "error", text: t("calendar.gone") });
      return false;
    } catch (error) {
      return fail(title, error);
    }
  };
  return {
    move: async (event, times) => {
      const { start, end, allDay } = event;
      if (!(await put(event, times))) return false;
      offerUndo(t("calendar.moved", { title: event.title }), () => void put(event, { start, end, allDay }));
      return true;
    },
    remove: async (event) => {
      try {
        await remove({ query: { id: event.id } });
      } catch (error) {
        return fail(event.title, error);
      }
      const { id: _id, ...rest } = event;
      offerUndo(t("crud.deleted", { name: event.title }), () => {
        add({ body: { event: rest } }).catch((error: unknown) => fail(event.title, error));
      });
      return true;
    },
  };
}
