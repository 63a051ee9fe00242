/** What can be done with an employment now: the step that leads on as a button, the others in a menu. */
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { Employee, EmployeeAction } from "#generated/hrms/schema.ts";
import { Button } from "../../kit/button.tsx";
import { Menu } from "../../kit/menu.tsx";
import { MenuItem } from "../../kit/menu-items.tsx";
import { useText } from "../../messages/use-text.ts";
import { leading, lifeSteps } from "./actions.ts";
import { StepDialog } from "./step-dialog.tsx";

export function ProfileActions({ employee }: { employee: Employee }) {
  const t = useText();
  const [step, setStep] = useState<EmployeeAction>();
  const { actions } = employee.rights;
  const lead = leading.find((each) => actions.includes(each));
  const others = actions.filter((each) => each !== lead);
  return (
    <>
      {others.length > 0 && (
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
        </Menu>
      )}
      {lead && (
        <Button variant="solid" onClick={() => setStep(lead)}>
          {t(`employees.action.${lead}`)}
        </Button>
      )}
      {step && <StepDialog key={step} employee={employee} step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}
