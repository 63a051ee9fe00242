/** The order as JSON. */
import { css } from "#generated/styles/css/index.js";
import type { Lists } from "#src/ui/gallery/parts/sort-lists.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export function Outcome({ lists }: { lists: Lists }) {
  const t = useText();
  const names = Object.fromEntries(Object.entries(lists).map(([list, items]) => [list, items.map(({ name }) => name)]));
  return (
    <output
      aria-label={t("showcase-inputs.dragging.result")}
      className={css({
        display: "block",
        px: "3",
        py: "2",
        borderRadius: "control",
        bg: "inset",
        fontFamily: "mono",
        fontSize: "xs",
        overflowWrap: "anywhere",
      })}
      dir="ltr"
    >
      {JSON.stringify(names)}
    </output>
  );
}
