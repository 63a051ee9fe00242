/** The files made from a locked run: for the bank, the CPF Board, the books and the records. */
import { css } from "#generated/styles/css/index.js";
import { Download, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { downloadPayRunFile } from "#generated/hrms/client/pay-runs.ts";
import { useListPayRunFiles } from "#generated/hrms/hooks/pay-runs.ts";
import type { PayRunFile } from "#generated/hrms/schema.ts";
import { part } from "../../../detail/part.ts";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { downloadFile } from "../../../kit/download.ts";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import { payrollProblem } from "../shared/problem-text.ts";
import type { RunTabProps } from "./run-tab.ts";

const NewFileDialog = part(async () => (await import("./new-file-dialog.tsx")).NewFileDialog, "ledger-accounts");

/** A run has few files; older ones are in its history. */
const atOnce = 50;
const locked: readonly RunTabProps["run"]["status"][] = ["locked", "paid", "closed"];

export function FilesTab({ companyId, run }: RunTabProps) {
  const t = useText();
  const format = useFormat();
  const path = { companyId, payRunId: run.id };
  const [isNew, setNew] = useState(false);
  const ready = locked.includes(run.status);
  const mayCreate = useAbility().can("export", "pay-runs");
  const query = useListPayRunFiles({ path, query: { pageSize: atOnce } }, { enabled: ready });
  const create = mayCreate && (
    <Button variant="solid" onClick={() => setNew(true)}>
      <Plus size={16} aria-hidden />
      {t("payroll.newFile")}
    </Button>
  );
  if (!ready)
    return (
      <Card className={css({ maxW: "64rem" })}>
        <EmptyState title={t("payroll.noFilesYet")}>{t("payroll.noFilesYetText")}</EmptyState>
      </Card>
    );
  return (
    <>
      <Loaded query={query} waiting={<Skeleton css={{ h: "40", my: "0", borderRadius: "card" }} />}>
        {({ items }) => (
          <Card className={css({ overflow: "hidden" })}>
            {items.length === 0 ? (
              <EmptyState title={t("payroll.noFiles")} action={create}>
                {t("payroll.noFilesText")}
              </EmptyState>
            ) : (
              <>
                <div className={css({ display: "flex", justifyContent: "end", p: "4" })}>{create}</div>
                <ColumnTable
                  label={t("payroll.tab.files")}
                  rows={items}
                  keyOf={({ id }) => id}
                  columns={[
                    { header: t("payroll.file.name"), cell: (file) => <FileName path={path} file={file} /> },
                    { header: t("payroll.file.kind"), cell: ({ kind }) => t(`payroll.file.kind.${kind}`) },
                    { header: t("payroll.people"), kind: "number", cell: ({ people }) => people },
                    {
                      header: t("payroll.file.total"),
                      kind: "number",
                      cell: ({ total }) => (total === null ? "–" : <Money cents={total} />),
                    },
                    { header: t("payroll.file.leftOut"), cell: ({ leftOut }) => leftOut.join(", ") || "–" },
                    {
                      header: t("payroll.file.created"),
                      cell: ({ createdAt, createdBy }) =>
                        t("payroll.file.createdBy", { at: format.dateTime(createdAt), by: createdBy }),
                    },
                    {
                      header: t("payroll.file.hash"),
                      cell: ({ sha256 }) => (
                        <code className={css({ fontSize: "xs" })} title={sha256}>
                          {sha256.slice(0, 12)}
                        </code>
                      ),
                    },
                  ]}
                />
              </>
            )}
          </Card>
        )}
      </Loaded>
      {isNew && (
        <Suspense>
          <NewFileDialog path={path} onClose={() => setNew(false)} />
        </Suspense>
      )}
    </>
  );
}

function FileName({ path, file }: { path: { companyId: string; payRunId: string }; file: PayRunFile }) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt(payrollProblem);
  const save = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      const content = await downloadPayRunFile({ path: { ...path, payRunFileId: file.id } });
      downloadFile(file.fileName, content, "application/octet-stream");
    });
    setBusy(false);
  };
  if (!useAbility().can("export", "pay-runs")) return file.fileName;
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={busy}
      aria-label={t("payroll.file.download", { name: file.fileName })}
      onClick={() => void save()}
      className={css({ marginInlineStart: "-2.5", minW: "0", overflowWrap: "anywhere", whiteSpace: "normal" })}
    >
      <Download size={16} aria-hidden />
      {file.fileName}
    </Button>
  );
}
