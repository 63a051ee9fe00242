/** Form of a settings section with reset to defaults. */
import { css, cx } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState, type ComponentType } from "react";
import { useIntl } from "react-intl";
import { getSettingsKey, useResetSettings, useUpdateSettings } from "#generated/hrms/hooks/settings.ts";
import type { Settings, SettingsInput, SettingsSection } from "#generated/hrms/schema.ts";
import { updateSettings as check } from "#generated/hrms/validators/settings.js";
import { none } from "../../../crud/labels.ts";
import { FormField } from "../../../form/form-field.tsx";
import { SavedFormFrame, useSavedForm } from "../../../form/saved-form.tsx";
import { sectionColumns } from "../../../form/section-columns.ts";
import type { FieldSpec } from "../../../form/spec.ts";
import { isShown } from "../../../form/values.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardHead } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { renewSession } from "../../../session/renew.ts";
import { refusalText } from "./refusal-text.ts";
import { exampleOf, fieldsOf, sectionWords } from "./section-fields.ts";
import type { FieldsProps } from "./section.ts";

const nothing = (): void => undefined;

interface SectionFormProps {
  section: SettingsSection;
  settings: Settings;
  /** Replaces the fields, or adds content above or below. */
  own?: ComponentType<FieldsProps>;
  before?: ComponentType<FieldsProps>;
  after?: ComponentType<FieldsProps>;
  mayChange: boolean;
  /** Refetches the settings. */
  onClash: () => Promise<Settings | undefined>;
}

export function SectionForm({
  section,
  settings,
  own: Own,
  before: Before,
  after: After,
  mayChange,
  onClash,
}: SectionFormProps) {
  const t = useText();
  const intl = useIntl();
  const client = useQueryClient();
  // Show the saved values without waiting for a refetch.
  const onSuccess = (now: Settings): void => void client.setQueryData(getSettingsKey(), now);
  const { mutateAsync: save } = useUpdateSettings({ onSuccess });
  const { mutateAsync: reset } = useResetSettings({ onSuccess });
  const said = (value: unknown): string =>
    value === null || value === ""
      ? none
      : typeof value === "boolean"
        ? t(value ? "crud.yes" : "crud.no")
        : String(value);
  const words = sectionWords(t, intl, settings);
  const fields = fieldsOf(section, settings);
  const headers = (version: number) => ({ "If-Match": `"${version}"` });
  const edited = useSavedForm({
    row: settings,
    valuesOf: (of) => of[section],
    fields,
    words,
    check,
    bodyOf: (values) => ({ [section]: values }),
    save: (body, version) => save({ headers: headers(version), body: body as SettingsInput }),
    /** The session carries branding, formats, its own lifetime and the two-step requirement, so renew it. */
    onSaved: () => {
      toast({ text: t("settings.saved") });
      if (["branding", "region", "sessions", "mfa", "modules"].includes(section)) void renewSession().catch(nothing);
    },
    readAgain: onClash,
    refusal: (error, both) => {
      const now = both.map(({ name, theirs }) => `${words.field(name)}: ${said(theirs)}`);
      return now.length > 0
        ? `${refusalText(t, error)} ${t("settings.clashNow", { fields: now.join("; ") })}`
        : refusalText(t, error);
    },
  });
  const { form } = edited;
  const [asking, ask] = useState(false);
  const drawn = (field: FieldSpec) => (
    <FormField
      key={field.name}
      inline
      field={field}
      words={words}
      values={form.values}
      error={form.wrong[field.name]}
      help={field.name === "employeeNoDigits" ? t("settings.example", { number: exampleOf(form.values) }) : undefined}
      disabled={!mayChange}
      onChange={(value) => form.set(field.name, value)}
    />
  );
  const part: FieldsProps = {
    settings,
    values: form.values,
    errors: form.wrong,
    disabled: !mayChange,
    onChange: form.change,
    field: (name) => fields.filter((field) => field.name === name).map(drawn),
  };
  return (
    <SavedFormFrame saved={edited} labelOf={words.field} mayChange={mayChange}>
      <Card padded className={cx(sectionColumns, css({ mb: "4" }))}>
        <CardHead title={t(`settings.tab.${section}`)} text={t(`settings.text.${section}`)}>
          {mayChange && settings.settled.includes(section) && (
            <Button size="sm" variant="ghost" onClick={() => ask(true)}>
              <RotateCcw size={16} className="mirrored" aria-hidden />
              {t("settings.reset")}
            </Button>
          )}
        </CardHead>
        <div className={css({ display: "grid", gap: "4" })}>
          {Own && <Own {...part} />}
          {Before && <Before {...part} />}
          {!Own && fields.filter((field) => isShown(field, form.values)).map(drawn)}
          {After && <After {...part} />}
        </div>
      </Card>
      <ConfirmDialog
        open={asking}
        title={t("settings.resetTitle")}
        action={t("settings.reset")}
        onConfirm={() => edited.run((version) => reset({ headers: headers(version), body: { section } }))}
        onClose={() => ask(false)}
      >
        {t("settings.resetText")}
      </ConfirmDialog>
    </SavedFormFrame>
  );
}
