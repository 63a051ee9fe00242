/** Not-found page for folders and labels. */
import { css } from "#generated/styles/css/index.js";
import { ButtonLink } from "../../kit/link.tsx";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { NotFound } from "../../kit/states.tsx";
import { useText } from "../../messages/use-text.ts";
import { addressOf } from "./mailbox-view.ts";

export function UnknownMailbox() {
  const t = useText();
  return (
    <div
      className={css({
        m: "auto",
        gridColumn: "1 / -1",
        "@container mail (min-width: 57rem)": { gridColumn: "2 / -1" },
      })}
    >
      <DocumentTitle>{t("email.unknownMailbox")}</DocumentTitle>
      <NotFound
        title={t("email.unknownMailbox")}
        action={<ButtonLink to={addressOf({ folder: "inbox" })}>{t("email.toInbox")}</ButtonLink>}
      />
    </div>
  );
}
