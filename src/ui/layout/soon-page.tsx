/** Placeholder page for areas that are not built yet. */
import { useLocation } from "@tanstack/react-router";
import { ButtonLink } from "../kit/link.tsx";
import { PageFrame } from "../kit/page-frame.tsx";
import { State } from "../kit/states.tsx";
import { useText } from "../messages/use-text.ts";
import { entryOfPath } from "./menu.ts";
import { UnknownPage } from "./unknown-page.tsx";

export function SoonPage() {
  const t = useText();
  const entry = entryOfPath(useLocation({ select: (location) => location.pathname }));
  if (!entry) return <UnknownPage />;
  const area = t(`shell.area.${entry.area}`);
  return (
    <PageFrame title={area}>
      <State
        drawing="soon"
        title={t("shell.soonTitle", { area })}
        action={<ButtonLink to="/start">{t("common.toStart")}</ButtonLink>}
      >
        {t("shell.soonText")}
      </State>
    </PageFrame>
  );
}
