/** Preview of a merge. */
import { css } from "#generated/styles/css/index.js";
import { usePreviewDepartmentMerge } from "#generated/hrms/hooks/departments.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { referenceName } from "../../../form/reference-names.ts";

interface MergePreviewProps {
  companyId: string;
  departmentId: string;
  intoId: string;
}

export function MergePreview({ companyId, departmentId, intoId }: MergePreviewProps) {
  const t = useText();
  const { data, error } = usePreviewDepartmentMerge({ path: { companyId, departmentId }, query: { intoId } });
  const into = referenceName(intoId) ?? "";
  // Invalid choices are reported on submit.
  if (error) return null;
  if (!data) {
    return (
      <Loading>
        <Skeleton css={{ h: "16", my: "0" }} />
      </Loading>
    );
  }
  const { employees, children, transfers, head, headComes, clashes } = data;
  const lines = [
    t("departments.merge.employees", { count: employees, into }),
    t("departments.merge.children", { count: children }),
    ...(transfers > 0 ? [t("departments.merge.transfers", { count: transfers, into })] : []),
    head === null
      ? t("departments.merge.noHead", { into })
      : t(headComes ? "departments.merge.headComes" : "departments.merge.head", { head, into }),
  ];
  return (
    <div className={css({ display: "grid", gap: "3" })} aria-live="polite">
      <ul className={css({ ps: "5", listStyleType: "disc", display: "grid", gap: "1" })}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {clashes.length > 0 && (
        <Alert tone="warning">
          {t("departments.merge.clash", { count: clashes.length, into, names: clashes.join(", ") })}
        </Alert>
      )}
    </div>
  );
}
