/** Placeholder page for areas that are not built yet. */
import { useLocation } from "@tanstack/react-router";
import { ButtonLink } from "../kit/link.tsx";
import { DocumentTitle } from "../kit/document-title.tsx";
import { PageFrame } from "../kit/page-frame.tsx";
import { NotFound, State } from "../kit/states.tsx";
import { useText } from "../messages/use-text.ts";
import { entryOfPath } from "./menu.ts";

export function SoonPage() {
  const t = useText();
  const entry = entryOfPath(useLocation({ select: (location) => location.pathname }));
  const toStart = <ButtonLink to="/start">{t("common.toStart")}</ButtonLink>;
  if (!entry) {
    return (
      <>
        <DocumentTitle>{t("common.pageNotFoundTitle")}</DocumentTitle>
        <NotFound title={t("common.pageNotFoundTitle")} action={toStart}>
          {t("common.pageNotFoundText")}
        </NotFound>
      </>
    );
  }
  const area = t(`shell.area.${entry.area}`);
  return (
    <PageFrame title={area}>
      <State drawing="soon" title={t("shell.soonTitle", { area })} action={toStart}>
        {t("shell.soonText")}
      </State>
    </PageFrame>
  );
}
