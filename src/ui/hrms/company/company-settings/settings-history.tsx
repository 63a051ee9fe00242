/** Change history of a company's settings. */
import { css } from "#generated/styles/css/index.js";
import { listCompanySettingsHistoryOptions } from "#generated/hrms/hooks/company-settings.ts";
import { HistoryList } from "../../../detail/history-list.tsx";
import { Card } from "../../../kit/card.tsx";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { useSettingText } from "./use-setting-text.ts";

export function SettingsHistory({ companyId }: { companyId: string }) {
  const t = useText();
  const value = useSettingText();
  return (
    <Card padded className={css({ maxW: "form" })}>
      <HistoryList
        page={(query) => listCompanySettingsHistoryOptions({ path: { companyId }, query })}
        labels={{ field: (name) => t(`company-settings.${name}` as MessageId), value }}
      />
    </Card>
  );
}
