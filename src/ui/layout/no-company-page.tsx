/** Tells accounts without a company whom to ask. */
import { EmptyState } from "../kit/states.tsx";
import { PageFrame } from "../kit/page-frame.tsx";
import { useText } from "../messages/use-text.ts";

export function NoCompanyPage() {
  const t = useText();
  return (
    <PageFrame title={t("shell.area.dashboard")}>
      <EmptyState title={t("shell.noCompanyTitle")}>{t("shell.noCompanyText")}</EmptyState>
    </PageFrame>
  );
}
