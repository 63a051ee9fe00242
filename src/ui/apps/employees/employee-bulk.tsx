/** What can be done with the chosen employees at once, and what became of each of them. */
import { BadgeCheck, BriefcaseBusiness, Download, Hourglass, Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useBulkUpdateEmployees } from "#generated/hrms/hooks/employees.ts";
import type { EmployeeBulkResult, EmployeeBulkUpdate, EmployeeRow } from "#generated/hrms/schema.ts";
import { today } from "../../kit/calendar-date.ts";
import { SelectionBar, type BulkAction } from "../../kit/data-table/selection-bar.tsx";
import type { Selection } from "../../kit/data-table/use-selection.ts";
import { toast } from "../../kit/toast.ts";
import { loadMessages } from "../../messages/store.ts";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";
import { BulkResults } from "./bulk-results.tsx";
import { FormDialog } from "./form/form-dialog.tsx";
import type { FieldSpec } from "./form/spec.ts";
import { departments, designations, grades, locations, people } from "./references.ts";

const InviteSeveralDialog = lazy(async () => {
  const [{ InviteSeveralDialog: component }] = await Promise.all([import("./invite-dialog.tsx"), loadMessages("fields")]);
  return { default: component };
});

type Task = EmployeeBulkUpdate["action"];

const on: FieldSpec = { name: "on", kind: "date", required: true };
const reason: FieldSpec = { name: "reason", kind: "text" };
const fields: Readonly<Record<Task, readonly FieldSpec[]>> = {
  changeJob: [
    on,
    { name: "departmentId", kind: "reference", reference: departments },
    { name: "designationId", kind: "reference", reference: designations },
    { name: "gradeId", kind: "reference", reference: grades },
    { name: "locationId", kind: "reference", reference: locations },
    { name: "managerId", kind: "reference", reference: people },
    reason,
  ],
  confirm: [on],
  extendProbation: [on, { ...reason, required: true }],
};

const icons: Readonly<Record<Task, typeof BadgeCheck>> = { changeJob: BriefcaseBusiness, confirm: BadgeCheck, extendProbation: Hourglass };

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
  const { mutateAsync } = useBulkUpdateEmployees();
  const [task, setTask] = useState<Task>();
  const [isInviting, invite] = useState(false);
  const [result, setResult] = useState<EmployeeBulkResult>();
  const send = async (action: Task, body: Record<string, unknown>): Promise<void> => {
    tell(await mutateAsync({ path: { companyId }, body: { ...body, action, employeeIds: rows.map(({ id }) => id) } as EmployeeBulkUpdate }));
  };
  const tell = (answer: EmployeeBulkResult): void => {
    const done = new Set(answer.results.filter((each) => each.done).map(({ employeeId }) => employeeId));
    selection.set(rows.filter(({ id }) => done.has(id)), false);
    if (answer.failed === 0) toast({ text: t("employees.bulkDone", { count: answer.done }) });
    else setResult(answer);
  };
  const mayInvite = useAbility().can("create", "invitations");
  const inviting: BulkAction = { name: "invite", label: t("employees.bulk.invite"), icon: <Send size={16} aria-hidden />, onSelect: () => invite(true) };
  const actions: BulkAction[] = (["changeJob", "confirm", "extendProbation"] as const).map((name) => {
    const Icon = icons[name];
    return { name, label: t(`employees.bulk.${name}`), icon: <Icon size={16} aria-hidden />, onSelect: () => setTask(name) };
  });
  return (
    <>
      <SelectionBar
        count={rows.length}
        onClear={selection.clear}
        actions={[...(mayExport ? [{ name: "export", label: t("crud.export"), icon: <Download size={16} aria-hidden />, onSelect: onExport }] : []), ...(mayUpdate ? actions : []), ...(mayInvite ? [inviting] : [])]}
      />
      {task && (
        <FormDialog
          companyId={companyId}
          title={t(`employees.bulkTitle.${task}`, { count: rows.length })}
          intro={t(`employees.bulkIntro.${task}`)}
          action={t(`employees.bulk.${task}`)}
          fields={fields[task]}
          initial={{ on: task === "extendProbation" ? null : today() }}
          send={(body) => send(task, body)}
          onClose={() => setTask(undefined)}
        />
      )}
      {isInviting && (
        <Suspense>
          <InviteSeveralDialog companyId={companyId} employeeIds={rows.map(({ id }) => id)} onDone={tell} onClose={() => invite(false)} />
        </Suspense>
      )}
      {result && <BulkResults result={result} rows={rows} onClose={() => setResult(undefined)} />}
    </>
  );
}
