/** The next steps of a record that several people work on: one or two as buttons, the others in a menu. */
import { Ellipsis, type LucideIcon } from "lucide-react";
import { Button } from "../../../kit/button.tsx";
import { Menu } from "../../../kit/menu.tsx";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { useText } from "../../../messages/use-text.ts";

interface StepButtonsProps<Step extends string> {
  /** Of the record. */
  readonly name: string;
  readonly main: Step | undefined;
  readonly beside: Step | undefined;
  readonly others?: readonly Step[];
  readonly icons: Readonly<Record<Step, LucideIcon>>;
  readonly label: (step: Step) => string;
  /** The step that is on its way. */
  readonly pending: Step | undefined;
  /** Why it cannot be submitted yet. */
  readonly blocked: string | undefined;
  readonly onTake: (step: Step) => void;
}

export function StepButtons<Step extends string>(props: StepButtonsProps<Step>) {
  const { name, main, beside, others = [], icons, label, pending, blocked, onTake } = props;
  const t = useText();
  const button = (step: Step, solid: boolean) => {
    const Icon: LucideIcon = icons[step];
    const reason = step === "submit" ? blocked : undefined;
    return (
      <Button
        key={step}
        {...(solid && { variant: "solid" })}
        data-step={step}
        loading={step === pending}
        inactive={reason !== undefined}
        {...(reason !== undefined && { "data-tip": reason })}
        onClick={() => onTake(step)}
      >
        <Icon size={16} aria-hidden />
        {label(step)}
      </Button>
    );
  };
  return (
    <>
      {others.length > 0 && (
        <Menu
          align="end"
          trigger={(trigger) => (
            <Button {...trigger} variant="outline" square aria-label={t("crud.actionsOf", { name })}>
              <Ellipsis size={18} aria-hidden />
            </Button>
          )}
        >
          {others.map((step) => {
            const Icon: LucideIcon = icons[step];
            return (
              <MenuItem
                key={step}
                icon={<Icon size={16} aria-hidden />}
                danger={step === "cancel"}
                onSelect={() => onTake(step)}
              >
                {label(step)}
              </MenuItem>
            );
          })}
        </Menu>
      )}
      {beside && button(beside, false)}
      {main && button(main, true)}
    </>
  );
}
