/** Subject and text of a mail, its facts to be put in, and how it reads with samples. */
import { chakra } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw, Send } from "lucide-react";
import { useRef, useState } from "react";
import {
  invalidate,
  useResetMailTemplate,
  useSendTestMail,
  useUpdateMailTemplate,
} from "#generated/hrms/hooks/mail-templates.ts";
import type { MailTemplate, MailWords } from "#generated/hrms/schema.ts";
import { templateFaults } from "#src/domain/integrations/shared/mail-templates.ts";
import { FormBar } from "../../../form/form-bar.tsx";
import { useLeaveGuard } from "../../../form/leave-guard.tsx";
import { AutoTextarea } from "../../../kit/auto-textarea.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { Field } from "../../../kit/field.tsx";
import { wrongFieldIn } from "../../../kit/wrong-field.ts";
import { Input } from "../../../kit/input.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { MailPreview } from "./mail-preview.tsx";
import { refusalText } from "./refusal-text.ts";

const nothing = (): void => undefined;

interface MailTemplateFormProps {
  template: MailTemplate;
  mayChange: boolean;
  /** Reads the words again. */
  onClash: () => void;
}

export function MailTemplateForm({ template: saved, mayChange, onClash }: MailTemplateFormProps) {
  const t = useText();
  const [edits, setEdits] = useState<Partial<MailWords>>({});
  const [asking, ask] = useState(false);
  const [failure, setFailure] = useState<string>();
  const caret = useRef(saved.text.length);
  const client = useQueryClient();
  const update = useUpdateMailTemplate();
  const reset = useResetMailTemplate();
  const test = useSendTestMail();
  const words: MailWords = { subject: saved.subject, text: saved.text, ...edits };
  const changed = (["subject", "text"] as const).filter((field) => words[field] !== saved[field]);
  const guard = useLeaveGuard(() => changed.length > 0 && !update.isPending);
  const empty = (["subject", "text"] as const)
    .filter((field) => words[field].trim() === "")
    .map((field) => [field, t("common.fault.required")] as const);
  const faults = templateFaults(saved.template, words).map(
    ({ pointer, code, params }) =>
      [
        pointer.slice(1),
        t(`settings.mailFault.${code as "unknown-placeholder" | "missing-placeholder"}`, {
          placeholder: `{${String(params?.["placeholder"])}}`,
        }),
      ] as const,
  );
  const errors: Readonly<Partial<Record<string, string>>> = Object.fromEntries([...faults.toReversed(), ...empty]);
  const isSound = Object.keys(errors).length === 0;
  const path = { template: saved.template, language: saved.language };
  const headers = { "If-Match": `"${saved.version}"` };
  const edit = (changes: Partial<MailWords>): void => {
    setFailure(undefined);
    setEdits((before) => ({ ...before, ...changes }));
  };
  const done = async (said: "settings.mailSaved" | "settings.mailReset"): Promise<void> => {
    await invalidate.listMailTemplates(client);
    setFailure(undefined);
    setEdits({});
    toast({ text: t(said) });
  };
  const refused = (error: unknown): void => {
    setFailure(refusalText(t, error));
    onClash();
  };
  const put = (name: string): void =>
    edit({ text: `${words.text.slice(0, caret.current)}{${name}}${words.text.slice(caret.current)}` });
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSound) return wrongFieldIn(event.currentTarget)?.focus();
        if (changed.length > 0)
          update.mutateAsync({ path, headers, body: words }).then(() => done("settings.mailSaved"), refused);
      }}
    >
      {guard}
      <Card padded>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          minH="9"
          mb="4"
        >
          <CardTitle>{t(saved.own ? "settings.mailOwn" : "settings.mailOurs")}</CardTitle>
          {mayChange && saved.own && (
            <Button size="sm" variant="ghost" onClick={() => ask(true)}>
              <RotateCcw size={16} className="mirrored" aria-hidden />
              {t("settings.reset")}
            </Button>
          )}
        </chakra.div>
        <chakra.div display="grid" gap="4">
          <Field label={t("settings.mailSubject")} error={errors["subject"]}>
            <Input
              name="subject"
              lang={saved.language}
              autoComplete="off"
              maxLength={150}
              disabled={!mayChange}
              value={words.subject}
              onChange={({ target }) => edit({ subject: target.value })}
            />
          </Field>
          <Field label={t("settings.mailText")} help={t("settings.mailText.help")} error={errors["text"]}>
            <AutoTextarea
              name="text"
              lang={saved.language}
              mostLines={20}
              maxLength={4000}
              disabled={!mayChange}
              value={words.text}
              onSelect={({ currentTarget }) => {
                caret.current = currentTarget.selectionEnd;
              }}
              onChange={({ target }) => edit({ text: target.value })}
            />
          </Field>
          {mayChange && (
            <chakra.div role="group" aria-label={t("settings.mailFacts")} display="flex" flexWrap="wrap" gap="2">
              {saved.placeholders.map(({ name }) => (
                <Button key={name} size="sm" onClick={() => put(name)}>
                  {`{${name}}`}
                </Button>
              ))}
            </chakra.div>
          )}
        </chakra.div>
      </Card>
      {failure !== undefined && (
        <chakra.p role="alert" color="danger.text" mt="4">
          {failure}
        </chakra.p>
      )}
      <MailPreview template={saved} words={words}>
        {mayChange && (
          <Button
            size="sm"
            loading={test.isPending}
            disabled={!isSound}
            onClick={() =>
              void test
                .mutateAsync({ path, body: words })
                .then(({ recipient }) => toast({ text: t("settings.mailTested", { recipient }) }), refused)
            }
          >
            <Send size={16} aria-hidden />
            {t("settings.mailTest")}
          </Button>
        )}
      </MailPreview>
      {mayChange && (
        <FormBar
          changed={changed.map((field) => t(field === "subject" ? "settings.mailSubject" : "settings.mailText"))}
          isNew={false}
          busy={update.isPending}
          onCancel={() => setEdits({})}
          onPress={nothing}
        />
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={t("settings.resetTitle")}
        action={t("settings.reset")}
        onConfirm={() => reset.mutateAsync({ path, headers }).then(() => done("settings.mailReset"), refused)}
        onClose={() => ask(false)}
      >
        {t("settings.mailResetText")}
      </ConfirmDialog>
    </chakra.form>
  );
}
