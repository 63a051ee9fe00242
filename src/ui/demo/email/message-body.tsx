/** Sanitised message body; remote images can track opening, so they load only on request. */
import { css } from "#generated/styles/css/index.js";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { Button } from "../../kit/button.tsx";
import { SafeHtml, useSafeMarkup } from "../../kit/safe-html.tsx";
import { useText } from "../../messages/use-text.ts";

export function MessageBody({ html }: { html: string }) {
  const t = useText();
  const [allowed, setAllowed] = useState(false);
  const markup = useSafeMarkup(html, allowed);
  return (
    <>
      {markup.blocked > 0 && (
        <div
          className={css({
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: "3",
            rowGap: "1",
            mb: "3",
            px: "3",
            py: "1.5",
            bg: "inset",
            borderRadius: "control",
            fontSize: "sm",
          })}
        >
          <span className={css({ display: "inline-flex", alignItems: "center", gap: "2", flex: "1 1 12rem" })}>
            <ImageOff size={16} aria-hidden style={{ flexShrink: 0 }} />
            {t("email.imagesBlocked", { count: markup.blocked })}
          </span>
          <Button variant="link" size="sm" onClick={() => setAllowed(true)}>
            {t("email.showImages")}
          </Button>
        </div>
      )}
      {markup.html.trim() === "" ? (
        <p className={css({ color: "text.muted" })}>{t("email.noText")}</p>
      ) : (
        <SafeHtml markup={markup} css={{ maxW: "prose" }} />
      )}
    </>
  );
}
