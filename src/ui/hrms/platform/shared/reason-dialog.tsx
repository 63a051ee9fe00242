/** Asks for a reason, and other fields of an action. */
import { FormDialog } from "../../../form/form-dialog.tsx";
import type { FormPanelProps } from "../../../form/form-panel.tsx";
import type { FieldSpec } from "../../../form/spec.ts";
import { useText } from "../../../messages/use-text.ts";
import { platformFault, platformProblem } from "./problem-text.ts";

interface ReasonDialogProps extends Pick<FormPanelProps, "title" | "action" | "danger" | "onClose"> {
  text: string;
  more?: readonly FieldSpec[];
  onTake: (reason: string, body: Record<string, unknown>) => Promise<void>;
}

const helps = { reason: "platform.reasonHelp", days: "platform.closingDaysHelp" } as const;
const shortest = 3;
const reason: FieldSpec = {
  name: "reason",
  kind: "lines",
  required: true,
  check: (t, value) => (String(value).trim().length < shortest ? t("platform.reasonShort") : undefined),
};

export function ReasonDialog({ text, more = [], onTake, ...rest }: ReasonDialogProps) {
  const t = useText();
  return (
    <FormDialog
      {...rest}
      intro={text}
      fields={[reason, ...more]}
      words={{
        field: () => t("platform.reason"),
        help: (name) => (name in helps ? t(helps[name as keyof typeof helps]) : undefined),
        choice: (_name, days) => t("platform.days", { count: Number(days) }),
        fault: (_code, fault) => platformFault(t, fault),
      }}
      failureText={(error) => platformProblem(t, error)}
      send={(body) => onTake(String(body["reason"]), body)}
    />
  );
}
