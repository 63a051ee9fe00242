/** Email template form: subject and text with variables, and a preview. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw, Send } from "lucide-react";
import { useState } from "react";
import { updateMailTemplate as form } from "#generated/hrms/forms/mail-templates.ts";
import {
  invalidate,
  useResetMailTemplate,
  useSendTestMail,
  useUpdateMailTemplate,
} from "#generated/hrms/hooks/mail-templates.ts";
import type { MailTemplate, MailWords } from "#generated/hrms/schema.ts";
import { updateMailTemplate as check } from "#generated/hrms/validators/mail-templates.js";
import { templateFaults } from "#src/domain/integrations/shared/mail-templates.ts";
import { FormField } from "../../../form/form-field.tsx";
import { SavedFormFrame, useSavedForm } from "../../../form/saved-form.tsx";
import { type FieldWords, specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardHead } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { MailPreview } from "./mail-preview.tsx";
import { MailTextInput } from "./mail-text-input.tsx";
import { refusalText } from "./refusal-text.ts";

const valuesOf = ({ subject, text }: MailTemplate): MailWords => ({ subject, text });

interface MailTemplateFormProps {
  template: MailTemplate;
  mayChange: boolean;
  /** Refetches the template. */
  readAgain: () => Promise<MailTemplate | undefined>;
}

export function MailTemplateForm({ template: saved, mayChange, readAgain }: MailTemplateFormProps) {
  const t = useText();
  const [asking, ask] = useState(false);
  const client = useQueryClient();
  const update = useUpdateMailTemplate();
  const reset = useResetMailTemplate();
  const test = useSendTestMail();
  const path = { template: saved.template, language: saved.language };
  const headers = (version: number) => ({ "If-Match": `"${version}"` });
  const fields = specsOf(form, { subject: { input: { lang: saved.language } }, text: { control: MailTextInput } });
  const fieldWords: FieldWords = {
    field: (name) => t(name === "subject" ? "settings.mailSubject" : "settings.mailText"),
    choice: (_name, value) => value,
    help: (name) => (name === "text" ? t("settings.mailText.help") : undefined),
    fault: (code, { params }) =>
      params?.["placeholder"] === undefined
        ? undefined
        : t(`settings.mailFault.${code as "unknown-placeholder" | "missing-placeholder"}`, {
            placeholder: `{${String(params["placeholder"])}}`,
          }),
  };
  const edited = useSavedForm({
    row: saved,
    valuesOf,
    fields,
    words: fieldWords,
    check: (body) => [...check(body), ...templateFaults(saved.template, body as MailWords)],
    async save(body, version) {
      await update.mutateAsync({ path, headers: headers(version), body: body as MailWords });
      await invalidate.listMailTemplates(client);
    },
    onSaved: () => void toast({ text: t("settings.mailSaved") }),
    readAgain,
    refusal: (error) => refusalText(t, error),
  });
  const { form: state } = edited;
  const words = state.values as unknown as MailWords;
  const setBack = async (): Promise<void> => {
    await reset.mutateAsync({ path, headers: headers(saved.version) });
    await invalidate.listMailTemplates(client);
    state.reset();
    toast({ text: t("settings.mailReset") });
  };
  return (
    <SavedFormFrame saved={edited} labelOf={fieldWords.field} mayChange={mayChange}>
      <Card padded>
        <CardHead title={t(saved.own ? "settings.mailOwn" : "settings.mailOurs")}>
          {mayChange && saved.own && (
            <Button size="sm" variant="ghost" onClick={() => ask(true)}>
              <RotateCcw size={16} className="mirrored" aria-hidden />
              {t("settings.reset")}
            </Button>
          )}
        </CardHead>
        <div className={css({ display: "grid", gap: "4" })}>
          {fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              words={fieldWords}
              values={state.values}
              error={state.wrong[field.name]}
              scope={path}
              disabled={!mayChange}
              wide
              onChange={(value) => state.set(field.name, value)}
              onBlur={() => state.leave(field.name)}
            />
          ))}
        </div>
      </Card>
      <MailPreview template={saved} words={words}>
        {mayChange && (
          <Button
            size="sm"
            loading={test.isPending}
            disabled={Object.values(state.wrong).some(Boolean)}
            onClick={() =>
              void test
                .mutateAsync({ path, body: words })
                .then(({ recipient }) => toast({ text: t("settings.mailTested", { recipient }) }), state.fail)
            }
          >
            <Send size={16} aria-hidden />
            {t("settings.mailTest")}
          </Button>
        )}
      </MailPreview>
      <ConfirmDialog
        open={asking}
        danger
        title={t("settings.resetTitle")}
        action={t("settings.reset")}
        onConfirm={() => setBack().catch(state.fail)}
        onClose={() => ask(false)}
      >
        {t("settings.mailResetText")}
      </ConfirmDialog>
    </SavedFormFrame>
  );
}
