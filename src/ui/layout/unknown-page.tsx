/** Not-found page below the navbar. */
import { DocumentTitle } from "../kit/document-title.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { NotFound } from "../kit/states.tsx";
import { useText } from "../messages/use-text.ts";

export function UnknownPage() {
  const t = useText();
  return (
    <>
      <DocumentTitle>{t("common.pageNotFoundTitle")}</DocumentTitle>
      <NotFound
        title={t("common.pageNotFoundTitle")}
        action={<ButtonLink to="/start">{t("common.toStart")}</ButtonLink>}
      >
        {t("common.pageNotFoundText")}
      </NotFound>
    </>
  );
}
