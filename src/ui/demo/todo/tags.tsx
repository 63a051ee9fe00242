/** Tags with coloured dots. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import type { TaskTag } from "#generated/demo/schema.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { tagColors } from "./todo-view.ts";

export function TagDot({ tag }: { tag: TaskTag }) {
  return (
    <span className={css({ boxSize: "2", borderRadius: "full", flexShrink: 0, bg: tagColors[tag] })} aria-hidden />
  );
}

const Chip = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    h: "5",
    px: "1.5",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "xs",
    color: "text.muted",
    fontSize: "xs",
    lineHeight: "xs",
    whiteSpace: "nowrap",
  },
});

/** More would leave no room for the title. */
const maxShown = 3;

export function TagChips({ tags }: { tags: readonly TaskTag[] }) {
  const t = useText();
  const [shown, rest] = tags.length > maxShown ? [tags.slice(0, maxShown - 1), tags.slice(maxShown - 1)] : [tags, []];
  const names = rest.map((tag) => t(`todo.tag.${tag}`)).join(", ");
  return (
    <span className={css({ display: "flex", flexWrap: "wrap", gap: "1" })}>
      {shown.map((tag) => (
        <Chip key={tag}>
          <TagDot tag={tag} />
          {t(`todo.tag.${tag}`)}
        </Chip>
      ))}
      {rest.length > 0 && (
        <Chip title={names}>
          <span aria-hidden>{`+${rest.length}`}</span>
          <VisuallyHidden>{names}</VisuallyHidden>
        </Chip>
      )}
    </span>
  );
}
