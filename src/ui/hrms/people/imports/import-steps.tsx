/** Steps of an import after the upload: what the sheets hold, the check with its comparison, and the import itself. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  getImportKey,
  useCommitImport,
  useDiscardImport,
  useGetImport,
  useValidateImport,
} from "#generated/hrms/hooks/imports.ts";
import type { ImportJob } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { problemText } from "../../../kit/problem.ts";
import { Progress } from "../../../kit/progress.tsx";
import { useText } from "../../../messages/use-text.ts";
import { Comparison } from "./comparison.tsx";
import { FaultsTable } from "./faults-table.tsx";
import { SheetCard } from "./sheet-card.tsx";
import { addedFields, chosenSheets, missingFields, placeOf, type ChosenSheet, type Corrections } from "./values.ts";

interface ImportStepsProps {
  companyId: string;
  job: ImportJob;
  onAgain: () => void;
}

export function ImportSteps({ companyId, job, onAgain }: ImportStepsProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const [sheets, setSheets] = useState<readonly ChosenSheet[]>(() => chosenSheets(job));
  const [corrections, setCorrections] = useState<Corrections>({});
  const [changed, setChanged] = useState(false);
  const check = useValidateImport();
  const commit = useCommitImport();
  const discard = useDiscardImport();
  const input = { path: { companyId, importId: job.id } };
  const keep = (next: ImportJob): unknown => queryClient.setQueryData(getImportKey(input), next);

  const isHeld = sheets.some(({ kind }) => kind !== null);
  const isMissing = sheets.some((sheet) => sheet.kind !== null && missingFields(job, sheet).always.length > 0);
  const validate = async (): Promise<void> => {
    const repaired = Object.entries(corrections).map(([place, value]) => ({ ...placeOf(place), value }));
    const mapped = sheets.map((sheet, index): ChosenSheet => {
      // With one correction, the columns before it are needed too.
      const last = Math.max(-1, ...repaired.flatMap((one) => (one.sheet === index ? [one.column] : [])));
      const added = Object.entries(addedFields(job, index)).filter(([column]) => Number(column) <= last);
      return { ...sheet, fields: { ...sheet.fields, ...Object.fromEntries(added) } };
    });
    const body = {
      sheets: mapped.map(({ kind, fields }, sheet) => ({
        sheet,
        kind,
        mapping: Object.entries(fields).map(([column, field]) => ({ column: Number(column), field })),
      })),
      corrections: repaired,
    };
    const next = await check.mutateAsync({ ...input, body }).catch(() => undefined);
    if (!next) return;
    setCorrections({});
    setSheets(mapped);
    setChanged(false);
    keep(next);
  };
  const apply = async (): Promise<void> => {
    const next = await commit.mutateAsync(input).catch(() => undefined);
    if (next) keep(next);
  };
  const throwAway = async (): Promise<void> => {
    await discard.mutateAsync(input).catch(() => undefined);
    onAgain();
  };

  if (job.status === "applying") return <Applying companyId={companyId} job={job} />;
  const isChecked = job.status === "validated" && !changed;
  const count = job.counts.new + job.counts.changed;
  const isReady = isChecked && job.faultCount === 0 && count > 0;
  const failure = check.error ?? commit.error;
  return (
    <div className={css({ display: "grid", gap: "5" })}>
      <p>{t("imports.about", { name: job.fileName, rows: job.rows })}</p>
      <section aria-label={t("imports.sheets")} className={css({ display: "grid", gap: "3" })}>
        {job.sheets.length > 1 && <p className={css({ color: "text.muted" })}>{t("imports.sheetsHelp")}</p>}
        {sheets.map((chosen, index) => (
          <SheetCard
            key={index}
            job={job}
            index={index}
            chosen={chosen}
            onChange={(next) => {
              setSheets(sheets.map((one, at) => (at === index ? next : one)));
              setChanged(true);
            }}
          />
        ))}
      </section>
      {job.stale && isChecked && (
        <Alert tone="warning" live="alert">
          {t("imports.stale")}
        </Alert>
      )}
      {job.failure !== null && isChecked && (
        <Alert tone="danger" live="alert">
          {t(job.failure === "seat-limit" ? "imports.noSeats" : "imports.failed")}
        </Alert>
      )}
      {isChecked && job.faultCount > 0 && (
        <Card padded aria-live="polite">
          <CardTitle className={css({ mb: "3" })}>{t("imports.faults", { count: job.faultCount })}</CardTitle>
          <FaultsTable job={job} corrections={corrections} onCorrect={setCorrections} />
        </Card>
      )}
      {isChecked && job.faultCount === 0 && (
        <Alert tone={isReady ? "success" : "info"} live="status">
          {t(isReady ? "imports.ready" : "imports.nothingNew", { count })}
        </Alert>
      )}
      {isChecked && <Comparison companyId={companyId} job={job} />}
      {failure && (
        <Alert tone="danger" live="alert">
          {problemText(t, failure)}
        </Alert>
      )}
      <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
        <Button
          variant={isReady ? "outline" : "solid"}
          disabled={isMissing || !isHeld || commit.isPending}
          loading={check.isPending}
          onClick={() => void validate()}
        >
          {t(job.status === "validated" ? "imports.checkAgain" : "imports.check")}
        </Button>
        {isReady && (
          <Button variant="solid" loading={commit.isPending} onClick={() => void apply()}>
            {t("imports.commit", { count })}
          </Button>
        )}
        <Button
          variant="ghost"
          disabled={commit.isPending}
          loading={discard.isPending}
          onClick={() => void throwAway()}
        >
          {t("imports.discard")}
        </Button>
      </div>
    </div>
  );
}

/** While the import is applied in the background, which goes on without this page. */
function Applying({ companyId, job }: { companyId: string; job: ImportJob }) {
  const t = useText();
  const input = { path: { companyId, importId: job.id } };
  const { data } = useGetImport(input, { refetchInterval: 1_000 });
  const progress = data?.progress;
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      <Progress
        size="lg"
        label={t("imports.writing")}
        value={progress && progress.total > 0 ? progress.done / progress.total : null}
        {...(progress && progress.total > 0 && { written: t("imports.written", progress) })}
      />
      <p className={css({ color: "text.muted" })}>{t("imports.inBackground")}</p>
    </div>
  );
}
