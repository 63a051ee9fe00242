/** Email preview with sample data. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import type { MailTemplate, MailWords } from "#generated/hrms/schema.ts";
import { writtenMail } from "#src/domain/integrations/shared/mail-templates.ts";
import { Card, CardHead } from "../../../kit/card.tsx";
import { useText } from "../../../messages/use-text.ts";

export function MailPreview({
  template: { placeholders, footer, language },
  words,
  children,
}: {
  template: MailTemplate;
  words: MailWords;
  children: ReactNode;
}) {
  const t = useText();
  const mail = writtenMail(words, Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample])));
  return (
    <Card padded aria-label={t("settings.mailPreview")} className={css({ mt: "4", mb: "4" })}>
      <CardHead title={t("settings.mailPreview")}>{children}</CardHead>
      <div className={css({ overflowWrap: "anywhere" })} lang={language}>
        <p className={css({ fontWeight: "semibold", mb: "3" })}>{mail.subject}</p>
        <p className={css({ whiteSpace: "pre-wrap" })}>{footer === null ? mail.text : `${mail.text}\n\n${footer}`}</p>
      </div>
    </Card>
  );
}
