/** What the deductions of a company came to, beside their list. */
import { ReportFigures } from "../shared/report-figures.tsx";

export function DeductionsFigures({ scope }: { scope: Readonly<Record<string, string>> }) {
  return <ReportFigures companyId={scope["companyId"] ?? ""} report="deductions" place="beside" />;
}
