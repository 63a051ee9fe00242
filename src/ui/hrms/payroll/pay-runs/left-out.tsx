/** How many people a pay run leaves out because other runs of the period pay them, with links to those runs and who they are. */
import { css } from "#generated/styles/css/index.js";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useListLeftOut } from "#generated/hrms/hooks/pay-runs.ts";
import type { SectionAid } from "../../../form/form-sections.tsx";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Link } from "../../../kit/link.tsx";
import { PagedTable } from "../../../list/paged-table.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { RunTabProps } from "./run-tab.ts";

interface LeftOutProps {
  readonly companyId: string;
  /** The choice of the run. */
  readonly of: Parameters<typeof useListLeftOut>[0]["query"];
}

function People({ companyId, of }: LeftOutProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const query = useListLeftOut({ path: { companyId }, query: { ...of, page } });
  const company = `/companies/${companyId}`;
  return (
    <PagedTable
      label={t("payroll.leftOut.title")}
      query={query}
      keyOf={({ employeeId }) => employeeId}
      onPage={setPage}
      empty={{ title: t("payroll.leftOut.nobody"), text: t("payroll.leftOut.nobodyText") }}
      columns={[
        {
          header: t("payroll.leftOut.person"),
          cell: ({ fullName, employeeNo, payslipId }) => (
            <>
              <Link to={`${company}/payslips/${payslipId}` as string}>{fullName}</Link>
              <span className={css({ color: "text.muted", ms: "2" })}>{employeeNo}</span>
            </>
          ),
        },
        {
          header: t("payroll.run"),
          cell: ({ payRun, payRunId }) => <Link to={`${company}/pay-runs/${payRunId}` as string}>{payRun}</Link>,
        },
      ]}
    />
  );
}

function LeftOut({ companyId, of }: LeftOutProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useListLeftOut({ path: { companyId }, query: of });
  // Silence would say that nobody is left out.
  if (!data && error)
    return (
      <Alert
        tone="warning"
        live="status"
        actions={
          <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
            {t("common.retry")}
          </Button>
        }
      >
        {t("payroll.leftOut.unknown")}
      </Alert>
    );
  if (!data || data.total === 0) return null;
  return (
    <Alert
      tone="info"
      live="status"
      title={t("payroll.leftOut.count", { count: data.total })}
      actions={
        <Button size="sm" onClick={() => setOpen(true)}>
          {t("payroll.leftOut.show")}
        </Button>
      }
    >
      <ul aria-label={t("payroll.runs")}>
        {data.runs.map(({ id, name, people }) => (
          <li key={id}>
            <Link to={`/companies/${companyId}/pay-runs/${id}` as string}>{name}</Link>
            {": "}
            {t("payroll.leftOut.people", { count: people })}
          </li>
        ))}
      </ul>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("payroll.leftOut.title")} width="40rem">
        <People companyId={companyId} of={of} />
      </Dialog>
    </Alert>
  );
}

type Choice = Pick<RunTabProps["run"], "kind" | "periodId" | "departmentIds" | "employeeGroupIds" | "employeeIds">;
/** In a form, what is not chosen may be empty. */
type Entered = { readonly [Field in keyof Choice]?: Choice[Field] | null };

/** What to ask for; undefined for runs that leave nobody out. */
const asked = (choice: Entered, payRunId?: string): LeftOutProps["of"] | undefined => {
  const { kind, periodId, departmentIds, employeeGroupIds, employeeIds } = choice;
  if (!periodId || (kind !== "regular" && kind !== "final") || employeeIds?.length) return undefined;
  return {
    periodId,
    kind,
    ...(payRunId !== undefined && { payRunId }),
    ...(departmentIds?.length && { departmentId: departmentIds }),
    ...(employeeGroupIds?.length && { employeeGroupId: employeeGroupIds }),
  };
};

export function RunLeftOut({ companyId, run }: RunTabProps) {
  const of = run.status === "cancelled" ? undefined : asked(run, run.id);
  return (
    of && (
      <div className={css({ mb: "4", _empty: { display: "none" } })}>
        <LeftOut companyId={companyId} of={of} />
      </div>
    )
  );
}

/** Below the choice of people in the form of a new run. */
export const NewRunLeftOut: SectionAid = ({ values }) => {
  const { companyId = "" } = useParams({ strict: false });
  const of = asked(values as Entered);
  return of && companyId !== "" ? <LeftOut companyId={companyId} of={of} /> : null;
};
