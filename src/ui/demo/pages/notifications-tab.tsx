/** Notification settings, saved at once, and the deletion of the account. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getAccountSettingsKey, useUpdateAccountSettings } from "#generated/demo/hooks/account-settings.ts";
import type { AccountNotification, AccountSettings } from "#generated/demo/schema.ts";
import { FormFields } from "../../form/form-fields.tsx";
import type { FieldSpec } from "../../form/spec.ts";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../kit/button.tsx";
import { Card, CardHead } from "../../kit/card.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { problemText } from "../../kit/problem.ts";
import { Switch } from "../../kit/switch.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";

const groups = {
  activity: ["commentOnArticle", "answerOnForm", "followMe"],
  application: ["newAnnouncements", "productUpdates", "blogDigest"],
} as const satisfies Record<string, readonly (keyof AccountNotification)[]>;

const fields: readonly FieldSpec[] = [{ name: "typed", kind: "text", input: { spellCheck: false } }];

/** The last call wins. */
const scope = { id: "notifications" };

export function NotificationsTab({ settings: { notification, general } }: { settings: AccountSettings }) {
  const t = useText();
  const client = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const { mutate } = useUpdateAccountSettings({
    scope,
    onError: (error) => {
      void client.invalidateQueries({ queryKey: getAccountSettingsKey() });
      toast({ kind: "error", text: problemText(t, error) });
    },
  });
  const set = (name: keyof AccountNotification, on: boolean): void => {
    const next = { ...notification, [name]: on };
    client.setQueryData<AccountSettings>(getAccountSettingsKey(), (now) => now && { ...now, notification: next });
    mutate({ body: { notification: next } });
  };
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      <Card padded>
        <CardHead title={t("pages.tab.notifications")} text={t("pages.savedAtOnce")} />
        {(["activity", "application"] as const).map((group) => (
          <fieldset key={group} className={css({ display: "grid", gap: "3", justifyItems: "start", mb: "5" })}>
            <legend className={css({ fontWeight: "medium", mb: "2" })}>{t(`pages.notify.${group}`)}</legend>
            {groups[group].map((name) => (
              <Switch key={name} checked={notification[name]} onChange={(on) => set(name, on)}>
                {t(`pages.notify.${name}`)}
              </Switch>
            ))}
          </fieldset>
        ))}
      </Card>
      <Card padded className={css({ borderColor: "danger!" })}>
        <CardHead title={t("pages.deleteAccount")} text={t("pages.deleteText")} />
        <Button onClick={() => setDeleting(true)} className={css({ color: "danger.text" })}>
          {t("pages.deleteAccount")}
        </Button>
      </Card>
      {deleting && <DeleteDialog username={general.username} onClose={() => setDeleting(false)} />}
    </div>
  );
}

function DeleteDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useText();
  const form = useForm({
    initial: { typed: "" },
    check: ({ typed }) => ({ typed: typed === username ? undefined : t("pages.typeExactly") }),
    send: async () => () => {
      onClose();
      toast({ kind: "info", text: t("pages.notDeleted") });
    },
  });
  return (
    <DialogForm title={t("pages.deleteAccount")} action={t("common.delete")} onClose={onClose} onSubmit={form.submit}>
      <p>{t("pages.deleteText")}</p>
      <FormFields form={form} fields={fields} words={{ field: () => t("pages.typeName", { name: username }) }} />
    </DialogForm>
  );
}
