/** Not-found page with links back and to the start page. */
import { useRouter } from "@tanstack/react-router";
import { Button } from "../kit/button.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";
import { Actions, BarePage } from "./bare-page.tsx";

export function ErrorPage() {
  const t = useText();
  const { history } = useRouter();
  return (
    <BarePage drawing="lost" title={t("common.pageNotFoundTitle")} intro={t("common.pageNotFoundText")}>
      <Actions>
        {history.canGoBack() && <Button onClick={() => history.back()}>{t("common.back")}</Button>}
        <ButtonLink to="/start" variant="solid">
          {t("common.toStart")}
        </ButtonLink>
      </Actions>
    </BarePage>
  );
}
