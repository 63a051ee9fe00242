/** Email preview with sample data. */
import { chakra } from "@chakra-ui/react";
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
    <Card padded mt="4" mb="4" aria-label={t("settings.mailPreview")}>
      <CardHead title={t("settings.mailPreview")}>{children}</CardHead>
      <chakra.div lang={language} overflowWrap="anywhere">
        <chakra.p fontWeight="semibold" mb="3">
          {mail.subject}
        </chakra.p>
        <chakra.p whiteSpace="pre-wrap">{footer === null ? mail.text : `${mail.text}\n\n${footer}`}</chakra.p>
      </chakra.div>
    </Card>
  );
}
