/** Uploads the accounts of a company. */
import { useImportLedgerAccounts } from "#generated/hrms/hooks/ledger-accounts.ts";
import { ledgerAccountColumns } from "#src/domain/payroll/ledger-account-rows.ts";
import { UploadButton as Upload } from "../../../crud/upload-button.tsx";
import { useText } from "../../../messages/use-text.ts";

const codes = ["wrong-kind", "posting-taken", "taken"] as const;

export function UploadButton({ scope: { companyId = "" } }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const load = useImportLedgerAccounts();
  return (
    <Upload
      title={t("ledger-accounts.importTitle")}
      intro={t("ledger-accounts.importText")}
      columns={ledgerAccountColumns.join(",")}
      largestFile={500_000}
      faultText={(code) => {
        const known = codes.find((one) => one === code);
        return known === undefined ? undefined : t(`ledger-accounts.row.${known}`);
      }}
      send={(csv, dryRun) => load.mutateAsync({ path: { companyId }, body: { csv, dryRun } })}
    />
  );
}
