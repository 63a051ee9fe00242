/** Email templates; template and language are in the URL. */
import { css } from "#generated/styles/css/index.js";
import { type Language, languageNames, languages } from "#src/domain/shared/languages.ts";
import { getRouteApi } from "@tanstack/react-router";
import { useListMailTemplates } from "#generated/hrms/hooks/mail-templates.ts";
import type { MailTemplateName } from "#generated/hrms/schema.ts";
import { mailTemplateNames } from "#src/domain/integrations/shared/mail-templates.ts";
import { Card } from "../../../kit/card.tsx";
import { Field } from "../../../kit/field.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Options, Select } from "../../../kit/select.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useLanguage } from "../../../messages/use-language.ts";
import { useText } from "../../../messages/use-text.ts";
import { MailTemplateForm } from "./mail-template-form.tsx";

const route = getRouteApi("/_app/tenant/settings");

export function MailTemplates({ mayChange }: { mayChange: boolean }) {
  const t = useText();
  const own = useLanguage();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const language = languages.find((one) => one === search.language) ?? own;
  const name = mailTemplateNames.find((one) => one === search.mail) ?? "invitation";
  // By navigation, so that the guard asks about unsaved changes.
  const show = (mail: MailTemplateName, inLanguage: Language): void =>
    void navigate({ search: { tab: "mails", mail, language: inLanguage }, replace: true, resetScroll: false });
  const query = useListMailTemplates({ query: { language } });
  const templateIn = (all: typeof query.data) => all?.find((one) => one.template === name);
  const template = templateIn(query.data);
  return (
    <div className={css({ display: "grid", gap: "4", maxW: "form" })}>
      <Card padded className={css({ display: "grid", gap: "4", gridTemplateColumns: { base: "1fr", md: "2fr 1fr" } })}>
        <Field label={t("settings.mail")}>
          <Select value={name} onChange={({ target }) => show(target.value as MailTemplateName, language)}>
            <Options values={mailTemplateNames} label={(one) => t(`settings.mail.${one}`)} />
          </Select>
        </Field>
        <Field label={t("settings.mailLanguage")}>
          <Select value={language} onChange={({ target }) => show(name, target.value as Language)}>
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </Select>
        </Field>
      </Card>
      <Loaded query={{ ...query, data: template }} waiting={<Skeleton css={{ h: "30rem" }} />}>
        {(loaded) => (
          <MailTemplateForm
            key={`${name} ${language}`}
            template={loaded}
            mayChange={mayChange}
            readAgain={async () => templateIn((await query.refetch()).data)}
          />
        )}
      </Loaded>
    </div>
  );
}
