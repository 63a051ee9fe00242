/** The text files of an approved filing, to upload at IRAS. */
import { css } from "#generated/styles/css/index.js";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadTaxFilingFile } from "#generated/hrms/client/tax-filings.ts";
import type { TaxFiling } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { downloadFile } from "../../../kit/download.ts";
import { useFormat } from "../../../kit/format.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import type { FilingTabProps } from "./filing-tab.ts";
import { filingProblem } from "./problem-text.ts";

type FilingFile = TaxFiling["files"][number];

export function FilesTab({ companyId, filing }: FilingTabProps) {
  const t = useText();
  const format = useFormat();
  const { files, approvedAt, approvedBy } = filing;
  if (files.length === 0)
    return (
      <Card className={css({ maxW: "64rem" })}>
        <EmptyState title={t("tax-filings.noFiles")}>{t("tax-filings.noFilesText")}</EmptyState>
      </Card>
    );
  return (
    <div className={css({ display: "grid", gap: "4", maxW: "64rem" })}>
      <Card className={css({ overflow: "hidden" })}>
        <ColumnTable
          label={t("tax-filings.tab.files")}
          rows={files}
          keyOf={({ form }) => form}
          columns={[
            {
              header: t("tax-filings.file.name"),
              cell: (file) => <FileName path={{ companyId, taxFilingId: filing.id }} file={file} />,
            },
            { header: t("tax-filings.file.form"), cell: ({ form }) => t(`tax-filings.file.form.${form}`) },
            { header: t("tax-filings.people"), kind: "number", cell: ({ people }) => format.number(people) },
            {
              header: t("tax-filings.file.approved"),
              cell: () =>
                t("tax-filings.file.approvedBy", {
                  at: approvedAt === null ? "–" : format.dateTime(approvedAt),
                  by: approvedBy ?? "–",
                }),
            },
            {
              header: t("tax-filings.file.hash"),
              cell: ({ sha256 }) => (
                <code className={css({ fontSize: "xs" })} title={sha256}>
                  {sha256.slice(0, 12)}
                </code>
              ),
            },
          ]}
        />
      </Card>
      {filing.kind === "amendment" && (
        <Alert tone="info" title={t("tax-filings.amendmentTitle")}>
          {t("tax-filings.amendmentText")}
        </Alert>
      )}
      <Alert tone="info" title={t("tax-filings.layoutTitle")}>
        {t("tax-filings.layoutText")}
      </Alert>
    </div>
  );
}

function FileName({ path, file }: { path: { companyId: string; taxFilingId: string }; file: FilingFile }) {
  const t = useText();
  const ability = useAbility();
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt(filingProblem);
  if (!ability.can("export", "tax-filings") || !ability.can("read", "employees", "identity")) return file.fileName;
  const save = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      const content = await downloadTaxFilingFile({ path, query: { form: file.form } });
      downloadFile(file.fileName, content, "text/plain");
    });
    setBusy(false);
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={busy}
      aria-label={t("tax-filings.file.download", { name: file.fileName })}
      onClick={() => void save()}
      className={css({ marginInlineStart: "-2.5", minW: "0", overflowWrap: "anywhere", whiteSpace: "normal" })}
    >
      <Download size={16} aria-hidden />
      {file.fileName}
    </Button>
  );
}
