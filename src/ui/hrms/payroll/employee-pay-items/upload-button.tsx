/** Uploads allowances and deductions of many people. */
import { useImportEmployeePayItems } from "#generated/hrms/hooks/employee-pay-items.ts";
import { payItemColumns } from "#src/domain/payroll/import-rows.ts";
import { UploadButton as Upload } from "../../../crud/upload-button.tsx";
import { useText } from "../../../messages/use-text.ts";

const codes = [
  "unknown-item",
  "mode",
  "amount",
  "month",
  "count",
  "above-limit",
  "above-share",
  "advance-too-long",
  "duplicate",
  "before-start",
] as const;

export function UploadButton({ scope: { companyId = "" } }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const load = useImportEmployeePayItems();
  return (
    <Upload
      title={t("employee-pay-items.importTitle")}
      intro={t("employee-pay-items.importText")}
      columns={Object.keys(payItemColumns).join(",")}
      faultText={(code, value) => {
        const known = codes.find((one) => one === code);
        return known === undefined ? undefined : t(`employee-pay-items.row.${known}`, { value });
      }}
      send={(csv, dryRun) => load.mutateAsync({ path: { companyId }, body: { csv, dryRun } })}
    />
  );
}
