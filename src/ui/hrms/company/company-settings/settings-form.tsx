/** Company settings form; merges with concurrent changes. */
import { css, cx } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import {
  getCompanySettingsKey,
  useResetCompanySettings,
  useUpdateCompanySettings,
} from "#generated/hrms/hooks/company-settings.ts";
import type { CompanySettings, CompanySettingsInput } from "#generated/hrms/schema.ts";
import { updateCompanySettings as check } from "#generated/hrms/validators/company-settings.js";
import { type CompanySettingsSection, defaultsOf, employeeNoOf } from "#src/domain/company/shared/company-settings.ts";
import { FormField } from "../../../form/form-field.tsx";
import { SavedFormFrame, useSavedForm } from "../../../form/saved-form.tsx";
import { sectionColumns } from "../../../form/section-columns.ts";
import { SectionList } from "../../../form/section-list.tsx";
import type { FieldWords, Values } from "../../../form/spec.ts";
import { isShown, same } from "../../../form/values.ts";
import { Button } from "../../../kit/button.tsx";
import { CardHead } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { problemOf, problemText } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { MapButton } from "./map-button.tsx";
import { fieldsOf, groupNames } from "./settings-fields.ts";
import { useSettingText } from "./use-setting-text.ts";

const valuesOf = ({ version: _version, updatedAt: _at, updatedBy: _by, ...values }: CompanySettings) => values;

/** Example of the next employee number, as far as it is known. */
function exampleOf({ employeeNoPrefix, employeeNoDigits }: Values): string {
  const digits = typeof employeeNoDigits === "number" ? Math.min(employeeNoDigits, 8) : 4;
  return employeeNoOf({ employeeNoPrefix: String(employeeNoPrefix), employeeNoDigits: digits }, 42);
}

/** Whether a reset would change the section. What the numbers would be is known to the server only. */
function isChanged(section: CompanySettingsSection, saved: Values, { updatedAt }: CompanySettings): boolean {
  if (section === "numbers") return updatedAt !== null;
  return Object.entries(defaultsOf(section)).some(([field, value]) => !same(saved[field], value));
}

interface SettingsFormProps {
  companyId: string;
  settings: CompanySettings;
  mayChange: boolean;
  /** Refetches the settings. */
  onClash: () => Promise<CompanySettings | undefined>;
}

export function SettingsForm({ companyId, settings, mayChange, onClash }: SettingsFormProps) {
  const t = useText();
  const say = useSettingText();
  const client = useQueryClient();
  const path = { companyId };
  // Show the saved values without waiting for a refetch.
  const onSuccess = (now: CompanySettings): void => void client.setQueryData(getCompanySettingsKey({ path }), now);
  const { mutateAsync: save } = useUpdateCompanySettings({ onSuccess });
  const { mutateAsync: reset } = useResetCompanySettings({ onSuccess });
  const words: FieldWords = {
    field: (name) => t(`company-settings.${name}` as MessageId),
    help: (name) => (name === "employeeNoDigits" ? undefined : t(`company-settings.${name}.help` as MessageId)),
    choice: (name, value) => say(name, name === "workDays" ? [value] : name === "expiryDays" ? [Number(value)] : value),
    fault: (_code, { pointer }) =>
      pointer === "/weeklyMinutes"
        ? t("company-settings.fault.hours")
        : pointer === "/workDays"
          ? t("company-settings.fault.days")
          : undefined,
  };
  const at = (version: number) => ({ path, headers: { "If-Match": `"${version}"` } });
  const saved = valuesOf(settings) as Values;
  const edited = useSavedForm({
    row: settings,
    valuesOf,
    fields: groupNames.flatMap((group) => fieldsOf(group, saved)),
    words,
    check,
    save: (body, version) => save({ ...at(version), body: body as CompanySettingsInput }),
    onSaved: () => void toast({ text: t("company-settings.saved") }),
    readAgain: onClash,
    refusal: (error, both) => {
      const now = both.map(({ name, theirs }) => `${words.field(name)}: ${say(name, theirs)}`);
      if (problemOf(error)?.code !== "version-clash") return problemText(t, error);
      return now.length > 0 ? t("company-settings.clashNow", { fields: now.join("; ") }) : t("company-settings.clash");
    },
  });
  const { form } = edited;
  const { values } = form;
  const [asking, ask] = useState<CompanySettingsSection | null>(null);
  const set = (name: string, value: unknown): void =>
    form.change({
      [name]: value,
      ...(name === "leaveYearBasis" && value === "calendar" && { leaveYearStartMonth: 1 }),
    });
  return (
    <SavedFormFrame saved={edited} labelOf={words.field} mayChange={mayChange}>
      <SectionList
        sections={groupNames}
        linesOf={(name) => fieldsOf(name, saved).length}
        render={(name) => (
          <section key={name} className={cx(sectionColumns, css({ p: "5" }))} id={name}>
            <CardHead title={t(`company-settings.group.${name}`)} text={t(`company-settings.group.${name}.help`)}>
              {mayChange && isChanged(name, saved, settings) && (
                <Button size="sm" variant="ghost" onClick={() => ask(name)}>
                  <RotateCcw size={16} className="mirrored" aria-hidden />
                  {t("company-settings.reset")}
                </Button>
              )}
            </CardHead>
            <div className={css({ display: "grid", gap: "4" })}>
              {name === "map" && mayChange && <MapButton values={values} onPick={(picked) => form.change(picked)} />}
              {fieldsOf(name, saved)
                .filter((field) => isShown(field, values))
                .map((field) => (
                  <FormField
                    key={field.name}
                    inline
                    field={field}
                    words={words}
                    values={values}
                    error={form.wrong[field.name]}
                    help={
                      field.name === "employeeNoDigits"
                        ? t("company-settings.example", { number: exampleOf(values) })
                        : undefined
                    }
                    disabled={!mayChange}
                    onChange={(value) => set(field.name, value)}
                  />
                ))}
            </div>
          </section>
        )}
      />
      {asking && (
        <ConfirmDialog
          open
          title={t("company-settings.resetTitle", { section: t(`company-settings.group.${asking}`) })}
          action={t("company-settings.reset")}
          // Keeps unsaved edits of other sections.
          onConfirm={() =>
            edited.run(
              (version) => reset({ ...at(version), body: { section: asking } }),
              Object.keys(defaultsOf(asking)),
            )
          }
          onClose={() => ask(null)}
        >
          {t("company-settings.resetText")}
        </ConfirmDialog>
      )}
    </SavedFormFrame>
  );
}
