/** Drawer for a new or existing event. */
import { css } from "#generated/styles/css/index.js";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { addEvent } from "#generated/demo/forms/calendar.ts";
import { useAddEvent, useUpdateEvent } from "#generated/demo/hooks/calendar.ts";
import type { CalendarEvent, CalendarName } from "#generated/demo/schema.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { CancelButton } from "../../form/cancel-button.tsx";
import { FormFields } from "../../form/form-fields.tsx";
import { Form } from "../../form/form.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { type FieldSpec, type FieldWords, specOf, type Values as FieldValues } from "../../form/spec.ts";
import { useForm } from "../../form/use-form.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import { addDays } from "../../kit/calendar-date.ts";
import { now } from "../../kit/clock.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { problemText } from "../../kit/problem.ts";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { toast } from "../../kit/toast.ts";
import type { Typed } from "../../kit/unparsed.ts";
import { PersonName } from "../../layout/person/person-name.tsx";
import type { MessageId } from "../../messages/catalogue.ts";
import { useText, type Text } from "../../messages/use-text.ts";
import { calendars } from "./calendar-view.ts";
import { eventTimes, formTimes, midnight, type FormTimes } from "./event-times.ts";
import { useZone } from "./use-zone.ts";

interface Values {
  readonly title: string;
  readonly calendar: CalendarName;
  readonly allDay: boolean;
  readonly startDate: Typed<string>;
  readonly startTime: Typed<string>;
  readonly endDate: Typed<string>;
  readonly endTime: Typed<string>;
  readonly url: string;
  readonly guests: readonly string[] | null;
  readonly location: string;
  readonly description: string;
}

const { title, url, extendedProps } = addEvent.event.fields;
const isTimed = ({ allDay }: FieldValues): boolean => allDay !== true;
const fields = {
  what: [
    specOf("title", title, { input: { maxLength: 200, "data-autofocus": true } }),
    specOf("calendar", extendedProps.fields.calendar, { choices: calendars, required: false, clearable: false }),
    { name: "allDay", kind: "flag" },
  ],
  start: [
    { name: "startDate", kind: "date", required: true },
    { name: "startTime", kind: "time", shown: isTimed },
  ],
  end: [
    { name: "endDate", kind: "date", required: true },
    { name: "endTime", kind: "time", shown: isTimed },
  ],
  who: [
    specOf("url", url, {
      optional: true,
      input: { type: "url", placeholder: "https://", maxLength: 2000, spellCheck: false },
    }),
    specOf("guests", extendedProps.fields.guests, { kind: "list", spaced: true, optional: true }),
  ],
  where: [
    specOf("location", extendedProps.fields.location, { optional: true }),
    specOf("description", extendedProps.fields.description, { kind: "lines", optional: true }),
  ],
} as const satisfies Record<string, readonly FieldSpec[]>;

const labels: Readonly<Record<string, MessageId>> = {
  title: "calendar.heading",
  startDate: "calendar.start",
  endDate: "calendar.end",
};

type Place = { readonly start: string | undefined; readonly end: string | undefined; readonly zone: string };

function initialOf(event: CalendarEvent | undefined, { start, end, zone }: Place): Values {
  const from = start ?? localDay(zone, now());
  const allDay = from.length === 10;
  const times = formTimes(
    event ??
      (allDay
        ? { allDay, start: midnight(from), end: midnight(end?.slice(0, 10) ?? addDays(from, 1)) }
        : { allDay, start: from, end: end ?? from }),
    zone,
  );
  const { title = "", url = "" } = event ?? {};
  const { calendar = "Business", guests = [], location = "", description = "" } = event?.extendedProps ?? {};
  return { ...times, title, url, calendar, guests, location, description };
}

const isText = (value: unknown): value is string => typeof value === "string";

function errorsIn(t: Text, values: Values): { [Name in keyof Values]?: string } {
  const { title, allDay, startDate, startTime, endDate, endTime, url } = values;
  const known = isText(startDate) && isText(endDate) && (allDay || (isText(startTime) && isText(endTime)));
  const early = known && (allDay ? endDate < startDate : `${endDate}T${endTime}` < `${startDate}T${startTime}`);
  return {
    ...(title.trim() === "" && { title: t("calendar.titleMissing") }),
    ...(!isText(startDate) && { startDate: t("crud.fault.date") }),
    ...(!isText(endDate) && { endDate: t("crud.fault.date") }),
    ...(!allDay && !isText(startTime) && { startTime: t("crud.fault.time") }),
    ...(!allDay && !isText(endTime) && { endTime: t("crud.fault.time") }),
    ...(early && {
      [allDay || (isText(endDate) && isText(startDate) && endDate < startDate) ? "endDate" : "endTime"]:
        t("crud.fault.tooEarly"),
    }),
    ...(url.trim() !== "" && !/^https?:\/\/\S+$/.test(url.trim()) && { url: t("calendar.urlWrong") }),
  };
}

interface EventDrawerProps {
  event: CalendarEvent | undefined;
  start: string | undefined;
  end: string | undefined;
  onClose: (saved?: boolean) => void;
  onRemove: (event: CalendarEvent) => Promise<boolean>;
}

export function EventDrawer({ event, start, end, onClose, onRemove }: EventDrawerProps) {
  const t = useText();
  const { mutateAsync: add } = useAddEvent();
  const { mutateAsync: update } = useUpdateEvent();
  const [asking, setAsking] = useState(false);
  const zone = useZone();
  const words: FieldWords = {
    field: (name) => t((labels[name] ?? `calendar.${name}`) as "calendar.guests"),
    choice: (_name, value) => t(`calendar.name.${value as CalendarName}`),
  };
  const form = useForm<Values>({
    initial: initialOf(event, { start, end, zone }),
    check: (values) => errorsIn(t, values),
    async send(values) {
      const { title, url, calendar, guests, location, description } = values;
      const body = {
        title: title.trim(),
        url: url.trim(),
        ...eventTimes(values as unknown as FormTimes, zone),
        extendedProps: {
          calendar,
          guests: [...(guests ?? [])],
          location: location.trim(),
          description: description.trim(),
        },
      };
      if (event) {
        const answer = await update({ body: { event: { id: event.id, ...body } } });
        if (!answer.event) return () => toast({ kind: "error", text: t("calendar.gone") });
      } else await add({ body: { event: body } });
      toast({ text: t(event ? "crud.saved" : "crud.created", { name: body.title }) });
      return () => onClose(true);
    },
  });
  const { values } = form;
  useShortcuts({ "Mod+Enter": form.submit });
  const shown = (group: keyof typeof fields) => (
    <FormFields form={form} fields={fields[group]} words={words} inline strict />
  );
  const moment = css({
    display: "grid",
    gap: "3",
    gridTemplateColumns: values.allDay ? "minmax(0, 1fr)" : "minmax(0, 3fr) minmax(0, 2fr)",
  });
  return (
    <>
      <Dialog
        open
        side="end"
        width="28rem"
        title={t(event ? "calendar.editEvent" : "calendar.add")}
        onClose={() => onClose()}
        footer={
          <>
            {form.failure !== null && (
              <p className={css({ color: "danger.text", flex: "1 0 100%" })} role="alert">
                {problemText(t, form.failure)}
              </p>
            )}
            {event && (
              <span className={css({ me: "auto" })}>
                <IconButton label={t("common.delete")} onClick={() => setAsking(true)}>
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              </span>
            )}
            <CancelButton />
            <Button variant="solid" loading={form.status === "sending"} onClick={form.submit}>
              {t(event ? "crud.saveChanges" : "calendar.create")}
            </Button>
          </>
        }
      >
        <Form form={form}>
          {shown("what")}
          <div className={moment}>{shown("start")}</div>
          <div className={moment}>{shown("end")}</div>
          {shown("who")}
          {values.guests !== null && values.guests.length > 0 && (
            <p className={css({ display: "flex", flexWrap: "wrap", columnGap: "3", rowGap: "1", mt: "-2" })}>
              {values.guests.map((name) => (
                <PersonName key={name} name={name} className={css({ color: "accent.text" })} />
              ))}
            </p>
          )}
          {shown("where")}
          <button type="submit" hidden tabIndex={-1} aria-hidden />
        </Form>
        <LeaveGuard isDirty={form.isDirty} />
      </Dialog>
      {asking && event && (
        <ConfirmDialog
          open
          danger
          title={t("crud.deleteTitle", { name: event.title })}
          action={t("common.delete")}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            if (await onRemove(event)) onClose(true);
          }}
        >
          <p>{t("calendar.deleteText")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
