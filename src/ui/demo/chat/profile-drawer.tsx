/** Own profile: about, status, settings; each saved at once. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { updateChatProfile } from "#generated/demo/forms/chat.ts";
import { getChatProfileKey, useGetChatProfile, useUpdateChatProfile } from "#generated/demo/hooks/chat.ts";
import type { ChatProfile, ChatProfileUpdate, ChatStatus } from "#generated/demo/schema.ts";
import { FormFields } from "../../form/form-fields.tsx";
import { Form } from "../../form/form.tsx";
import { specOf } from "../../form/spec.ts";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { problemText } from "../../kit/problem.ts";
import { RadioGroup } from "../../kit/radio.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { Switch } from "../../kit/switch.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { Presence, statuses } from "./presence.tsx";

const longest = updateChatProfile.about.maxLength;
const fields = [
  specOf("about", updateChatProfile.about, { kind: "lines", resizable: true, input: { maxLength: longest } }),
];
const settings = ["isTwoStepAuthVerificationEnabled", "isNotificationsOn"] as const;

export function ProfileDrawer({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { data, error, refetch } = useGetChatProfile();
  return (
    <Dialog open side="start" width="22rem" title={t("chat.profile")} onClose={onClose}>
      {data ? (
        <Known profile={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton css={{ w: "5rem", h: "5rem", borderRadius: "full", mx: "auto" }} />
          <Skeleton css={{ h: "5rem" }} />
        </Loading>
      )}
    </Dialog>
  );
}

function Known({ profile }: { profile: ChatProfile }) {
  const t = useText();
  const client = useQueryClient();
  const { mutate, isPending } = useUpdateChatProfile({
    onSuccess: (saved) => client.setQueryData(getChatProfileKey(), saved),
    onError: (error) => {
      void client.invalidateQueries({ queryKey: getChatProfileKey() });
      toast({ kind: "error", text: problemText(t, error) });
    },
  });
  const save = (changes: ChatProfileUpdate): void => {
    client.setQueryData<ChatProfile>(
      getChatProfileKey(),
      (now) => now && { ...now, ...changes, settings: { ...now.settings, ...changes.settings } },
    );
    mutate({ body: changes });
  };
  const form = useForm({
    initial: { about: profile.about },
    check: () => ({}),
    send: async ({ about }) => save({ about: about.trim() }),
  });
  const { about } = form.values;
  return (
    <div className={css({ display: "grid", gap: "5" })}>
      <div className={css({ display: "grid", justifyItems: "center", gap: "1", textAlign: "center" })}>
        <Presence {...profile} size={80} />
        <p className={css({ fontWeight: "semibold", fontSize: "lg", mt: "2" })}>{profile.fullName}</p>
        <p className={css({ color: "text.muted" })}>{profile.role}</p>
      </div>
      <Form form={form} css={{ gap: "2" }}>
        <FormFields
          form={form}
          fields={fields}
          words={{
            field: () => t("chat.aboutMe"),
            help: () => t("fields.left", { count: longest - about.length }),
          }}
        />
        <div>
          <Button type="submit" size="sm" loading={isPending} inactive={about.trim() === profile.about}>
            {t("crud.saveChanges")}
          </Button>
        </div>
      </Form>
      <RadioGroup<ChatStatus>
        label={t("chat.statusOf")}
        value={profile.status}
        options={statuses.map((status) => ({ value: status, label: t(`chat.status.${status}`) }))}
        onChange={(status) => save({ status })}
      />
      <fieldset className={css({ display: "grid", gap: "3", justifyItems: "start" })}>
        <legend className={css({ fontWeight: "medium", mb: "2" })}>{t("chat.settings")}</legend>
        {settings.map((name) => (
          <Switch key={name} checked={profile.settings[name]} onChange={(on) => save({ settings: { [name]: on } })}>
            {t(`chat.${name}`)}
          </Switch>
        ))}
      </fieldset>
    </div>
  );
}
