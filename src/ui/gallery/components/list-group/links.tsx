/** Links, with the current one marked. */
import { ChevronRight } from "lucide-react";
import { ListGroup, ListLink } from "#src/ui/gallery/parts/list-group.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const pages = ["list-group", "media-objects", "nav-component", "dropdowns"] as const;

export function Links() {
  const t = useText();
  return (
    <nav aria-label={t("showcase-lists.list-group.links")}>
      <ListGroup>
        {pages.map((page) => (
          <ListLink
            key={page}
            to="/components/$page"
            params={{ page }}
            end={<ChevronRight size={16} className="mirrored" aria-hidden />}
          >
            {t(`shell.area.${page}`)}
          </ListLink>
        ))}
      </ListGroup>
    </nav>
  );
}
