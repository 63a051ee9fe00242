/** Not-found page within the shell. */
import { css } from "#generated/styles/css/index.js";
import { ButtonLink } from "../kit/link.tsx";
import { DocumentTitle } from "../kit/document-title.tsx";
import { NotFound } from "../kit/states.tsx";
import { useText } from "../messages/use-text.ts";

export function PageNotFound() {
  const t = useText();
  return (
    <main className={css({ minH: "100dvh", display: "grid", alignItems: "center" })}>
      <DocumentTitle>{t("common.pageNotFoundTitle")}</DocumentTitle>
      <NotFound
        title={t("common.pageNotFoundTitle")}
        action={
          <ButtonLink to="/start" variant="solid">
            {t("common.toStart")}
          </ButtonLink>
        }
      >
        {t("common.pageNotFoundText")}
      </NotFound>
    </main>
  );
}
