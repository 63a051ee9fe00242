/** Floating label. */
import { css } from "#generated/styles/css/index.js";
import { FloatingInput } from "#src/ui/gallery/parts/floating-input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Floating() {
  const t = useText();
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      <FloatingInput label={t("showcase.name")} />
      <FloatingInput label={t("showcase.city")} defaultValue="Singapore" />
    </div>
  );
}
