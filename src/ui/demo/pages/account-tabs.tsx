/** General, password, information and social tabs of the account settings. */
import { css } from "#generated/styles/css/index.js";
import { Link2Off } from "lucide-react";
import { updateAccountSettings as forms } from "#generated/demo/forms/account-settings.ts";
import { useUpdateAccountSettings } from "#generated/demo/hooks/account-settings.ts";
import type { AccountSettings, AccountSettingsInput } from "#generated/demo/schema.ts";
import { updateAccountSettings as check } from "#generated/demo/validators/account-settings.js";
import { errorsOf, faultsOf, serverErrors } from "../../form/faults.ts";
import { type FieldSpec, type FieldWords, specsOf } from "../../form/spec.ts";
import { type FormState, useForm } from "../../form/use-form.ts";
import { Alert } from "../../kit/alert.tsx";
import { Avatar } from "../../kit/avatar.tsx";
import { Button } from "../../kit/button.tsx";
import { Card, CardHead } from "../../kit/card.tsx";
import { problemText } from "../../kit/problem.ts";
import { PictureInput } from "../../kit/picture-input.tsx";
import { toDataUrl } from "../../kit/square-picture.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { SectionForm } from "./section-form.tsx";
import { Strength } from "./strength.tsx";

interface TabProps {
  settings: AccountSettings;
}

const optional = { required: false } as const;
const generalFields = specsOf(forms.general.fields, { company: optional, email: { input: { spellCheck: false } } }, [
  "username",
  "fullName",
  "email",
  "company",
]);
const infoFields = specsOf(
  forms.info.fields,
  {
    bio: { ...optional, kind: "lines" },
    country: optional,
    website: { ...optional, input: { type: "url", placeholder: "https://" } },
    phone: { ...optional, input: { type: "tel" } },
  },
  ["bio", "dob", "country", "website", "phone"],
);
const link = { required: false, input: { type: "url", placeholder: "https://" } } as const;
const socialNames = ["twitter", "facebook", "google", "linkedIn", "instagram", "quora"] as const;
const socialFields = specsOf(
  forms.social.fields.socialLinks.fields,
  Object.fromEntries(socialNames.map((name) => [name, link])),
  socialNames,
);
const networks = ["twitter", "google", "facebook", "github"] as const;

/** Form of one section; `bodyOf` puts its values into the request. */
function useSection<Values extends object>(
  initial: Values,
  fields: readonly FieldSpec[],
  words: FieldWords,
  bodyOf: (values: Values) => AccountSettingsInput,
): FormState<Values> {
  const t = useText();
  const { mutateAsync: update } = useUpdateAccountSettings();
  return useForm<Values>({
    initial,
    version: 1,
    check: (values) =>
      errorsOf(
        t,
        words,
        fields,
        faultsOf(fields, [check], values as unknown as Readonly<Record<string, unknown>>, { ...bodyOf(values) }),
      ),
    async send(values) {
      await update({ body: bodyOf(values) });
      return () => toast({ text: t("pages.savedSettings") });
    },
    refused: (error) => serverErrors(t, words, fields, error) as never,
  });
}

function useWords(): FieldWords {
  const t = useText();
  return {
    field: (name) => t(`pages.field.${name}` as "pages.field.username"),
    choice: (_, value) => value,
    fault: (code, { pointer }) =>
      code === "pattern" && !pointer.endsWith("/fullName")
        ? t(
            pointer.endsWith("/username")
              ? "pages.usernameWrong"
              : pointer.endsWith("/phone")
                ? "pages.phoneWrong"
                : "pages.linkWrong",
          )
        : undefined,
  };
}

export function GeneralTab({ settings: { general, emailConfirmed } }: TabProps) {
  const t = useText();
  const words = useWords();
  const form = useSection(general, generalFields, words, (values) => ({ general: values }));
  const { avatar, fullName } = form.values;
  return (
    <SectionForm
      title={t("pages.tab.general")}
      form={form}
      fields={generalFields}
      words={words}
      above={
        <PictureInput
          label={t("pages.picture")}
          help={t("pages.pictureHelp")}
          chooseLabel={t("pages.choosePicture")}
          removeLabel={t("pages.removePicture")}
          onChoose={async (picture) => form.set("avatar", await toDataUrl(picture))}
          onRemove={avatar === null ? undefined : () => form.set("avatar", null)}
        >
          <Avatar name={fullName} src={avatar} size={72} />
        </PictureInput>
      }
      below={
        !emailConfirmed && (
          <Alert
            tone="warning"
            actions={
              <Button size="sm" onClick={() => toast({ text: t("pages.confirmationSent", { email: general.email }) })}>
                {t("pages.resend")}
              </Button>
            }
          >
            {t("pages.notConfirmed")}
          </Alert>
        )
      }
    />
  );
}

export function InfoTab({ settings: { info } }: TabProps) {
  const t = useText();
  const words = useWords();
  const form = useSection(info, infoFields, words, (values) => ({ info: values }));
  return (
    <SectionForm
      title={t("pages.tab.info")}
      form={form}
      fields={infoFields}
      words={{
        ...words,
        help: (name) =>
          name === "bio" ? t("fields.left", { count: 400 - (form.values.bio ?? "").length }) : undefined,
      }}
    />
  );
}

export function SocialTab({ settings: { general, social } }: TabProps) {
  const t = useText();
  const words = useWords();
  const { mutateAsync: update } = useUpdateAccountSettings();
  const form = useSection(social.socialLinks, socialFields, words, (socialLinks) => ({
    social: { ...social, socialLinks },
  }));
  const connect = async (network: (typeof networks)[number], on: boolean): Promise<void> => {
    // An uploaded picture is too long for the field.
    const picture = general.avatar?.startsWith("data:") ? null : general.avatar;
    const own = { profileImg: picture, id: `@${general.username}` };
    const connection = on ? own : { profileImg: null, id: null };
    try {
      await update({ body: { social: { ...social, connections: { ...social.connections, [network]: connection } } } });
      toast({ text: t(on ? "pages.connected" : "pages.disconnected", { network: t(`pages.network.${network}`) }) });
    } catch (error) {
      toast({ kind: "error", text: problemText(t, error) });
    }
  };
  return (
    <div className={css({ display: "grid", gap: "4" })}>
      <SectionForm title={t("pages.tab.social")} form={form} fields={socialFields} words={words} />
      <Card padded>
        <CardHead title={t("pages.connections")} />
        <ul className={css({ display: "grid", gap: "3" })}>
          {networks.map((network) => {
            const { id, profileImg } = social.connections[network];
            const name = t(`pages.network.${network}`);
            return (
              <li key={network} className={css({ display: "flex", alignItems: "center", gap: "3" })}>
                {id === null ? <Link2Off size={20} aria-hidden /> : <Avatar name={id} src={profileImg} size={28} />}
                <span className={css({ flex: "1", minW: "0" })}>
                  {name}
                  <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>
                    {id ?? t("pages.notConnected")}
                  </span>
                </span>
                <Button
                  size="sm"
                  aria-label={`${t(id === null ? "pages.connect" : "pages.disconnect")}: ${name}`}
                  onClick={(event) => event.detail < 2 && void connect(network, id === null)}
                >
                  {t(id === null ? "pages.connect" : "pages.disconnect")}
                </Button>
              </li>
            );
          })}
        </ul>
      </Card>
    </div>
  );
}

const passwordFields: readonly FieldSpec[] = (["oldPassword", "newPassword", "repeated"] as const).map((name) => ({
  name,
  kind: "secret",
  required: true,
  autoComplete: name === "oldPassword" ? "current-password" : "new-password",
}));

/** The contract has no call for it: the demo checks the fields and says so. */
export function PasswordTab() {
  const t = useText();
  const form = useForm({
    initial: { oldPassword: "", newPassword: "", repeated: "" },
    check: ({ oldPassword, newPassword, repeated }) => ({
      ...(oldPassword === "" && { oldPassword: t("common.fault.required") }),
      ...(newPassword.length < 8 && { newPassword: t("common.fault.minLength", { limit: 8 }) }),
      ...(repeated !== newPassword && { repeated: t("pages.notSame") }),
    }),
    send: async () => () => {
      toast({ kind: "info", text: t("pages.passwordDemo") });
      form.reset();
    },
  });
  return (
    <SectionForm
      title={t("pages.tab.password")}
      form={form}
      fields={passwordFields}
      words={useWords()}
      below={<Strength password={form.values.newPassword} />}
    />
  );
}
