/** The next business meeting, with its guests, and those after it. */
import { css } from "#generated/styles/css/index.js";
import { CalendarDays, MapPin } from "lucide-react";
import { useState } from "react";
import { useListEvents } from "#generated/demo/hooks/calendar.ts";
import { useListChatsAndContacts } from "#generated/demo/hooks/chat.ts";
import type { CalendarEvent } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { useFormat } from "../../kit/format.tsx";
import { ButtonLink, Link } from "../../kit/link.tsx";
import { PersonName } from "../../layout/person/person-name.tsx";
import { useText } from "../../messages/use-text.ts";
import { businessEvents } from "./first-data.ts";
import { Widget } from "./widget.tsx";

const row = css({ display: "flex", alignItems: "center", gap: "3", minW: "0" });
const maxLater = 3;

export function Meetup() {
  const t = useText();
  const query = useListEvents(businessEvents);
  const [now] = useState(() => new Date().toISOString());
  const [next, ...later] =
    query.data?.filter(({ end }) => end >= now).toSorted((a, b) => a.start.localeCompare(b.start)) ?? [];
  return (
    <Widget title={t("dashboards.meetup")} query={query} isEmpty={() => next === undefined}>
      {() =>
        next && (
          <>
            <Next event={next} />
            {later.length > 0 && <Later events={later.slice(0, maxLater)} />}
          </>
        )
      }
    </Widget>
  );
}

function Next({ event: { id, title, start, extendedProps } }: { event: CalendarEvent }) {
  const t = useText();
  const format = useFormat();
  const { location, description, guests = [] } = extendedProps;
  const { data } = useListChatsAndContacts();
  const portraitOf = (name: string): string | undefined =>
    data?.contacts.find(({ fullName }) => fullName === name)?.avatar ?? undefined;
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      <p className={css({ fontWeight: "semibold", fontSize: "lg" })}>{title}</p>
      <p className={row}>
        <CalendarDays size={16} aria-hidden />
        {format.dateTime(start)}
      </p>
      {location && (
        <p className={row}>
          <MapPin size={16} aria-hidden />
          {location}
        </p>
      )}
      {description && <p className={css({ color: "text.muted" })}>{description}</p>}
      <p className={css({ display: "flex" })}>
        {guests.map((guest) => (
          <PersonName key={guest} name={guest} className={css({ display: "grid", me: "-1.5", borderRadius: "full!" })}>
            <Avatar name={guest} src={portraitOf(guest)} decorative={false} />
          </PersonName>
        ))}
      </p>
      <div className={css({ mt: "2" })}>
        <ButtonLink size="sm" to="/apps/calendar" search={{ event: id }}>
          {t("dashboards.openCalendar")}
        </ButtonLink>
      </div>
    </div>
  );
}

function Later({ events }: { events: readonly CalendarEvent[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={css({ mt: "4", pt: "4", borderTopWidth: "1px", borderColor: "border" })}>
      <h3 className={css({ fontWeight: "medium", mb: "2" })}>{t("dashboards.afterwards")}</h3>
      <ul className={css({ display: "grid", gap: "2" })}>
        {events.map(({ id, title, start, allDay }) => (
          <li key={id}>
            <Link
              quiet
              to="/apps/calendar"
              search={{ event: id }}
              className={css({ display: "block", truncate: true, _hover: { textDecoration: "underline" } })}
            >
              {title}
            </Link>
            <span className={css({ color: "text.muted", fontSize: "sm" })}>
              {allDay ? format.date(start.slice(0, 10)) : format.dateTime(start)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
