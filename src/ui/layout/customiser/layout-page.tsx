/** Demo page of a layout, shown in that layout, with links to the others. */
import { css } from "#generated/styles/css/index.js";
import { Card, CardTitle } from "../../kit/card.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { useText } from "../../messages/use-text.ts";
import { useSettings } from "../../theme/settings-store.ts";
import { InForce, OpenCustomiser } from "./layout-parts.tsx";
import { LayoutPicture } from "./layout-picture.tsx";
import type { LayoutName } from "./layouts.ts";
import { OtherLayouts } from "./other-layouts.tsx";

export function LayoutPage({ name }: { name: LayoutName }) {
  const t = useText();
  const settings = useSettings();
  return (
    <PageFrame title={t(`customiser.${name}.name`)} intro={t(`customiser.${name}.intro`)} actions={<OpenCustomiser />}>
      <div
        className={css({
          display: "grid",
          gap: "4",
          gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "minmax(0, 3fr) minmax(0, 2fr)" },
          alignItems: "start",
        })}
      >
        <InForce name={name} settings={settings} />
        <div className={css({ display: "grid", gap: "4" })}>
          <Card padded>
            <CardTitle className={css({ mb: "3" })}>{t("customiser.when")}</CardTitle>
            <LayoutPicture settings={settings} />
            <p className={css({ mt: "3", maxW: "prose" })}>{t(`customiser.${name}.when`)}</p>
          </Card>
          <Card padded>
            <CardTitle className={css({ mb: "3" })}>{t("customiser.others")}</CardTitle>
            <OtherLayouts name={name} />
          </Card>
        </div>
      </div>
    </PageFrame>
  );
}
