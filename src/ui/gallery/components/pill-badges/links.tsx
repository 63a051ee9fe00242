/** Pill as a link, underlined on hover. */
import { css } from "#generated/styles/css/index.js";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Link } from "#src/ui/kit/link.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const pages = [
  ["tooltips", "accent", "showcase-overlays.tooltips.title"],
  ["popovers", "info", "showcase-overlays.popovers.title"],
  ["toasts", "success", "showcase-overlays.toasts.title"],
  ["timeline", "warning", "showcase-overlays.timeline.title"],
] as const;

export function Links() {
  const t = useText();
  return (
    <Row>
      {pages.map(([page, tone, title]) => (
        <Link
          key={page}
          to="/components/$page"
          params={{ page }}
          className={css({ display: "inline-flex", alignItems: "center", minH: "6" })}
        >
          <Tag pill tone={tone}>
            {t(title)}
          </Tag>
        </Link>
      ))}
    </Row>
  );
}
