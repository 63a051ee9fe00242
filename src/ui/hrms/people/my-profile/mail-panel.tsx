/** Email notification topics, each a switch that saves at once. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { getMyProfileKey, useUpdateMyMailTopics } from "#generated/hrms/hooks/my-profile.ts";
import { type MyProfile, mailTopicValues } from "#generated/hrms/schema.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Link } from "../../../kit/link.tsx";
import { problemText } from "../../../kit/problem.ts";
import { Switch } from "../../../kit/switch.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useOwnProfile } from "./use-own-profile.ts";

export function MailPanel({ profile }: { profile: MyProfile }) {
  const { email, mailTopics } = profile.user_info;
  const t = useText();
  const queryClient = useQueryClient();
  const show = useOwnProfile();
  const { mutate, isPending } = useUpdateMyMailTopics();
  const turn = (topic: (typeof mailTopicValues)[number], on: boolean): void => {
    const wanted = mailTopicValues.filter((each) => (each === topic ? on : mailTopics.includes(each)));
    // Optimistic: the server's answer replaces it.
    queryClient.setQueryData(getMyProfileKey(), {
      ...profile,
      user_info: { ...profile.user_info, mailTopics: wanted },
    });
    mutate(
      { body: { mailTopics: wanted } },
      {
        onSuccess: show,
        onError: (error) => {
          queryClient.setQueryData(getMyProfileKey(), profile);
          toast({ text: problemText(t, error), kind: "error" });
        },
      },
    );
  };
  return (
    <Card padded className={css({ maxW: "form" })}>
      <CardTitle>{t("my-profile.mailTitle")}</CardTitle>
      <p className={css({ color: "text.muted", mt: "1", mb: "5" })}>
        {`${t("my-profile.mailText", { email })} `}
        <Link to="/me/notifications" underlined>
          {t("my-profile.toNotifications")}
        </Link>
      </p>
      <div className={css({ display: "grid", justifyItems: "start", gap: "4" })}>
        {mailTopicValues.map((topic) => (
          <Switch
            key={topic}
            name={topic}
            checked={mailTopics.includes(topic)}
            busy={isPending}
            help={t(`my-profile.topic.${topic}.help`)}
            onChange={(on) => turn(topic, on)}
          >
            {t(`my-profile.topic.${topic}`)}
          </Switch>
        ))}
      </div>
    </Card>
  );
}
