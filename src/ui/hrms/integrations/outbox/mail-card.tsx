/** Email card: recipient, subject, large code, link button, full text on demand. */
import { css } from "#generated/styles/css/index.js";
import { useIntl } from "react-intl";
import type { OutboxMail } from "#generated/hrms/schema.ts";
import { ButtonLink } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";

export function MailCard({ mail: { recipient, subject, text, code, link, createdAt } }: { mail: OutboxMail }) {
  const t = useText();
  const intl = useIntl();
  return (
    <li>
      <article
        className={css({ p: "5", bg: "surface", borderWidth: "1px", borderColor: "border", borderRadius: "card" })}
      >
        <div className={css({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "4" })}>
          <h2 className={css({ fontWeight: "semibold", overflowWrap: "anywhere" })}>{subject}</h2>
          <time className={css({ color: "text.muted", fontSize: "sm", whiteSpace: "nowrap" })} dateTime={createdAt}>
            {intl.formatDate(createdAt, {
              day: "numeric",
              month: "short",
              hour: "2-digit",
              minute: "2-digit",
              second: "2-digit",
            })}
          </time>
        </div>
        <p className={css({ color: "text.muted", overflowWrap: "anywhere" })}>
          {t("misc.mailTo", { email: recipient })}
        </p>
        {(code !== null || link !== null) && (
          <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4", mt: "3" })}>
            {code !== null && (
              <p>
                <span className={css({ color: "text.muted", fontSize: "sm" })}>{`${t("misc.mailCode")} `}</span>
                <code
                  className={css({
                    fontSize: "xl",
                    fontWeight: "semibold",
                    letterSpacing: "0.08em",
                    fontVariantNumeric: "tabular-nums",
                  })}
                  data-code
                >
                  {code}
                </code>
              </p>
            )}
            {link !== null && (
              <ButtonLink to={link} size="sm">
                {t("misc.openLink")}
              </ButtonLink>
            )}
          </div>
        )}
        <details className={css({ mt: "3", fontSize: "sm", lineHeight: "sm" })}>
          <summary
            className={css({
              cursor: "pointer",
              color: "accent.text",
              borderRadius: "xs",
              w: "fit-content",
              minH: "6",
            })}
          >
            {t("misc.wholeMail")}
          </summary>
          <p className={css({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", mt: "2" })}>{text}</p>
        </details>
      </article>
    </li>
  );
}
