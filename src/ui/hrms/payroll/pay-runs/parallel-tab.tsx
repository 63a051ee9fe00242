/** The payslips of an earlier payroll system beside those of the run: upload, what differs, and what was accepted. */
import { css } from "#generated/styles/css/index.js";
import { Trash2, Upload } from "lucide-react";
import { useState } from "react";
import {
  listParallelDifferencesOptions,
  useGetParallelRun,
  useRemoveParallelPayslips,
} from "#generated/hrms/hooks/parallel-run.ts";
import type { ParallelRun } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { FilteredList } from "../../../list/filtered-list.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { useAddressedList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { Facts } from "../shared/report-figures.tsx";
import { DifferenceRow } from "./difference-row.tsx";
import { ParallelUpload } from "./parallel-upload.tsx";
import { parallelDifferences } from "./run-lists.ts";
import { NotCalculated } from "./not-calculated.tsx";
import type { RunTabProps } from "./run-tab.ts";

export function ParallelTab({ companyId, run }: RunTabProps) {
  const t = useText();
  const path = { companyId, payRunId: run.id };
  const query = useGetParallelRun({ path });
  const mayWrite = useAbility().can("run", "pay-runs");
  if (run.calculatedAt === null) return <NotCalculated />;
  return (
    <Loaded query={query} waiting={<Skeleton css={{ h: "80", my: "0", borderRadius: "card" }} />}>
      {(found) =>
        found.upload === null ? (
          <Card padded className={css({ maxW: "64rem" })}>
            {mayWrite ? (
              <ParallelUpload path={path} onDone={() => undefined} />
            ) : (
              <EmptyState title={t("parallel-run.none")}>{t("parallel-run.noneText")}</EmptyState>
            )}
          </Card>
        ) : (
          <Uploaded companyId={companyId} run={run} found={found} upload={found.upload} mayWrite={mayWrite} />
        )
      }
    </Loaded>
  );
}

interface UploadedProps extends RunTabProps {
  readonly found: ParallelRun;
  readonly upload: NonNullable<ParallelRun["upload"]>;
  readonly mayWrite: boolean;
}

function Uploaded({ companyId, run, found, upload, mayWrite }: UploadedProps) {
  const t = useText();
  const format = useFormat();
  const attempt = useAttempt();
  const [isReplacing, replace] = useState(false);
  const remove = useRemoveParallelPayslips();
  const path = { companyId, payRunId: run.id };
  const list = useAddressedList({ contract: parallelDifferences, ...useListAddress() });
  const answer = useListAnswer(
    list,
    listParallelDifferencesOptions({ path, query: listQuery(parallelDifferences, list.state) }),
  );
  const facts = (["people", "matching", "open", "accepted"] as const).map((key) => ({
    key,
    head: t(`parallel-run.fact.${key}`),
    kind: "count" as const,
    value: found[key],
  }));
  return (
    <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" })}>
      <Card className={css({ overflow: "hidden" })} aria-label={t("parallel-run.title")}>
        <Facts facts={facts} label={t("parallel-run.title")} />
        <div
          className={css({
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            justifyContent: "space-between",
            gap: "3",
            px: "5",
            py: "2.5",
            borderTopWidth: "1px",
          })}
        >
          <span className={css({ color: "text.muted", fontSize: "sm", overflowWrap: "anywhere" })}>
            {t("parallel-run.uploaded", {
              file: upload.fileName,
              at: format.dateTime(upload.uploadedAt),
              by: upload.uploadedBy,
            })}
          </span>
          {mayWrite && (
            <span className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
              <Button size="sm" aria-expanded={isReplacing} onClick={() => replace(!isReplacing)}>
                <Upload size={16} aria-hidden />
                {t("parallel-run.replace")}
              </Button>
              <ConfirmButton
                icon={Trash2}
                button={{ size: "sm", variant: "ghost" }}
                title={t("parallel-run.removeTitle")}
                action={t("parallel-run.remove")}
                danger
                onConfirm={() => void attempt(() => remove.mutateAsync({ path }), t("parallel-run.removed"))}
              >
                {t("parallel-run.removeText")}
              </ConfirmButton>
            </span>
          )}
        </div>
        {isReplacing && (
          <div className={css({ px: "5", pb: "5" })}>
            <ParallelUpload path={path} onDone={() => replace(false)} />
          </div>
        )}
      </Card>
      {found.unknownPeople.length > 0 && (
        <Alert tone="warning" title={t("parallel-run.unknownPeople", { count: found.unknownPeople.length })}>
          {found.unknownPeople.join(", ")}
        </Alert>
      )}
      {found.open === 0 && (
        <Alert tone="success" title={t("parallel-run.done")}>
          {t(found.accepted === 0 ? "parallel-run.doneText" : "parallel-run.doneAccepted", { count: found.accepted })}
        </Alert>
      )}
      <FilteredList
        title={t("parallel-run.differences")}
        list={list}
        answer={answer}
        search={t("parallel-run.search")}
        choices={[
          {
            name: "show",
            label: t("parallel-run.show"),
            options: [
              { value: "", label: t("parallel-run.state.open") },
              { value: "accepted", label: t("parallel-run.state.accepted") },
            ],
          },
        ]}
        rowHeight="4rem"
        row={(each) => (
          <DifferenceRow
            key={`${each.employeeId} ${each.code}`}
            companyId={companyId}
            payRunId={run.id}
            difference={each}
            mayWrite={mayWrite}
          />
        )}
        empty={{ title: t("parallel-run.noDifferences"), text: t("parallel-run.noDifferencesText") }}
      />
    </div>
  );
}
