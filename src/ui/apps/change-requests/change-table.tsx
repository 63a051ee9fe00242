/** What a request would change: each field as it is and as it shall be. */
import { chakra } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";
import type { ChangeRequest } from "#generated/hrms/schema.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import type { MessageId } from "../../messages/catalogue.ts";
import { useText } from "../../messages/use-text.ts";

export function ChangeTable({ changes }: { changes: ChangeRequest["changes"] }) {
  const t = useText();
  return (
    <chakra.dl display="grid" gap="2">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <chakra.dt color="text.muted" fontSize="sm" lineHeight="sm">
            {t(`change-requests.field.${field}` as MessageId)}
          </chakra.dt>
          <chakra.dd display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" overflowWrap="anywhere" whiteSpace="pre-line">
            <VisuallyHidden>{t("change-requests.before")}</VisuallyHidden>
            <chakra.span color="text.muted">{before ?? "–"}</chakra.span>
            <ArrowRight size={14} className="mirrored" aria-hidden />
            <VisuallyHidden>{t("change-requests.after")}</VisuallyHidden>
            <chakra.span fontWeight="medium">{after ?? "–"}</chakra.span>
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}
