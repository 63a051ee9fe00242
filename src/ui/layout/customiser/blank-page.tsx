/** Blank layout: only the page, and a way back. */
import { css } from "#generated/styles/css/index.js";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import { defaults } from "../../theme/settings.ts";
import { Brand } from "../brand.tsx";
import { LayoutPicture } from "./layout-picture.tsx";
import { layouts } from "./layouts.ts";
import { OtherLayouts } from "./other-layouts.tsx";

export function BlankPage() {
  const t = useText();
  return (
    <main
      className={css({
        minH: "100dvh",
        display: "grid",
        alignContent: "center",
        justifyContent: "center",
        px: { base: "4", md: "6" },
        py: "8",
      })}
    >
      <DocumentTitle>{t("customiser.layout-blank.name")}</DocumentTitle>
      <div className={css({ maxW: "form", display: "grid", gap: "6", justifyItems: "start" })}>
        <Brand />
        <div>
          <h1
            className={css({ fontSize: "2xl", lineHeight: "2xl", fontWeight: "semibold", letterSpacing: "-0.015em" })}
          >
            {t("customiser.layout-blank.name")}
          </h1>
          <p className={css({ mt: "1" })}>{t("customiser.layout-blank.intro")}</p>
          <p className={css({ mt: "2", color: "text.muted", maxW: "prose" })}>{t("customiser.layout-blank.when")}</p>
        </div>
        <LayoutPicture settings={{ ...defaults, ...layouts["layout-blank"] }} />
        <ButtonLink to="/start" variant="solid">
          {t("customiser.back")}
        </ButtonLink>
        <div className={css({ borderTopWidth: "1px", borderColor: "border", pt: "5", w: "full" })}>
          <h2 className={css({ fontWeight: "semibold", mb: "3" })}>{t("customiser.others")}</h2>
          <OtherLayouts name="layout-blank" />
        </div>
      </div>
    </main>
  );
}
