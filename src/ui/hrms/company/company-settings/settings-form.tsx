/** A company's settings in groups, saved together: what changed meanwhile by others stays, what was changed here goes on top. */
import { chakra } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState, type ComponentType } from "react";
import {
  getCompanySettingsKey,
  useResetCompanySettings,
  useUpdateCompanySettings,
} from "#generated/hrms/hooks/company-settings.ts";
import type { CompanySettings, CompanySettingsInput } from "#generated/hrms/schema.ts";
import { updateCompanySettings as check } from "#generated/hrms/validators/company-settings.js";
import { type CompanySettingsSection, defaultsOf } from "#src/domain/company/shared/company-settings.ts";
import { ChangesForm } from "../../../crud/changes-form.tsx";
import { useEdits } from "../../../crud/use-edits.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { faultText, problemOf, problemText } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { Unparsed } from "../../../kit/unparsed.ts";
import { useText } from "../../../messages/use-text.ts";
import { useSettingText } from "./use-setting-text.ts";
import {
  type Draft,
  type FieldsProps,
  LeaveYear,
  Numbers,
  Pay,
  Reminders,
  Terms,
  WorkWeek,
} from "./settings-fields.tsx";

const groups = {
  week: WorkWeek,
  terms: Terms,
  pay: Pay,
  leave: LeaveYear,
  numbers: Numbers,
  reminders: Reminders,
} as const satisfies Record<CompanySettingsSection, ComponentType<FieldsProps>>;
const groupNames = Object.keys(groups) as CompanySettingsSection[];
/** Groups whose use comes with another part of the product. */
const later: Readonly<
  Partial<Record<keyof typeof groups, "company-settings.later.pay" | "company-settings.later.leave">>
> = { pay: "company-settings.later.pay", leave: "company-settings.later.leave" };

const draftOf = ({ version: _version, updatedAt: _at, updatedBy: _by, ...draft }: CompanySettings): Draft => draft;

interface SettingsFormProps {
  companyId: string;
  settings: CompanySettings;
  mayChange: boolean;
  /** Reads the settings again. */
  onClash: () => Promise<CompanySettings | undefined>;
}

export function SettingsForm({ companyId, settings, mayChange, onClash }: SettingsFormProps) {
  const t = useText();
  const say = useSettingText();
  const client = useQueryClient();
  const path = { companyId };
  // What was saved stands at once, not when it is read again.
  const onSuccess = (now: CompanySettings): void => void client.setQueryData(getCompanySettingsKey({ path }), now);
  const { mutateAsync: save, isPending } = useUpdateCompanySettings({ onSuccess });
  const { mutateAsync: reset } = useResetCompanySettings({ onSuccess });
  const { edits, version, failure, change, drop, refused } = useEdits<CompanySettings, Draft>({
    row: settings,
    draftOf,
    readAgain: onClash,
    refusal: (error, theirs) => {
      const both = Object.entries(theirs).map(
        ([name, value]) => `${t(`company-settings.${name as keyof Draft}`)}: ${say(name, value)}`,
      );
      if (problemOf(error)?.code !== "version-clash") return problemText(t, error);
      return both.length > 0
        ? t("company-settings.clashNow", { fields: both.join("; ") })
        : t("company-settings.clash");
    },
  });
  const [asking, ask] = useState<CompanySettingsSection | null>(null);
  const saved = draftOf(settings);
  const values: Draft = { ...saved, ...edits };
  const names = Object.keys(saved) as (keyof Draft)[];
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name]));
  const unread = names.filter(
    (name) => (values[name] === null && name !== "noticeDays") || values[name] instanceof Unparsed,
  );
  const faults = unread.length > 0 ? [] : check(values);
  const errors = Object.fromEntries([
    ...faults.map((fault) => [
      fault.pointer.split("/")[1] ?? "",
      fault.pointer === "/weeklyMinutes"
        ? t("company-settings.fault.hours")
        : fault.pointer === "/workDays"
          ? t("company-settings.fault.days")
          : faultText(t, fault),
    ]),
    ...unread.map((name) => [name, t("crud.fault.whole")]),
  ]) as FieldsProps["errors"];
  const at = { path, headers: { "If-Match": `"${version}"` } };
  const submit = async (): Promise<void> => {
    if (Object.keys(errors).length > 0) return;
    try {
      await save({ ...at, body: values as CompanySettingsInput });
      drop();
      toast({ text: t("company-settings.saved") });
    } catch (error) {
      await refused(error);
    }
  };
  /** What was typed in other sections stays. */
  const putBack = async (section: CompanySettingsSection): Promise<void> => {
    try {
      await reset({ ...at, body: { section } });
      drop(Object.keys(defaultsOf(section)));
      toast({ text: t("company-settings.saved") });
    } catch (error) {
      await refused(error);
    }
  };
  return (
    <ChangesForm
      changed={changed.map((name) => t(`company-settings.${name}`))}
      mayChange={mayChange}
      busy={isPending}
      failure={failure}
      onSubmit={() => void submit()}
      onCancel={() => drop()}
    >
      <Card>
        {groupNames.map((name, index) => {
          const Fields = groups[name];
          return (
            <chakra.section key={name} id={name} p="5" borderTopWidth={index > 0 ? "1px" : "0"} borderColor="border">
              <chakra.div
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                justifyContent="space-between"
                gap="2"
                minH="8"
              >
                <CardTitle>{t(`company-settings.group.${name}`)}</CardTitle>
                {mayChange &&
                  Object.entries(defaultsOf(name)).some(
                    ([field, value]) => JSON.stringify(saved[field as keyof Draft]) !== JSON.stringify(value),
                  ) && (
                    <Button size="sm" variant="ghost" onClick={() => ask(name)}>
                      <RotateCcw size={16} className="mirrored" aria-hidden />
                      {t("company-settings.reset")}
                    </Button>
                  )}
              </chakra.div>
              <chakra.p color="text.muted" fontSize="sm" lineHeight="sm" mt="0.5" mb="4">
                {t(`company-settings.group.${name}.help`)}
                {later[name] && ` ${t(later[name])}`}
              </chakra.p>
              <chakra.div display="grid" gap="4">
                <Fields
                  values={values}
                  errors={errors}
                  disabled={!mayChange}
                  onChange={(name, value) => change({ [name]: value })}
                />
              </chakra.div>
            </chakra.section>
          );
        })}
      </Card>
      {asking && (
        <ConfirmDialog
          open
          title={t("company-settings.resetTitle", { section: t(`company-settings.group.${asking}`) })}
          action={t("company-settings.reset")}
          onConfirm={() => putBack(asking)}
          onClose={() => ask(null)}
        >
          {t("company-settings.resetText")}
        </ConfirmDialog>
      )}
    </ChangesForm>
  );
}
