/** Guided import of employees: upload, map columns, fix errors, import all. */
import { css } from "#generated/styles/css/index.js";
import { useGetImport } from "#generated/hrms/hooks/imports.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ImportHistory } from "./import-history.tsx";
import { ImportResult } from "./import-result.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { UploadStep } from "./upload-step.tsx";

interface ImportPageProps {
  companyId: string;
  importId: string | undefined;
  onImport: (importId: string | undefined) => void;
}

export function ImportPage(props: ImportPageProps) {
  const t = useText();
  const { companyId } = props;
  if (!useAbility().can("create", "employees")) return <Forbidden title={t("imports.title")} />;
  return (
    <PageFrame
      title={t("imports.title")}
      intro={t("imports.intro")}
      actions={
        <>
          <ButtonLink to="/companies/$companyId/employees/imports" params={{ companyId }}>
            {t("imports.toImports")}
          </ButtonLink>
          <ButtonLink to="/companies/$companyId/employees" params={{ companyId }}>
            {t("imports.toList")}
          </ButtonLink>
        </>
      }
    >
      <div className={css({ maxW: "72rem" })}>
        {props.importId === undefined ? (
          <UploadStep companyId={companyId} onUploaded={props.onImport} />
        ) : (
          <OneImport {...props} importId={props.importId} />
        )}
      </div>
    </PageFrame>
  );
}

function OneImport({ companyId, importId, onImport }: ImportPageProps & { importId: string }) {
  const t = useText();
  const job = useGetImport({ path: { companyId, importId } });
  if (job.isPending) return <Skeleton css={{ h: "64", my: "0" }} />;
  const again = () => onImport(undefined);
  if (statusOf(job.error) === 404)
    return (
      <EmptyState
        title={t("imports.unknown")}
        action={
          <ButtonLink to="/companies/$companyId/employees/import" params={{ companyId }}>
            {t("imports.again")}
          </ButtonLink>
        }
      />
    );
  if (!job.data) return <ErrorState error={job.error} onRetry={() => void job.refetch()} />;
  const { status } = job.data;
  const isOver = status === "committed" || status === "discarded";
  const Steps = isOver ? ImportResult : ImportSteps;
  return (
    <div className={css({ display: "grid", gap: "5" })}>
      <Steps key={importId} companyId={companyId} job={job.data} onAgain={again} />
      {status !== "uploaded" && <ImportHistory companyId={companyId} importId={importId} />}
    </div>
  );
}
