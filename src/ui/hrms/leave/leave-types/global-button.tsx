/** Adds the leave types that come with the product. */
import { ListPlus } from "lucide-react";
import { useAddGlobalLeaveTypes } from "#generated/hrms/hooks/leave-types.ts";
import { Button } from "../../../kit/button.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";

export function GlobalButton({ scope }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const { mutate, isPending } = useAddGlobalLeaveTypes({
    onSuccess: ({ added }) => toast({ text: t("leave-types.globalAdded", { count: added }) }),
    onError: () => toast({ text: t("leave-types.globalFailed"), kind: "error" }),
  });
  return (
    <Button loading={isPending} onClick={() => mutate({ path: { companyId: scope["companyId"] ?? "" } })}>
      <ListPlus size={16} aria-hidden />
      {t("leave-types.global")}
    </Button>
  );
}
