/** Page for missing permissions. */
import { ButtonLink } from "./link.tsx";
import { PageFrame } from "./page-frame.tsx";
import { State } from "./states.tsx";
import { useText } from "../messages/use-text.ts";

export function Forbidden({ title }: { title: string }) {
  const t = useText();
  return (
    <PageFrame title={title}>
      <State
        drawing="locked"
        title={t("shell.forbiddenTitle")}
        action={<ButtonLink to="/start">{t("common.toStart")}</ButtonLink>}
      >
        {t("common.error.forbidden")}
      </State>
    </PageFrame>
  );
}
