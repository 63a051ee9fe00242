/** Changes to events: each can be undone, and a failed one is put back. */
import { useAddEvent, useRemoveEvent, useUpdateEvent } from "#generated/demo/hooks/calendar.ts";
import type { CalendarEvent } from "#generated/demo/schema.ts";
import { problemText } from "../../kit/problem.ts";
import { toast } from "../../kit/toast.ts";
import { useUndo } from "../../kit/undo.ts";
import { useText } from "../../messages/use-text.ts";

type Times = Pick<CalendarEvent, "start" | "end" | "allDay">;

interface EventActions {
  /** Resolves to whether it was saved. */
  readonly move: (event: CalendarEvent, times: Times) => Promise<boolean>;
  readonly remove: (event: CalendarEvent) => Promise<boolean>;
}

const scope = { id: "calendar" };

export function useEventActions(): EventActions {
  const t = useText();
  const offerUndo = useUndo();
  const { mutateAsync: update } = useUpdateEvent({ scope });
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
