/** Available actions on an employment: the next step as a button, the rest in a menu, destructive ones last. */
import { ChevronDown, Send } from "lucide-react";
import { Suspense, useState } from "react";
import type { Employee, EmployeeAction } from "#generated/hrms/schema.ts";
import { part } from "../../../detail/part.ts";
import { Button } from "../../../kit/button.tsx";
import { Menu } from "../../../kit/menu.tsx";
import { MenuItem, MenuSeparator } from "../../../kit/menu-items.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { primaryActions } from "./actions.ts";
import { type DataAction, DataDialog } from "./data-actions.tsx";
import { menuActions, type TaskName } from "./menu-actions.ts";
import { SettleButton } from "./settle-button.tsx";
import { StepDialog } from "./step-dialog.tsx";

const InviteDialog = part(async () => (await import("./invite-dialog.tsx")).InviteDialog, "fields");
const RecordTask = part(async () => (await import("./record-task.tsx")).RecordTask, "fields", "employee-records");

export function ProfileActions({ employee }: { employee: Employee }) {
  const t = useText();
  const [step, setStep] = useState<EmployeeAction>();
  const [inviting, invite] = useState(false);
  const [task, start] = useState<TaskName>();
  const [asked, askFor] = useState<DataAction>();
  const ability = useAbility();
  const { read, write } = employee.rights;
  const dataActions: DataAction[] = [
    ...(write.includes("personal") && !employee.self
      ? [employee.employment.legalHold ? ("liftHold" as const) : ("hold" as const)]
      : []),
    ...((["personal", "identity", "pay"] as const).every((one) => read.includes(one)) &&
    (employee.self || ability.can("unmask", "employees"))
      ? ["exportData" as const]
      : []),
  ];
  const mayInvite = ability.can("create", "invitations") && employee.account === "none" && employee.status !== "exited";
  const lead = primaryActions.find((each) => employee.rights.actions.includes(each));
  const { tasks, steps, endings } = menuActions(employee, (action, subject) => ability.can(action, subject), lead);
  const itemOf = (name: EmployeeAction, danger = false) => (
    <MenuItem key={name} danger={danger} onSelect={() => setStep(name)}>
      {t(`employees.action.${name}`)}
    </MenuItem>
  );
  return (
    <>
      {tasks.length + steps.length + endings.length + dataActions.length > 0 && (
        <Menu
          align="end"
          trigger={(props) => (
            <Button {...props}>
              {t("employees.actions")}
              <ChevronDown size={16} aria-hidden />
            </Button>
          )}
        >
          {tasks.map((name) => (
            <MenuItem key={name} onSelect={() => start(name)}>
              {t(`employees.task.${name}`)}
            </MenuItem>
          ))}
          {steps.map((name) => itemOf(name))}
          {dataActions.map((name) => (
            <MenuItem key={name} onSelect={() => askFor(name)}>
              {t(`employees.data.${name}`)}
            </MenuItem>
          ))}
          {endings.length > 0 && tasks.length + steps.length + dataActions.length > 0 && <MenuSeparator />}
          {endings.map((name) => itemOf(name, true))}
        </Menu>
      )}
      {employee.employment.lastDay !== null && ability.can("run", "settlements") && (
        <SettleButton employee={employee} />
      )}
      {mayInvite && (
        <Button onClick={() => invite(true)}>
          <Send size={16} aria-hidden />
          {t("employees.invite")}
        </Button>
      )}
      {lead && (
        <Button variant="solid" onClick={() => setStep(lead)}>
          {t(`employees.action.${lead}`)}
        </Button>
      )}
      {inviting && (
        <Suspense>
          <InviteDialog employee={employee} onClose={() => invite(false)} />
        </Suspense>
      )}
      {task && (
        <Suspense>
          <RecordTask key={task} employee={employee} task={task} onClose={() => start(undefined)} />
        </Suspense>
      )}
      {asked && <DataDialog key={asked} employee={employee} action={asked} onClose={() => askFor(undefined)} />}
      {step && <StepDialog key={step} employee={employee} step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}
