/** Bulk actions on selected employees, and their results. */
import { BadgeCheck, BriefcaseBusiness, Download, Hourglass, Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { EmployeeBulkResult, EmployeeRow } from "#generated/hrms/schema.ts";
import { part } from "../../../detail/part.ts";
import { SelectionBar, type BulkAction } from "../../../table/selection-bar.tsx";
import type { Selection } from "../../../table/use-selection.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import type { Task } from "./bulk-dialog.tsx";

const BulkDialog = lazy(async () => ({ default: (await import("./bulk-dialog.tsx")).BulkDialog }));
const BulkResults = lazy(async () => ({ default: (await import("./bulk-results.tsx")).BulkResults }));
const InviteSeveralDialog = part(async () => (await import("./invite-dialog.tsx")).InviteSeveralDialog, "fields");

const icons: Readonly<Record<Task, typeof BadgeCheck>> = {
  changeJob: BriefcaseBusiness,
  confirm: BadgeCheck,
  extendProbation: Hourglass,
};

interface EmployeeBulkProps {
  companyId: string;
  selection: Selection<EmployeeRow>;
  mayExport: boolean;
  mayUpdate: boolean;
  onExport: () => void;
}

export function EmployeeBulk({ companyId, selection, mayExport, mayUpdate, onExport }: EmployeeBulkProps) {
  const t = useText();
  const { rows } = selection;
  const [task, setTask] = useState<Task>();
  const [isInviting, invite] = useState(false);
  const [result, setResult] = useState<EmployeeBulkResult>();
  const reportResult = (answer: EmployeeBulkResult): void => {
    const done = new Set(answer.results.filter((each) => each.done).map(({ employeeId }) => employeeId));
    selection.set(
      rows.filter(({ id }) => done.has(id)),
      false,
    );
    if (answer.failed === 0) toast({ text: t("employees.bulkDone", { count: answer.done }) });
    else setResult(answer);
  };
  const mayInvite = useAbility().can("create", "invitations");
  const inviting: BulkAction = {
    name: "invite",
    label: t("employees.bulk.invite"),
    icon: <Send size={16} aria-hidden />,
    onSelect: () => invite(true),
  };
  const actions: BulkAction[] = (["changeJob", "confirm", "extendProbation"] as const).map((name) => {
    const Icon = icons[name];
    return {
      name,
      label: t(`employees.bulk.${name}`),
      icon: <Icon size={16} aria-hidden />,
      onSelect: () => setTask(name),
    };
  });
  return (
    <>
      <SelectionBar
        count={rows.length}
        onClear={selection.clear}
        actions={[
          ...(mayExport
            ? [
                {
                  name: "export",
                  label: t("crud.export"),
                  icon: <Download size={16} aria-hidden />,
                  onSelect: onExport,
                },
              ]
            : []),
          ...(mayUpdate ? actions : []),
          ...(mayInvite ? [inviting] : []),
        ]}
      />
      {task && (
        <Suspense>
          <BulkDialog
            companyId={companyId}
            task={task}
            employeeIds={rows.map(({ id }) => id)}
            onDone={reportResult}
            onClose={() => setTask(undefined)}
          />
        </Suspense>
      )}
      {isInviting && (
        <Suspense>
          <InviteSeveralDialog
            companyId={companyId}
            employeeIds={rows.map(({ id }) => id)}
            onDone={reportResult}
            onClose={() => invite(false)}
          />
        </Suspense>
      )}
      {result && (
        <Suspense>
          <BulkResults result={result} rows={rows} onClose={() => setResult(undefined)} />
        </Suspense>
      )}
    </>
  );
}
