/** Empty layout: menu and navbar around an empty page. */
import { css } from "#generated/styles/css/index.js";
import { use } from "react";
import { Breadcrumb } from "../../kit/breadcrumb.tsx";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { FirstCrumbsContext, TitleToolContext } from "../../kit/title-tool.ts";
import { useText } from "../../messages/use-text.ts";
import { OpenCustomiser } from "./layout-parts.tsx";
import { OtherLayouts } from "./other-layouts.tsx";

export function EmptyPage() {
  const t = useText();
  const tool = use(TitleToolContext);
  const first = use(FirstCrumbsContext);
  return (
    <div
      className={css({
        flex: "1",
        display: "flex",
        flexDirection: "column",
        gap: "2",
        px: { base: "4", md: "6" },
        pt: "2",
        pb: { base: "4", md: "6" },
      })}
    >
      <DocumentTitle>{t("customiser.layout-empty.name")}</DocumentTitle>
      <Breadcrumb crumbs={[...first, { label: t("customiser.layout-empty.name") }]} />
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
          <div className={css({ display: "flex", alignItems: "flex-start", gap: "1.5" })}>
            <h1 className={css({ fontSize: "xl", lineHeight: "xl", fontWeight: "semibold" })}>
              {t("customiser.layout-empty.title")}
            </h1>
            {tool}
          </div>
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
