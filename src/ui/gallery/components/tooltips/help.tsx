/** Help button whose tip also opens on touch. */
import { css } from "#generated/styles/css/index.js";
import { CircleQuestionMark } from "lucide-react";
import { IconButton } from "#src/ui/kit/button.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Popover } from "#src/ui/kit/popover.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const terms = ["gross", "prorated", "lieu"] as const;

export function Help() {
  const t = useText();
  return (
    <Stack css={{ gap: "1" }}>
      {terms.map((term) => {
        const name = t(`showcase-overlays.term.${term}`);
        return (
          <div key={term} className={css({ display: "flex", alignItems: "center", gap: "1" })}>
            <span>{name}</span>
            <Popover
              side="end"
              align="center"
              label={name}
              trigger={(props) => (
                <IconButton {...props} size="xs" label={t("showcase-overlays.tooltips.explain", { term: name })}>
                  <CircleQuestionMark size={16} aria-hidden />
                </IconButton>
              )}
            >
              {() => <p>{t(`showcase-overlays.means.${term}`)}</p>}
            </Popover>
          </div>
        );
      })}
    </Stack>
  );
}
