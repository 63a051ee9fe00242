/** Removes two-step verification for a person who lost their device. */
import { ShieldOff } from "lucide-react";
import { useState } from "react";
import { useRemoveUserMfa } from "#generated/hrms/hooks/user-access.ts";
import { Button } from "../../../kit/button.tsx";
import { useText } from "../../../messages/use-text.ts";
import { RemoveMfaDialog } from "../shared/remove-mfa-dialog.tsx";

export function RemoveMfa({ userId, name }: { userId: string; name: string }) {
  const t = useText();
  const { mutateAsync: remove } = useRemoveUserMfa();
  const [asking, ask] = useState(false);
  return (
    <>
      <Button onClick={() => ask(true)}>
        <ShieldOff size={16} aria-hidden />
        {t("mfa.remove")}
      </Button>
      {asking && (
        <RemoveMfaDialog
          name={name}
          onRemove={(reason) => remove({ path: { userId }, body: { reason } })}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
