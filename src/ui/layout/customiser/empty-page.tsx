/** Empty layout: menu and navbar around an empty page. */
import { css } from "#generated/styles/css/index.js";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { useText } from "../../messages/use-text.ts";
import { OpenCustomiser } from "./layout-parts.tsx";
import { OtherLayouts } from "./other-layouts.tsx";

export function EmptyPage() {
  const t = useText();
  return (
    <div className={css({ flex: "1", display: "flex", flexDirection: "column", p: { base: "4", md: "6" } })}>
      <DocumentTitle>{t("customiser.layout-empty.name")}</DocumentTitle>
      <div
        className={css({
          flex: "1",
          display: "grid",
          justifyContent: "center",
          alignContent: "center",
          gap: "6",
          p: "6",
          borderWidth: "1px",
          borderStyle: "dashed",
          borderColor: "border.strong",
          borderRadius: "card",
        })}
      >
        <div className={css({ maxW: "form" })}>
          <h1 className={css({ fontSize: "xl", lineHeight: "xl", fontWeight: "semibold" })}>
            {t("customiser.layout-empty.title")}
          </h1>
          <p className={css({ color: "text.muted", mt: "1", mb: "4", maxW: "prose" })}>
            {t("customiser.layout-empty.when")}
          </p>
          <OpenCustomiser />
        </div>
        <div className={css({ maxW: "form" })}>
          <h2 className={css({ fontWeight: "semibold", mb: "3" })}>{t("customiser.others")}</h2>
          <OtherLayouts name="layout-empty" />
        </div>
      </div>
    </div>
  );
}
