/** Email card: recipient, subject, large code, link button, full text on demand. */
import { chakra } from "@chakra-ui/react";
import { Link as RouterLink } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import type { OutboxMail } from "#generated/hrms/schema.ts";
import { ButtonBase } from "../../../kit/button.tsx";
import { useText } from "../../../messages/use-text.ts";

export function MailCard({ mail: { recipient, subject, text, code, link, createdAt } }: { mail: OutboxMail }) {
  const t = useText();
  const intl = useIntl();
  return (
    <chakra.li>
      <chakra.article p="5" bg="surface" borderWidth="1px" borderColor="border" borderRadius="card">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
          <chakra.h2 fontWeight="semibold" overflowWrap="anywhere">
            {subject}
          </chakra.h2>
          <chakra.time dateTime={createdAt} color="text.muted" fontSize="sm" whiteSpace="nowrap">
            {intl.formatDate(createdAt, {
              day: "numeric",
              month: "short",
              hour: "2-digit",
              minute: "2-digit",
              second: "2-digit",
            })}
          </chakra.time>
        </chakra.div>
        <chakra.p color="text.muted" overflowWrap="anywhere">
          {t("misc.mailTo", { email: recipient })}
        </chakra.p>
        {(code !== null || link !== null) && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4" mt="3">
            {code !== null && (
              <chakra.p>
                <chakra.span color="text.muted" fontSize="sm">{`${t("misc.mailCode")} `}</chakra.span>
                <chakra.code
                  data-code
                  fontSize="xl"
                  fontWeight="semibold"
                  letterSpacing="0.08em"
                  fontVariantNumeric="tabular-nums"
                >
                  {code}
                </chakra.code>
              </chakra.p>
            )}
            {link !== null && (
              <ButtonBase as={RouterLink} {...{ to: link }} size="sm">
                {t("misc.openLink")}
              </ButtonBase>
            )}
          </chakra.div>
        )}
        <chakra.details mt="3" fontSize="sm" lineHeight="sm">
          <chakra.summary cursor="pointer" color="accent.text" borderRadius="xs" w="fit-content" minH="6">
            {t("misc.wholeMail")}
          </chakra.summary>
          <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" mt="2">
            {text}
          </chakra.p>
        </chakra.details>
      </chakra.article>
    </chakra.li>
  );
}
