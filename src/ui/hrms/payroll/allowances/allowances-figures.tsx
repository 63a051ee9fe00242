/** What the allowances of a company came to, beside their list. */
import { ReportFigures } from "../shared/report-figures.tsx";

export function AllowancesFigures({ scope }: { scope: Readonly<Record<string, string>> }) {
  return <ReportFigures companyId={scope["companyId"] ?? ""} report="allowances" place="beside" />;
}
