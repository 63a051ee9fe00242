/** Leads to the report of timesheets. */
import { ChartColumn } from "lucide-react";
import { ButtonLink } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";

export function ReportButton({ scope: { companyId = "" } }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const to: string = `/companies/${companyId}/timesheet-report`;
  return (
    <ButtonLink to={to}>
      <ChartColumn size={16} aria-hidden />
      {t("attendance-tools.report")}
    </ButtonLink>
  );
}
