/** Subscribing to leave in a calendar app: the address is shown once, and can be revoked. */
import { css } from "#generated/styles/css/index.js";
import { CalendarSync } from "lucide-react";
import { useState } from "react";
import { useCreateLeaveFeed, useListLeaveFeeds, useRevokeLeaveFeed } from "#generated/hrms/hooks/leave-feeds.ts";
import { Button } from "../../../kit/button.tsx";
import { CopyButton } from "../../../kit/copy-button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";

interface FeedButtonProps {
  companyId: string;
  scope: "own" | "team";
}

export function FeedButton(props: FeedButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CalendarSync size={16} aria-hidden />
        {t("leaves.subscribe")}
      </Button>
      {open && <FeedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function FeedDialog({ companyId, scope, onClose }: FeedButtonProps & { onClose: () => void }) {
  const t = useText();
  const attempt = useAttempt();
  const create = useCreateLeaveFeed();
  const revoke = useRevokeLeaveFeed();
  const [address, setAddress] = useState<string>();
  const existing = useListLeaveFeeds({ path: { companyId } }).data?.find((feed) => feed.scope === scope);
  const make = (): Promise<void> =>
    attempt(async () => {
      setAddress((await create.mutateAsync({ path: { companyId }, body: { scope } })).address);
    });
  const end = (): Promise<void> =>
    attempt(async () => {
      if (!existing) return;
      await revoke.mutateAsync({ path: { companyId, leaveFeedId: existing.id } });
      setAddress(undefined);
    }, t("leaves.feedRevoked"));
  return (
    <Dialog
      open
      title={t("leaves.subscribe")}
      onClose={onClose}
      footer={
        <>
          {existing && (
            <Button loading={revoke.isPending} onClick={() => void end()}>
              {t("leaves.feedRevoke")}
            </Button>
          )}
          <Button variant="solid" loading={create.isPending} onClick={() => void make()}>
            {t(existing ? "leaves.feedRenew" : "leaves.feedMake")}
          </Button>
        </>
      }
    >
      <div className={css({ display: "grid", gap: "4" })}>
        <p className={css({ color: "text.muted" })}>{t("leaves.feedText")}</p>
        {address === undefined ? (
          existing && <p>{t("leaves.feedExists")}</p>
        ) : (
          <div className={css({ display: "flex", alignItems: "end", gap: "2" })}>
            <div className={css({ flex: "1" })}>
              <Field label={t("leaves.feedAddress")}>
                <Input readOnly value={address} onFocus={({ target }) => target.select()} />
              </Field>
            </div>
            <CopyButton text={address} label={t("leaves.copy")} done={t("leaves.copied")} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
