/** Email template form: subject and text with variables, and a preview. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw, Send } from "lucide-react";
import { useRef, useState } from "react";
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
import { SavedFormFrame, useSavedForm } from "../../../form/saved-form.tsx";
import { type FieldWords, specsOf } from "../../../form/spec.ts";
import { AutoTextarea } from "../../../kit/auto-textarea.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardHead } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { MailPreview } from "./mail-preview.tsx";
import { refusalText } from "./refusal-text.ts";

const fields = specsOf(form);
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
  const caret = useRef(saved.text.length);
  const client = useQueryClient();
  const update = useUpdateMailTemplate();
  const reset = useResetMailTemplate();
  const test = useSendTestMail();
  const path = { template: saved.template, language: saved.language };
  const headers = (version: number) => ({ "If-Match": `"${version}"` });
  const fieldWords: FieldWords = {
    field: (name) => t(name === "subject" ? "settings.mailSubject" : "settings.mailText"),
    choice: (_name, value) => value,
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
  const put = (name: string): void =>
    state.set("text", `${words.text.slice(0, caret.current)}{${name}}${words.text.slice(caret.current)}`);
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
          <Field label={t("settings.mailSubject")} error={state.wrong["subject"]}>
            <Input
              name="subject"
              lang={saved.language}
              autoComplete="off"
              maxLength={150}
              disabled={!mayChange}
              value={words.subject}
              onChange={({ target }) => state.set("subject", target.value)}
            />
          </Field>
          <Field label={t("settings.mailText")} help={t("settings.mailText.help")} error={state.wrong["text"]}>
            <AutoTextarea
              name="text"
              lang={saved.language}
              maxLines={20}
              maxLength={4000}
              disabled={!mayChange}
              value={words.text}
              onSelect={({ currentTarget }) => {
                caret.current = currentTarget.selectionEnd;
              }}
              onChange={({ target }) => state.set("text", target.value)}
            />
          </Field>
          {mayChange && (
            <div
              className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}
              role="group"
              aria-label={t("settings.mailFacts")}
            >
              {saved.placeholders.map(({ name }) => (
                <Button key={name} size="sm" onClick={() => put(name)}>
                  {`{${name}}`}
                </Button>
              ))}
            </div>
          )}
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
