/** Available actions on an employment: the next step as a button, the rest in a menu. */
import { ChevronDown, Send } from "lucide-react";
import { Suspense, useState } from "react";
import type { Employee, EmployeeAction } from "#generated/hrms/schema.ts";
import { part } from "../../../detail/part.ts";
import { Button } from "../../../kit/button.tsx";
import { Menu } from "../../../kit/menu.tsx";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { primaryActions, lifeSteps } from "./actions.ts";
import { type DataAction, DataDialog } from "./data-actions.tsx";
import { StepDialog } from "./step-dialog.tsx";

const InviteDialog = part(async () => (await import("./invite-dialog.tsx")).InviteDialog, "fields");

export function ProfileActions({ employee }: { employee: Employee }) {
  const t = useText();
  const [step, setStep] = useState<EmployeeAction>();
  const [inviting, invite] = useState(false);
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
  const { actions } = employee.rights;
  const lead = primaryActions.find((each) => actions.includes(each));
  const others = actions.filter((each) => each !== lead);
  return (
    <>
      {others.length + dataActions.length > 0 && (
        <Menu
          align="end"
          trigger={(props) => (
            <Button {...props}>
              {t("employees.actions")}
              <ChevronDown size={16} aria-hidden />
            </Button>
          )}
        >
          {others.map((name) => (
            <MenuItem key={name} danger={lifeSteps[name].danger ?? false} onSelect={() => setStep(name)}>
              {t(`employees.action.${name}`)}
            </MenuItem>
          ))}
          {dataActions.map((name) => (
            <MenuItem key={name} onSelect={() => askFor(name)}>
              {t(`employees.data.${name}`)}
            </MenuItem>
          ))}
        </Menu>
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
      {asked && <DataDialog key={asked} employee={employee} action={asked} onClose={() => askFor(undefined)} />}
      {step && <StepDialog key={step} employee={employee} step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}
