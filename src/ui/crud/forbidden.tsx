/** A page that the account's role does not open: said calmly, with a way on. */
import { ButtonLink } from "../kit/link.tsx";
import { PageFrame } from "../kit/page-frame.tsx";
import { State } from "../kit/states.tsx";
import { useText } from "../messages/use-text.ts";

export function Forbidden({ title }: { title: string }) {
  const t = useText();
  return (
    <PageFrame title={title}>
      <State drawing="locked" title={t("shell.forbiddenTitle")} action={<ButtonLink to="/">{t("common.toStart")}</ButtonLink>}>
        {t("common.error.forbidden")}
      </State>
    </PageFrame>
  );
}
