/** Not-found page with a search and links back and to the start page. */
import { useRouter } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../kit/button.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { loadMessages } from "../messages/store.ts";
import { useText } from "../messages/use-text.ts";
import { useAccount } from "../session/account.ts";
import { Actions, BarePage } from "./bare-page.tsx";

/** With the texts of the shell, which is not around this page. */
const Palette = lazy(async () => {
  const [{ loadPalette }] = await Promise.all([import("../layout/search/load-palette.ts"), loadMessages("shell")]);
  return loadPalette();
});

export function ErrorPage() {
  const t = useText();
  const { history } = useRouter();
  const account = useAccount();
  const [searching, setSearching] = useState(false);
  return (
    <BarePage drawing="lost" title={t("common.pageNotFoundTitle")} intro={t("common.pageNotFoundText")}>
      <Actions>
        {history.canGoBack() && <Button onClick={() => history.back()}>{t("common.back")}</Button>}
        {account && (
          <Button aria-haspopup="dialog" onClick={() => setSearching(true)}>
            <Search size={16} aria-hidden />
            {t("common.search")}
          </Button>
        )}
        <ButtonLink to="/start" variant="solid">
          {t("common.toStart")}
        </ButtonLink>
      </Actions>
      <Suspense>{searching && <Palette onClose={() => setSearching(false)} />}</Suspense>
    </BarePage>
  );
}
