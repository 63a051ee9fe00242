/** The accents that can be chosen, whichever is selected. */
import { css } from "#generated/styles/css/index.js";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Swatches } from "#src/ui/gallery/parts/swatches.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const palettes = ["teal", "indigo", "violet", "rose", "graphite"] as const;
const pairs = {
  accent: "accent-contrast",
  "accent-hover": "accent-contrast",
  "accent-subtle": "accent-text",
  "accent-text": "accent-subtle",
  "accent-contrast": "accent",
};

export function Accents() {
  const t = useText();
  return (
    <Stack>
      {palettes.map((palette) => (
        <section key={palette} aria-label={t(`customiser.palette.${palette}`)}>
          <h3 className={css({ mb: "1.5", fontWeight: "medium" })}>{t(`customiser.palette.${palette}`)}</h3>
          <Swatches pairs={pairs} palette={palette} />
        </section>
      ))}
    </Stack>
  );
}
