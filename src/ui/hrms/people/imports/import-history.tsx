/** Who has uploaded, applied or discarded an import. */
import { listImportHistoryOptions } from "#generated/hrms/hooks/imports.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { css } from "#generated/styles/css/index.js";
import { HistoryList } from "../../../detail/history-list.tsx";
import { useIntl } from "react-intl";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";

export function ImportHistory({ companyId, importId }: { companyId: string; importId: string }) {
  const t = useText();
  const { messages } = useIntl();
  const valueOf = (field: string, value: unknown): string =>
    field === "status" ? t(`imports.state.${String(value)}` as MessageId) : String(value);
  return (
    <Card padded>
      <CardTitle className={css({ mb: "3" })}>{t("imports.history")}</CardTitle>
      <HistoryList
        page={(query) => listImportHistoryOptions({ path: { companyId, importId }, query })}
        labels={{ field: (name) => t(`imports.head.${name}` as MessageId), value: valueOf }}
        hidden={(field) => messages[`imports.head.${field}`] === undefined}
      />
    </Card>
  );
}
