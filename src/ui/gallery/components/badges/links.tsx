/** Badges as links, underlined on hover. */
import { css } from "#generated/styles/css/index.js";
import { Link } from "#src/ui/kit/link.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const links = [
  ["buttons", "info", "showcase-actions.buttons.title"],
  ["modals", "accent", "showcase-actions.modals.title"],
] as const;

export function Links() {
  const t = useText();
  return (
    <Row>
      {links.map(([page, tone, title]) => (
        <Link
          key={page}
          to="/components/$page"
          params={{ page }}
          className={css({ display: "inline-flex", alignItems: "center", minH: "6" })}
        >
          <Tag tone={tone}>{t(title)}</Tag>
        </Link>
      ))}
    </Row>
  );
}
