/** Asks for the reason of a step, which stays in the history. Needs the messages of `payroll`. */
import type { ReactNode } from "react";
import { returnPayRun as form } from "#generated/hrms/forms/pay-runs.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { payrollProblem } from "./problem-text.ts";

const fields = specsOf(form, { reason: { help: true } });

interface ReasonDialogProps {
  title: string;
  children: ReactNode;
  action: string;
  danger?: boolean;
  done: string;
  send: (body: { reason: string }) => Promise<unknown>;
  onClose: () => void;
}

export function ReasonDialog({ title, children, action, danger = false, done, send, onClose }: ReasonDialogProps) {
  const t = useText();
  return (
    <FormDialog
      title={title}
      intro={children}
      action={action}
      danger={danger}
      fields={fields}
      words={{ field: () => t("payroll.reason"), help: () => t("payroll.reasonHelp") }}
      failureText={(error) => payrollProblem(t, error)}
      send={async (body) => {
        await send(body as { reason: string });
        toast({ text: done });
      }}
      onClose={onClose}
    />
  );
}
