/** App settings of the signed-in person, synced to all their devices; applied at once. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import {
  getAppSettingsOptions,
  useGetAppSettings,
  useResetAppSettings,
  useUpdateAppSettings,
} from "#generated/hrms/hooks/app-settings.ts";
import type { AppSettings } from "#src/domain/account/app-settings.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { problemText } from "../../../kit/problem.ts";
import { ErrorState } from "../../../kit/states.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { keepAppSettings } from "../../../session/app-settings.ts";
import { ChoiceField } from "./choice-field.tsx";
import { type Choices, groups } from "./choices.ts";

const groupNames = Object.keys(groups) as (keyof typeof groups)[];

export function AppSettingsPage() {
  const t = useText();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useGetAppSettings();
  const { mutateAsync: update } = useUpdateAppSettings();
  const { mutateAsync: reset } = useResetAppSettings();

  const [asking, ask] = useState(false);
  const hold = (settings: AppSettings): void => {
    queryClient.setQueryData(getAppSettingsOptions().queryKey, settings);
    keepAppSettings(settings);
  };
  const take = async (settings: AppSettings, change: Partial<Choices>): Promise<void> => {
    hold({ ...settings, ...change });
    try {
      hold(await update({ body: change }));
    } catch (failure) {
      hold(settings);
      toast({ kind: "error", text: problemText(t, failure) });
    }
  };
  const putBack = async (): Promise<void> => {
    try {
      hold(await reset());
      toast({ text: t("app-settings.wasReset") });
    } catch (failure) {
      toast({ kind: "error", text: problemText(t, failure) });
    }
  };

  return (
    <PageFrame
      title={t("shell.area.app-settings")}
      intro={t("app-settings.intro")}
      actions={
        <Button disabled={!data} onClick={() => ask(true)}>
          <RotateCcw size={16} aria-hidden />
          {t("app-settings.reset")}
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Card aria-busy={!data || undefined} className={css({ maxW: "form" })}>
          {groupNames.map((group, index) => (
            <section
              key={group}
              className={css({ p: "5", borderTopWidth: index > 0 ? "1px" : "0", borderColor: "border" })}
            >
              <CardTitle>{t(`app-settings.group.${group}`)}</CardTitle>
              <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", mt: "0.5", mb: "4" })}>
                {t(`app-settings.group.${group}.help`)}
              </p>
              <div className={css({ display: "grid", gap: "4" })}>
                {groups[group].map((name) => (
                  <ChoiceField
                    key={name}
                    name={name}
                    settings={data}
                    onChange={(change) => data && void take(data, change)}
                  />
                ))}
              </div>
            </section>
          ))}
        </Card>
      )}
      <ConfirmDialog
        open={asking}
        title={t("app-settings.resetTitle")}
        action={t("app-settings.reset")}
        onConfirm={putBack}
        onClose={() => ask(false)}
      >
        {t("app-settings.resetText")}
      </ConfirmDialog>
    </PageFrame>
  );
}
