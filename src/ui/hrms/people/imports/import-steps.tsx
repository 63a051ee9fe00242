/** Steps of an import after the upload: mapping, checks and the final import. */
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
import { ButtonLink } from "../../../kit/link.tsx";
import { problemText } from "../../../kit/problem.ts";
import { Progress } from "../../../kit/progress.tsx";
import { useText } from "../../../messages/use-text.ts";
import { FaultsTable } from "./faults-table.tsx";
import { fieldName } from "./field-name.ts";
import { MappingTable } from "./mapping-table.tsx";
import { addedFields, placeOf, type Corrections, type FieldByColumn } from "./values.ts";

interface ImportStepsProps {
  companyId: string;
  job: ImportJob;
  onAgain: () => void;
}

export function ImportSteps({ companyId, job, onAgain }: ImportStepsProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const [fields, setFields] = useState<FieldByColumn>(() =>
    Object.fromEntries(job.mapping.map(({ column, field }) => [column, field])),
  );
  const [corrections, setCorrections] = useState<Corrections>({});
  const [changed, setChanged] = useState(false);
  const check = useValidateImport();
  const commit = useCommitImport();
  const discard = useDiscardImport();
  const input = { path: { companyId, importId: job.id } };
  const running = useGetImport(input, { enabled: commit.isPending, refetchInterval: commit.isPending ? 700 : false });
  const keep = (next: ImportJob): unknown => queryClient.setQueryData(getImportKey(input), next);

  const missing = job.fields.filter(({ name, required }) => required && !Object.values(fields).includes(name));
  const validate = async (): Promise<void> => {
    const repaired = Object.entries(corrections).map(([place, value]) => ({ ...placeOf(place), value }));
    // With one correction, the columns before it are needed too.
    const last = Math.max(-1, ...repaired.map(({ column }) => column));
    const added = Object.entries(addedFields(job)).filter(([column]) => Number(column) <= last);
    const mapped: FieldByColumn = { ...fields, ...Object.fromEntries(added) };
    const mapping = Object.entries(mapped).map(([column, field]) => ({ column: Number(column), field }));
    const next = await check.mutateAsync({ ...input, body: { mapping, corrections: repaired } }).catch(() => undefined);
    if (!next) return;
    setCorrections({});
    setFields(mapped);
    setChanged(false);
    keep(next);
  };
  const write = async (): Promise<void> => {
    const next = await commit.mutateAsync(input).catch(() => undefined);
    if (next) keep(next);
  };
  const throwAway = async (): Promise<void> => {
    await discard.mutateAsync(input).catch(() => undefined);
    onAgain();
  };

  if (job.status === "committed" || job.status === "discarded") {
    return (
      <Alert
        tone={job.status === "committed" ? "success" : "info"}
        live="status"
        title={job.status === "committed" ? t("imports.committed", { count: job.created }) : t("imports.discarded")}
        actions={
          <>
            <Button onClick={onAgain}>{t("imports.again")}</Button>
            <ButtonLink to="/companies/$companyId/employees" params={{ companyId }} variant="solid">
              {t("imports.toList")}
            </ButtonLink>
          </>
        }
      />
    );
  }
  const checked = job.status === "validated" && !changed;
  const failure = check.error ?? commit.error;
  const progress = commit.isPending ? running.data?.progress : null;
  return (
    <div className={css({ display: "grid", gap: "5" })}>
      <p>{t("imports.about", { name: job.fileName, rows: job.rows })}</p>
      <Card padded>
        <CardTitle className={css({ mb: "3" })}>{t("imports.mapping")}</CardTitle>
        <MappingTable
          job={job}
          fields={fields}
          onChange={(next) => {
            setFields(next);
            setChanged(true);
          }}
        />
      </Card>
      {missing.length > 0 && (
        <Alert tone="warning">
          {t("imports.missing", { fields: missing.map((field) => fieldName(t, field)).join(", ") })}
        </Alert>
      )}
      {checked && job.faultCount > 0 && (
        <Card padded aria-live="polite">
          <CardTitle className={css({ mb: "3" })}>{t("imports.faults", { count: job.faultCount })}</CardTitle>
          <FaultsTable job={job} corrections={corrections} onCorrect={setCorrections} />
        </Card>
      )}
      {checked && job.faultCount === 0 && !commit.isPending && (
        <Alert tone="success" live="status">
          {t("imports.ready", { count: job.rows })}
        </Alert>
      )}
      {commit.isPending && (
        <Progress
          size="lg"
          label={t("imports.writing")}
          value={progress ? progress.done / Math.max(1, progress.total) : null}
          written={t("imports.written", { done: progress?.done ?? 0, total: progress?.total ?? job.rows })}
        />
      )}
      {failure && (
        <Alert tone="danger" live="alert">
          {problemText(t, failure)}
        </Alert>
      )}
      <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
        <Button
          variant={checked && job.faultCount === 0 ? "outline" : "solid"}
          disabled={missing.length > 0 || commit.isPending}
          loading={check.isPending}
          onClick={() => void validate()}
        >
          {t(job.status === "validated" ? "imports.checkAgain" : "imports.check")}
        </Button>
        {checked && job.faultCount === 0 && (
          <Button variant="solid" loading={commit.isPending} onClick={() => void write()}>
            {t("imports.commit", { count: job.rows })}
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
