/** Vertical beside the content, above it on phones. */
import { css } from "#generated/styles/css/index.js";
import { Result } from "#src/ui/gallery/example/stack.tsx";
import { Nav } from "#src/ui/kit/nav.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { PartLink } from "./part-link.tsx";
import { usePart } from "./use-part.ts";

const parts = ["people", "shifts", "leave"] as const;
const counts = { people: 14, shifts: 62, leave: 3 } as const;

export function Vertical() {
  const t = useText();
  const part = usePart("vertical", parts, "shifts");
  return (
    <div
      className={css({
        display: "grid",
        gap: "4",
        gridTemplateColumns: { base: "minmax(0, 1fr)", md: "12rem minmax(0, 1fr)" },
      })}
    >
      <Nav vertical label={t("showcase-lists.nav.cafe")}>
        {parts.map((name) => (
          <PartLink key={name} example="vertical" name={name} current={part}>
            {t(`showcase-lists.nav.part.${name}`)}
            <span className={css({ marginInlineStart: "auto" })}>
              <Tag tone={name === part ? "accent" : "neutral"}>{counts[name]}</Tag>
            </span>
          </PartLink>
        ))}
      </Nav>
      <Result>{t(`showcase-lists.nav.partMore.${part}`)}</Result>
    </div>
  );
}
