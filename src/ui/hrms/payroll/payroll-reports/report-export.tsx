/** A report as a spreadsheet, CSV or PDF. */
import { FileText } from "lucide-react";
import { useState } from "react";
import { exportPayrollReport } from "#generated/hrms/client/payroll-reports.ts";
import { downloadFile } from "../../../kit/download.ts";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { ExportMenu } from "../../../list/export-menu.tsx";
import type { currentTexts } from "../../../messages/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import type { PayrollReportName } from "../shared/report-query.ts";

const types = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
} as const;
type Format = keyof typeof types;

interface ReportExportProps {
  readonly companyId: string;
  readonly report: PayrollReportName;
  readonly query: {
    readonly language: ReturnType<typeof currentTexts>["language"];
    readonly month: string | undefined;
    readonly sort: string | undefined;
    readonly q: string;
  };
  readonly total: number | undefined;
}

export function ReportExport({ companyId, report, query, total }: ReportExportProps) {
  const t = useText();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const { language, month, sort, q } = query;
  const save = async (format: Format): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await attempt(async () => {
      const file = await exportPayrollReport(
        {
          path: { companyId, report },
          query: { format, language, ...(month && { month }), ...(sort && { sort }), ...(q !== "" && { q }) },
        },
        { headers: { accept: types[format] } },
      );
      // Spreadsheets need the mark that browsers strip from text.
      downloadFile(
        `${report}-${month ?? ""}.${format}`,
        typeof file === "string" ? `\uFEFF${file}` : file,
        types[format],
      );
    }, t("crud.exported"));
    setBusy(false);
  };
  if (!useAbility().can("export", "payroll-reports")) return null;
  return (
    <ExportMenu total={total ?? 0} busy={busy} onSave={(format) => void save(format)}>
      <MenuItem
        icon={<FileText size={16} aria-hidden />}
        hint={t("crud.exportRows", { total: total ?? 0 })}
        disabled={!total}
        onSelect={() => void save("pdf")}
      >
        {t("payroll-reports.pdf")}
      </MenuItem>
    </ExportMenu>
  );
}
