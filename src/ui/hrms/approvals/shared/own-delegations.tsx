/** One's own delegations: who decides in one's place, with a form for another one. */
import { css } from "#generated/styles/css/index.js";
import { UserRoundCheck } from "lucide-react";
import { useState } from "react";
import { listApproverOptionsOptions } from "#generated/hrms/hooks/approvals.ts";
import {
  useCreateMyDelegation,
  useDeleteMyDelegation,
  useListMyDelegations,
} from "#generated/hrms/hooks/my-delegations.ts";
import { createMyDelegation as form } from "#generated/hrms/forms/my-delegations.ts";
import type { Delegation } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { type Reference, specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";

const fields = specsOf(
  form,
  {
    delegateId: {
      reference: { label: "delegate", options: listApproverOptionsOptions as unknown as Reference["options"] },
    },
  },
  ["delegateId", "from", "to", "scopes", "note"],
);

function Line({ companyId, delegation: { id, delegate, from, to } }: { companyId: string; delegation: Delegation }) {
  const t = useText();
  const format = useFormat();
  const attempt = useAttempt();
  const { mutateAsync, isPending } = useDeleteMyDelegation();
  const end = (): void =>
    void attempt(async () => {
      await mutateAsync({ path: { companyId, delegationId: id } });
      toast({ text: t("own-delegations.ended") });
    });
  return (
    <li
      className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "1", py: "1" })}
    >
      <span className={css({ minW: "0", flex: "1 1 12rem", overflowWrap: "anywhere" })}>
        {t("own-delegations.line", { delegate, from: format.date(from), to: format.date(to) })}
      </span>
      <Button size="sm" loading={isPending} aria-label={t("own-delegations.endNamed", { delegate })} onClick={end}>
        {t("own-delegations.end")}
      </Button>
    </li>
  );
}

function DelegationDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useText();
  const { data: own = [] } = useListMyDelegations({ path: { companyId } });
  const { mutateAsync } = useCreateMyDelegation();
  return (
    <FormDialog
      title={t("own-delegations.title")}
      intro={
        <>
          <p>{t("own-delegations.intro")}</p>
          {own.length > 0 && (
            <ul className={css({ mt: "3", color: "text" })} aria-label={t("own-delegations.current")}>
              {own.map((each) => (
                <Line key={each.id} companyId={companyId} delegation={each} />
              ))}
            </ul>
          )}
        </>
      }
      action={t("own-delegations.save")}
      fields={fields}
      scope={{ companyId }}
      words={{
        field: (name) => t(`own-delegations.${name}` as "own-delegations.note"),
        help: (name) => (name === "scopes" ? t("own-delegations.scopes.help") : undefined),
        choice: (_path, value) => t(`own-delegations.scopes.${value}` as "own-delegations.scopes.transfer"),
      }}
      send={async (body) => {
        await mutateAsync({ path: { companyId }, body: body as never });
        toast({ text: t("own-delegations.saved") });
      }}
      onClose={onClose}
    />
  );
}

export function DelegateButton({ companyId }: { companyId: string }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    // An element of its own: rows of controls size their children, and the dialog is none of them.
    <div>
      <Button onClick={() => setOpen(true)}>
        <UserRoundCheck size={16} aria-hidden />
        {t("own-delegations.delegate")}
      </Button>
      {open && <DelegationDialog companyId={companyId} onClose={() => setOpen(false)} />}
    </div>
  );
}
