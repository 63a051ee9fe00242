/** Picture, name, phone, language of mails and time zone; below it where one works. */
import { type Language, languageNames, languages } from "#src/domain/shared/languages.ts";
import { chakra } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import { useUpdateMyProfile } from "#generated/hrms/hooks/my-profile.ts";
import type { MyProfile, MyUserInfo } from "#generated/hrms/schema.ts";
import { useLeaveGuard } from "../../../form/leave-guard.tsx";
import { ZoneInput } from "../../../form/controls/zone-input.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Field } from "../../../kit/field.tsx";
import { Form } from "../../../form/form.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Input } from "../../../kit/input.tsx";
import { fieldErrors, problemText } from "../../../kit/problem.ts";
import { PropertyList } from "../../../kit/property-list.tsx";
import { Select } from "../../../kit/select.tsx";
import { toast } from "../../../kit/toast.ts";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import { PictureRow } from "./picture-row.tsx";
import { useOwnProfile } from "./use-own-profile.ts";

interface Values {
  fullName: string;
  phone: string;
  locale: Language | "";
  timeZone: string | null;
}

const phone = /^[+]?[0-9 ()/.-]*$/;

function AccountForm({ profile }: { profile: MyUserInfo }) {
  const t = useText();
  const show = useOwnProfile();
  const { mutateAsync: save } = useUpdateMyProfile();
  const initial: Values = {
    fullName: profile.fullName,
    phone: profile.phone ?? "",
    locale: profile.locale ?? "",
    timeZone: profile.timeZone,
  };
  const form = useForm<Values>({
    initial,
    check: (values) => ({
      fullName: values.fullName.trim() === "" ? t("common.fault.required") : undefined,
      phone: phone.test(values.phone) ? undefined : t("my-profile.phoneWrong"),
    }),
    send: async ({ fullName, phone: number, locale, timeZone }) => {
      try {
        const saved = await save({
          headers: { "If-Match": `"${profile.version}"` },
          body: { fullName, phone: number.trim() || null, locale: locale || null, timeZone },
        });
        show(saved);
        toast({ text: t("my-profile.saved") });
        return {};
      } catch (error) {
        const faults = fieldErrors(t, error);
        if (Object.keys(faults).length > 0) return faults;
        toast({ text: problemText(t, error), kind: "error" });
        return "failed";
      }
    },
  });
  const { values } = form;
  const dirty = (Object.keys(initial) as (keyof Values)[]).some((name) => values[name] !== initial[name]);
  const guard = useLeaveGuard(() => dirty && form.status !== "sent");
  const labels = {
    fullName: t("my-profile.fullName"),
    phone: t("my-profile.phone"),
    locale: t("my-profile.locale"),
    timeZone: t("my-profile.timeZone"),
  };
  return (
    <Form form={form} label={t("my-profile.tab.account")} labels={labels}>
      <Field label={labels.fullName} required error={form.errors.fullName}>
        <Input {...form.bind("fullName")} autoComplete="name" maxLength={120} />
      </Field>
      <Field label={labels.phone} optional error={form.errors.phone}>
        <Input {...form.bind("phone")} type="tel" autoComplete="tel" maxLength={40} />
      </Field>
      <Field label={labels.locale} help={t("my-profile.localeHelp")}>
        <Select
          name="locale"
          value={values.locale}
          onChange={(event) => form.set("locale", event.target.value as Values["locale"])}
        >
          <option value="">{t("my-profile.localeOfApp")}</option>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={labels.timeZone} help={t("my-profile.timeZoneHelp")} error={form.errors.timeZone}>
        <ZoneInput
          name="timeZone"
          label={labels.timeZone}
          value={values.timeZone}
          clearable
          onChange={(zone) => form.set("timeZone", zone)}
          onBlur={() => form.leave("timeZone")}
        />
      </Field>
      <chakra.div display="flex" justifyContent="flex-end" gap="2">
        <Button disabled={!dirty} onClick={form.reset}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" variant="solid" loading={form.status === "sending"} disabled={!dirty}>
          {t("my-profile.save")}
        </Button>
      </chakra.div>
      {guard}
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
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" maxW="form">
      <Card padded display="grid" gap="6">
        <PictureRow profile={profile} />
        {/* What the server has says anew what is unsaved. */}
        <AccountForm key={profile.version} profile={profile} />
      </Card>
      <Card padded>
        <CardTitle mb="2">{t("my-profile.access")}</CardTitle>
        <PropertyList properties={facts} />
        <chakra.p mt="2" color="text.muted" fontSize="sm" lineHeight="sm">
          {t("my-profile.accessHelp")}
        </chakra.p>
      </Card>
    </chakra.div>
  );
}
