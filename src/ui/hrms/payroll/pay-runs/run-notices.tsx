/** What the reader has to know about a run before its figures. */
import { css } from "#generated/styles/css/index.js";
import { Alert } from "../../../kit/alert.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { Progress } from "../../../kit/progress.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import type { RunTabProps } from "./run-tab.ts";

function Calculating({ run: { progress } }: Pick<RunTabProps, "run">) {
  const t = useText();
  const format = useFormat();
  return (
    <Alert
      tone="info"
      live="status"
      title={
        progress === null
          ? t("payroll.calculating")
          : t("payroll.calculatingOf", { done: format.number(progress.done), total: format.number(progress.total) })
      }
    >
      <div className={css({ maxW: "form", mt: "2" })}>
        <Progress
          label={t("payroll.calculating")}
          value={progress === null || progress.total === 0 ? null : progress.done / progress.total}
        />
      </div>
      <p className={css({ mt: "2" })}>{t("payroll.calculatingText")}</p>
    </Alert>
  );
}

export function RunNotices({ companyId, run }: RunTabProps) {
  const t = useText();
  const format = useFormat();
  const ability = useAbility();
  const { status, returnedAt, returnedBy, returnReason, correctsRunId, publishAt, publishedAt, note } = run;
  const returned = returnedAt !== null && (status === "draft" || status === "calculated");
  const due = publishAt !== null && publishedAt === null;
  const notices = [
    status === "calculating" && <Calculating key="calculating" run={run} />,
    status === "failed" && (
      <Alert key="failed" tone="danger" title={t("payroll.failedTitle")}>
        {t("payroll.failedText")}
      </Alert>
    ),
    returned && (
      <Alert
        key="returned"
        tone="warning"
        title={t("payroll.returned", { name: returnedBy ?? "–", date: format.date(returnedAt) })}
      >
        {returnReason}
      </Alert>
    ),
    status === "submitted" && !run.mayApprove && (
      <Alert key="waiting" tone="info" title={t("payroll.waiting")}>
        {t(ability.can("approve", "pay-runs") ? "payroll.waitingOwn" : "payroll.waitingText")}
      </Alert>
    ),
    status === "cancelled" && <Alert key="cancelled" tone="neutral" title={t("payroll.cancelledTitle")} />,
    correctsRunId !== null && (
      <Alert
        key="corrects"
        tone="info"
        title={t("payroll.corrects")}
        actions={
          <ButtonLink size="sm" to={`/companies/${companyId}/pay-runs/${correctsRunId}` as string}>
            {t("payroll.openCorrected")}
          </ButtonLink>
        }
      />
    ),
    due && <Alert key="due" tone="info" title={t("payroll.publishDue", { time: format.dateTime(publishAt) })} />,
    note !== null && (
      <Alert key="note" tone="neutral" title={t("payroll.noteTitle")}>
        <span className={css({ whiteSpace: "pre-line" })}>{note}</span>
      </Alert>
    ),
  ].filter(Boolean);
  return notices.length === 0 ? null : <div className={css({ display: "grid", gap: "3", mb: "4" })}>{notices}</div>;
}
