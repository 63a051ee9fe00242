/** Account details (photo, name, phone, email language, time zone) and employments. */
import { css } from "#generated/styles/css/index.js";
import { type Language, languageNames } from "#src/domain/shared/languages.ts";
import { useIntl } from "react-intl";
import { updateMyProfile as form } from "#generated/hrms/forms/my-profile.ts";
import { useUpdateMyProfile } from "#generated/hrms/hooks/my-profile.ts";
import type { MyProfile, MyProfileInput, MyUserInfo } from "#generated/hrms/schema.ts";
import { updateMyProfile as check } from "#generated/hrms/validators/my-profile.js";
import { errorsOf, faultsOf, serverErrors } from "../../../form/faults.ts";
import { FormField } from "../../../form/form-field.tsx";
import { LeaveGuard } from "../../../form/leave-guard.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Form } from "../../../form/form.tsx";
import { type FieldWords, specsOf, type Values } from "../../../form/spec.ts";
import { useForm } from "../../../form/use-form.ts";
import { valuesFrom, bodyOf } from "../../../form/values.ts";
import { problemText } from "../../../kit/problem.ts";
import { PropertyList } from "../../../kit/property-list.tsx";
import { toast } from "../../../kit/toast.ts";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import { PictureRow } from "./picture-row.tsx";
import { useOwnProfile } from "./use-own-profile.ts";

const fields = specsOf(form, {
  fullName: { autoComplete: "name" },
  phone: { autoComplete: "tel" },
  timeZone: { kind: "zone", clearable: true },
});
const helps = { locale: "my-profile.localeHelp", timeZone: "my-profile.timeZoneHelp" } as const;

function AccountForm({ profile }: { profile: MyUserInfo }) {
  const t = useText();
  const show = useOwnProfile();
  const { mutateAsync: save } = useUpdateMyProfile();
  const words: FieldWords = {
    field: (name) => t(`my-profile.${name as "fullName"}`),
    help: (name) => (name in helps ? t(helps[name as keyof typeof helps]) : undefined),
    choice: (_name, value) => languageNames[value as Language],
    nothing: () => t("my-profile.localeOfApp"),
    fault: (code, { pointer }) => (pointer === "/phone" && code === "pattern" ? t("my-profile.phoneWrong") : undefined),
  };
  const state = useForm<Values>({
    initial: valuesFrom(fields, profile),
    check: (values) => errorsOf(t, words, fields, faultsOf(fields, [check], values)),
    async send(values) {
      const body = bodyOf(fields, values) as MyProfileInput;
      show(await save({ headers: { "If-Match": `"${profile.version}"` }, body }));
      toast({ text: t("my-profile.saved") });
    },
    refused(error) {
      const found = serverErrors(t, words, fields, error);
      if (!found) toast({ text: problemText(t, error), kind: "error" });
      return found ?? "failed";
    },
  });
  const dirty = state.changed.length > 0;
  return (
    <Form
      form={state}
      label={t("my-profile.tab.account")}
      labels={Object.fromEntries(fields.map(({ name }) => [name, words.field(name)]))}
    >
      {fields.map((field) => (
        <FormField
          key={field.name}
          wide
          optional={field.name === "phone"}
          field={field}
          words={words}
          values={state.values}
          error={state.errors[field.name]}
          onChange={(value) => state.set(field.name, value)}
          onBlur={() => state.leave(field.name)}
        />
      ))}
      <div className={css({ display: "flex", justifyContent: "flex-end", gap: "2" })}>
        <Button disabled={!dirty} onClick={state.reset}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" variant="solid" loading={state.status === "sending"} disabled={!dirty}>
          {t("my-profile.save")}
        </Button>
      </div>
      <LeaveGuard isDirty={state.isDirty} />
    </Form>
  );
}

export function AccountPanel({ profile: { user_info: profile, company_user: places } }: { profile: MyProfile }) {
  const t = useText();
  const intl = useIntl();
  const builtIn = useBuiltInName();
  const facts = [
    { id: "email", label: t("my-profile.email"), value: profile.email },
    { id: "username", label: t("my-profile.username"), value: profile.username },
    ...places.map(({ companyId, company, roles }) => ({
      id: companyId,
      label: company,
      value:
        intl.formatList(
          roles.map((role) => builtIn("role", role)),
          { type: "unit" },
        ) || "–",
    })),
  ];
  return (
    <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4", maxW: "form" })}>
      <Card padded className={css({ display: "grid", gap: "6" })}>
        <PictureRow profile={profile} />
        {/* A new version from the server discards unsaved edits. */}
        <AccountForm key={profile.version} profile={profile} />
      </Card>
      <Card padded>
        <CardTitle className={css({ mb: "2" })}>{t("my-profile.access")}</CardTitle>
        <PropertyList properties={facts} />
        <p className={css({ mt: "2", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
          {t("my-profile.accessHelp")}
        </p>
      </Card>
    </div>
  );
}
