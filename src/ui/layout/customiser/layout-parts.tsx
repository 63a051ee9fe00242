/** Shared parts of the layout demo pages: current settings and a button for the customiser. */
import { css } from "#generated/styles/css/index.js";
import { SlidersHorizontal } from "lucide-react";
import { Button } from "../../kit/button.tsx";
import { Card, CardTitle } from "../../kit/card.tsx";
import { Tag } from "../../kit/status-dot.tsx";
import { useText } from "../../messages/use-text.ts";
import type { Settings } from "../../theme/settings.ts";
import { layouts, type LayoutName } from "./layouts.ts";
import { setCustomiserOpen } from "./open.ts";

const shown = [
  "menu",
  "menuCollapsed",
  "menuHidden",
  "navbar",
  "navbarColor",
  "width",
  "footer",
  "toTop",
] as const satisfies readonly (keyof Settings)[];

export function InForce({ name, settings }: { name: LayoutName; settings: Settings }) {
  const t = useText();
  const asked: Partial<Settings> = layouts[name];
  const word = (setting: (typeof shown)[number]): string => {
    const value = settings[setting];
    return typeof value === "boolean"
      ? t(value ? "customiser.yes" : "customiser.no")
      : t(`customiser.${setting}.${value}` as "customiser.width.full");
  };
  return (
    <Card padded>
      <CardTitle>{t("customiser.inForce")}</CardTitle>
      <p className={css({ color: "text.muted", mt: "0.5", maxW: "prose" })}>{t("customiser.inForceText")}</p>
      <dl className={css({ mt: "3" })}>
        {shown.map((setting) => (
          <div
            key={setting}
            className={css({
              display: "grid",
              gridTemplateColumns: { base: "1fr", sm: "minmax(8rem, 2fr) 3fr" },
              alignItems: "center",
              columnGap: "4",
              minH: "9",
              py: "1",
              borderTopWidth: "1px",
              borderColor: "border",
            })}
          >
            <dt className={css({ color: "text.muted" })}>{t(`customiser.${setting}`)}</dt>
            <dd className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" })}>
              {word(setting)}
              {setting in asked && asked[setting] === settings[setting] && (
                <Tag tone="accent">{t("customiser.ofPage")}</Tag>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function OpenCustomiser() {
  const t = useText();
  return (
    <Button variant="solid" aria-haspopup="dialog" onClick={() => setCustomiserOpen(true)}>
      <SlidersHorizontal size={16} aria-hidden />
      {t("customiser.open")}
    </Button>
  );
}
