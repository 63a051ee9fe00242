/** Instead of a tab of a run that was never calculated. */
import { css } from "#generated/styles/css/index.js";
import { Card } from "../../../kit/card.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";

export function NotCalculated() {
  const t = useText();
  return (
    <Card className={css({ maxW: "64rem" })}>
      <EmptyState title={t("payroll.notCalculated")}>{t("payroll.notCalculatedText")}</EmptyState>
    </Card>
  );
}
