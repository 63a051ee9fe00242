/** List of messages, newest first; unread ones are also marked in text. */
import { useState } from "react";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { ListGroup, ListItem } from "#src/ui/gallery/parts/list-group.tsx";
import { MediaObject } from "#src/ui/gallery/parts/media-object.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const notes = [
  ["leave", "Nurul Huda"],
  ["claim", "Arjun Nair"],
  ["joined", "Siti Rahman"],
] as const;

export function List() {
  const t = useText();
  const [read, setRead] = useState(false);
  return (
    <Stack>
      <ListGroup aria-label={t("showcase-lists.media-objects.news")}>
        {notes.map(([note, name], index) => (
          <ListItem
            key={note}
            end={!read && index < 2 ? <Tag tone="accent">{t("showcase-lists.media-objects.new")}</Tag> : undefined}
          >
            <MediaObject align="center" media={<Avatar name={name} size={36} />} title={name}>
              {t(`showcase-lists.media-objects.note.${note}`)}
            </MediaObject>
          </ListItem>
        ))}
      </ListGroup>
      <Row>
        <Button size="sm" onClick={() => setRead(!read)}>
          {t(read ? "showcase-lists.media-objects.unread" : "showcase-lists.media-objects.read")}
        </Button>
      </Row>
    </Stack>
  );
}
