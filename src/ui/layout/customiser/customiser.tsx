/** Theme customiser: every appearance and layout setting, applied at once. */
import { RotateCcw } from "lucide-react";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { toast } from "../../kit/toast.ts";
import { useMedia } from "../../kit/use-media.ts";
import { useText } from "../../messages/use-text.ts";
import { resetSettings, useSettings } from "../../theme/settings-store.ts";
import { ChoiceField, FlagField, Note, Section } from "./fields.tsx";
import { PaletteField, SkinField } from "./pictured.tsx";

export function Customiser({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { menu, menuHidden, navbar } = useSettings();
  const reducedMotion = useMedia("(prefers-reduced-motion: reduce)");
  const narrow = !useMedia("(min-width: 64rem)");
  const reset = (
    <Button
      onClick={() => {
        resetSettings();
        toast({ kind: "success", text: t("customiser.wasReset") });
      }}
    >
      <RotateCcw size={16} aria-hidden />
      {t("customiser.reset")}
    </Button>
  );
  return (
    <Dialog open clear side="end" width="23rem" title={t("customiser.title")} onClose={onClose} footer={reset}>
      <Section title={t("customiser.section.look")}>
        <SkinField />
        <PaletteField />
        <ChoiceField name="textSize" />
        <ChoiceField name="density" />
        <ChoiceField name="direction" />
      </Section>
      <Section title={t("customiser.section.menu")}>
        <ChoiceField name="menu" />
        <FlagField name="menuCollapsed" disabled={menu === "horizontal" || menuHidden} />
        <FlagField name="menuHidden" />
        {narrow && <Note>{t("customiser.narrow")}</Note>}
      </Section>
      <Section title={t("customiser.section.navbar")}>
        <ChoiceField name="navbar" />
        <ChoiceField name="navbarColor" disabled={navbar === "hidden"} />
      </Section>
      <Section title={t("customiser.section.page")}>
        <ChoiceField name="width" />
        <ChoiceField name="footer" />
        <ChoiceField name="transition" disabled={reducedMotion} />
        {reducedMotion && <Note>{t("customiser.reducedMotion")}</Note>}
        <FlagField name="toTop" />
      </Section>
      <Note>{t("customiser.remembered")}</Note>
    </Dialog>
  );
}
