/** What the reader has to know about a filing before its forms. */
import { css } from "#generated/styles/css/index.js";
import { Alert } from "../../../kit/alert.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { Progress } from "../../../kit/progress.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { isOpenFiling } from "./filing-steps.ts";
import type { FilingTabProps } from "./filing-tab.ts";

export function FilingNotices({ companyId, filing }: FilingTabProps) {
  const t = useText();
  const format = useFormat();
  const ability = useAbility();
  const { status, progress, returnedAt, returnedBy, returnReason, openRuns, missing, kind, year } = filing;
  const open = isOpenFiling(status);
  const notices = [
    status === "drafting" && (
      <Alert
        key="drafting"
        tone="info"
        live="status"
        title={
          progress === null
            ? t("tax-filings.drafting")
            : t("tax-filings.draftingOf", { done: format.number(progress.done), total: format.number(progress.total) })
        }
      >
        <div className={css({ maxW: "form", mt: "2" })}>
          <Progress
            label={t("tax-filings.drafting")}
            value={progress === null || progress.total === 0 ? null : progress.done / progress.total}
          />
        </div>
        <p className={css({ mt: "2" })}>{t("tax-filings.draftingText")}</p>
      </Alert>
    ),
    status === "failed" && (
      <Alert key="failed" tone="danger" title={t("tax-filings.failedTitle")}>
        {t("tax-filings.failedText")}
      </Alert>
    ),
    open && returnedAt !== null && (
      <Alert
        key="returned"
        tone="warning"
        title={t("tax-filings.returned", { name: returnedBy ?? "–", date: format.date(returnedAt) })}
      >
        {returnReason}
      </Alert>
    ),
    open && missing.length > 0 && (
      <Alert
        key="missing"
        tone="warning"
        title={t("tax-filings.missingTitle")}
        actions={
          <ButtonLink size="sm" to="." search={{ tab: "employer" } as never}>
            {t("tax-filings.toEmployer")}
          </ButtonLink>
        }
      >
        {missing.map((name) => t(`tax-filings.${name}`)).join(", ")}
      </Alert>
    ),
    open && openRuns > 0 && (
      <Alert
        key="runs"
        tone="info"
        title={t("tax-filings.openRuns", { count: openRuns, year: String(year) })}
        actions={
          <ButtonLink size="sm" to={`/companies/${companyId}/pay-runs` as string}>
            {t("tax-filings.toRuns")}
          </ButtonLink>
        }
      >
        {t("tax-filings.openRunsText")}
      </Alert>
    ),
    status === "submitted" && !filing.mayApprove && (
      <Alert key="waiting" tone="info" title={t("tax-filings.waiting")}>
        {t(ability.can("approve", "tax-filings") ? "tax-filings.waitingOwn" : "tax-filings.waitingText")}
      </Alert>
    ),
    kind === "amendment" && status !== "acknowledged" && (
      <Alert key="amendment" tone="info" title={t("tax-filings.amendmentTitle")}>
        {t("tax-filings.amendmentText")}
      </Alert>
    ),
    status === "acknowledged" && (
      <Alert
        key="acknowledged"
        tone="success"
        title={t("tax-filings.acknowledgedTitle", {
          number: filing.acknowledgement ?? "–",
          date: filing.acknowledgedOn === null ? "–" : format.date(filing.acknowledgedOn),
        })}
      />
    ),
  ].filter((notice) => notice !== false);
  if (notices.length === 0) return null;
  return <div className={css({ display: "grid", gap: "3", mb: "4" })}>{notices}</div>;
}
