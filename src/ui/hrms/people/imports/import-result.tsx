/** What came of an import, and what is left to do. */
import type { ImportJob } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";

export function ImportResult({ companyId, job, onAgain }: { companyId: string; job: ImportJob; onAgain: () => void }) {
  const t = useText();
  const { created, updated, accounts } = job;
  if (job.status === "discarded")
    return (
      <Alert
        tone="info"
        live="status"
        title={t("imports.discarded")}
        actions={<Button onClick={onAgain}>{t("imports.again")}</Button>}
      />
    );
  return (
    <>
      <Alert
        tone="success"
        live="status"
        title={t("imports.done", { created, updated })}
        actions={
          <>
            <Button onClick={onAgain}>{t("imports.again")}</Button>
            <ButtonLink
              to="/companies/$companyId/employees"
              params={{ companyId }}
              search={{ readiness: "open" }}
              variant="solid"
            >
              {t("imports.toOpen")}
            </ButtonLink>
          </>
        }
      />
      {accounts > 0 && (
        <Alert
          tone="warning"
          title={t("imports.accountsWait", { count: accounts })}
          actions={
            <ButtonLink to="/companies/$companyId/employees/imports/$importId" params={{ companyId, importId: job.id }}>
              {t("imports.toAccounts")}
            </ButtonLink>
          }
        >
          {t("imports.accountsWaitText")}
        </Alert>
      )}
    </>
  );
}
