/** The accents that can be chosen, whichever is selected. */
import { css } from "#generated/styles/css/index.js";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Swatches } from "#src/ui/gallery/parts/swatches.tsx";

const palettes = ["teal", "indigo", "violet", "rose", "graphite"];
const names = ["accent", "accent-hover", "accent-subtle", "accent-text", "accent-contrast"];
const against = ["surface"];

export function Accents() {
  return (
    <Stack>
      {palettes.map((palette) => (
        <section key={palette} aria-label={palette}>
          <h3 className={css({ mb: "1.5", fontWeight: "medium", textTransform: "capitalize" })}>{palette}</h3>
          <Swatches names={names} against={against} palette={palette} />
        </section>
      ))}
    </Stack>
  );
}
