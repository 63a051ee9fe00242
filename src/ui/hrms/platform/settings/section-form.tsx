/** One section of the settings: its fields, saved together; set back to what holds by default. */
import { chakra } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState, type ComponentType } from "react";
import { getSettingsKey, useResetSettings, useUpdateSettings } from "#generated/hrms/hooks/settings.ts";
import type { Settings, SettingsInput, SettingsSection } from "#generated/hrms/schema.ts";
import { updateSettings as check } from "#generated/hrms/validators/settings.js";
import { ChangesForm } from "../../../crud/changes-form.tsx";
import { none } from "../../../crud/labels.ts";
import { useEdits } from "../../../crud/use-edits.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { faultText } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { Unparsed } from "../../../kit/unparsed.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { renewSession } from "../../../session/renew.ts";
import { refusalText } from "./refusal-text.ts";
import type { Draft, FieldsProps } from "./section.ts";

const nothing = (): void => undefined;

interface SectionFormProps<Section extends SettingsSection> {
  section: Section;
  settings: Settings;
  fields: ComponentType<FieldsProps<Section>>;
  mayChange: boolean;
  /** Reads the settings again. */
  onClash: () => Promise<Settings | undefined>;
}

export function SectionForm<Section extends SettingsSection>({
  section,
  settings,
  fields: Fields,
  mayChange,
  onClash,
}: SectionFormProps<Section>) {
  const t = useText();
  const client = useQueryClient();
  // What was saved stands at once, not when it is read again.
  const onSuccess = (now: Settings): void => void client.setQueryData(getSettingsKey(), now);
  const { mutateAsync: save, isPending } = useUpdateSettings({ onSuccess });
  const { mutateAsync: reset } = useResetSettings({ onSuccess });
  const draftOf = (of: Settings) => of[section] as Draft<Section>;
  const said = (value: unknown): string =>
    value === null || value === ""
      ? none
      : typeof value === "boolean"
        ? t(value ? "crud.yes" : "crud.no")
        : String(value);
  const { edits, version, failure, change, drop, refused } = useEdits<Settings, Draft<Section>>({
    row: settings,
    draftOf,
    readAgain: onClash,
    refusal: (error, theirs) => {
      const both = Object.entries(theirs).map(
        ([name, value]) => `${t(`settings.${name}` as MessageId)}: ${said(value)}`,
      );
      return both.length > 0
        ? `${refusalText(t, error)} ${t("settings.clashNow", { fields: both.join("; ") })}`
        : refusalText(t, error);
    },
  });
  const [asking, ask] = useState(false);
  const saved = draftOf(settings);
  const values: Draft<Section> = { ...saved, ...edits };
  const names = Object.keys(saved) as (keyof Draft<Section> & string)[];
  const changed = names.filter((name) => values[name] !== saved[name]);
  const unread = names.filter(
    (name) =>
      values[name] instanceof Unparsed ||
      (values[name] === null && typeof saved[name] === "number" && name !== "idleMinutes"),
  );
  const errors = Object.fromEntries([
    ...(unread.length > 0 ? [] : check({ [section]: values })).map(
      (fault) => [fault.pointer.split("/")[2] ?? "", faultText(t, fault)] as const,
    ),
    ...unread.map((name) => [name, t("crud.fault.whole")] as const),
  ]);
  const headers = { "If-Match": `"${version}"` };

  /** The shell shows the name and the times, the session its end, and who has to set up a second step is led there. */
  const settled = (): void => {
    drop();
    toast({ text: t("settings.saved") });
    if (
      section === "branding" ||
      section === "region" ||
      section === "sessions" ||
      section === "mfa" ||
      section === "modules"
    )
      void renewSession().catch(nothing);
  };
  const submit = async (): Promise<void> => {
    if (Object.keys(errors).length > 0) return;
    await save({ headers, body: { [section]: values } as SettingsInput }).then(settled, refused);
  };
  return (
    <ChangesForm
      changed={changed.map((name) => t(`settings.${name}` as MessageId))}
      mayChange={mayChange}
      busy={isPending}
      failure={failure}
      onSubmit={() => void submit()}
      onCancel={() => drop()}
    >
      <Card padded mb="4">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" minH="9">
          <CardTitle>{t(`settings.tab.${section}`)}</CardTitle>
          {mayChange && settings.settled.includes(section) && (
            <Button size="sm" variant="ghost" onClick={() => ask(true)}>
              <RotateCcw size={16} className="mirrored" aria-hidden />
              {t("settings.reset")}
            </Button>
          )}
        </chakra.div>
        <chakra.p color="text.muted" mt="1" mb="5">
          {t(`settings.text.${section}`)}
        </chakra.p>
        <chakra.div display="grid" gap="4">
          <Fields settings={settings} values={values} errors={errors} disabled={!mayChange} onChange={change} />
        </chakra.div>
      </Card>
      <ConfirmDialog
        open={asking}
        title={t("settings.resetTitle")}
        action={t("settings.reset")}
        onConfirm={() => reset({ headers, body: { section } }).then(settled, refused)}
        onClose={() => ask(false)}
      >
        {t("settings.resetText")}
      </ConfirmDialog>
    </ChangesForm>
  );
}
