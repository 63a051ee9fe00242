/** Asks for a reason and removes a person's two-step verification. */
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { ReasonDialog } from "../../platform/shared/reason-dialog.tsx";

interface RemoveMfaDialogProps {
  name: string;
  onRemove: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

export function RemoveMfaDialog({ name, onRemove, onClose }: RemoveMfaDialogProps) {
  const t = useText();
  return (
    <ReasonDialog
      title={t("mfa.removeTitle", { name })}
      text={t("mfa.removeText")}
      action={t("mfa.remove")}
      danger
      onTake={async (reason) => {
        await onRemove(reason);
        toast({ text: t("mfa.removed", { name }) });
      }}
      onClose={onClose}
    />
  );
}
