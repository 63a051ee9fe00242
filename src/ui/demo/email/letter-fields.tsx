/** Fields of an email: the contract's, each with a control of its own. */
import { css } from "#generated/styles/css/index.js";
import { createContext, useContext, type Ref } from "react";
import { sendEmail } from "#generated/demo/forms/email.ts";
import { sendEmail as contractCheck } from "#generated/demo/validators/email.js";
import type { EmailAttachmentInput } from "#generated/demo/schema.ts";
import { Control } from "../../form/control.tsx";
import { errorsOf, faultsOf, type FieldErrors, serverErrors } from "../../form/faults.ts";
import { type ControlProps, type FieldSpec, type FieldWords, specsOf } from "../../form/spec.ts";
import type { Chip } from "../../kit/chip.tsx";
import { RichTextEditor, type RichTextEditorProps, type RichTextHandle } from "../../kit/rich-text-editor.tsx";
import { type Text, useText } from "../../messages/use-text.ts";
import { readAddresses } from "./addresses.ts";
import { ChipsInput } from "./chips-input.tsx";
import { ComposeAttachments } from "./compose-attachments.tsx";
import { inputOf, type Letter } from "./letter.ts";

export const recipientNames = ["to", "cc", "bcc"] as const;
export type RecipientName = (typeof recipientNames)[number];
export type LetterField = RecipientName | "subject" | "message" | "attachments";

/** What the controls need besides their value. */
interface LetterFormContext extends Pick<RichTextEditorProps, "onSubmit" | "before" | "after"> {
  readonly suggestions: readonly Chip[];
  /** The field that has the focus first. */
  readonly start: LetterField | undefined;
  readonly editorRef: Ref<RichTextHandle> | undefined;
  readonly minHeight: string;
  /** Between message and toolbar. */
  readonly above: RichTextEditorProps["above"];
}

export const LetterFormScope = createContext<LetterFormContext>({
  suggestions: [],
  start: undefined,
  editorRef: undefined,
  minHeight: "10rem",
  above: null,
});

function RecipientsControl({ name, label, value, onChange }: ControlProps) {
  const { suggestions, start } = useContext(LetterFormScope);
  return (
    <ChipsInput
      label={label}
      chips={value as readonly Chip[]}
      read={readAddresses}
      suggestions={suggestions}
      autoFocus={start === name}
      onChange={onChange}
    />
  );
}

function SubjectControl({ name, label, value, onChange }: ControlProps) {
  return (
    <input
      className={css({
        w: "full",
        h: "10",
        px: "4",
        bg: "transparent",
        fontWeight: "medium",
        borderBottomWidth: "1px",
        borderColor: "border",
        _focusVisible: { outline: "none", borderColor: "accent", boxShadow: "inset 0 -2px 0 {colors.accent}" },
      })}
      name={name}
      aria-label={label}
      placeholder={label}
      value={String(value)}
      maxLength={sendEmail.subject.maxLength}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function MessageControl({ label, value, onChange }: ControlProps) {
  const t = useText();
  const { start, editorRef, suggestions: _suggestions, ...editor } = useContext(LetterFormScope);
  return (
    <RichTextEditor
      {...editor}
      {...(editorRef !== undefined && { ref: editorRef })}
      {...(start === "message" && { autoFocus: "start" as const })}
      defaultValue={String(value)}
      label={label}
      placeholder={t("email.messagePlaceholder")}
      onChange={onChange}
    />
  );
}

function AttachmentsControl({ value, onChange }: ControlProps) {
  return <ComposeAttachments attachments={value as readonly EmailAttachmentInput[]} onChange={onChange} />;
}

/** Edited as one value, so that faults within it are the field's. */
const asOne = ({ rows: _rows, ...field }: FieldSpec): FieldSpec => field;

const letterFields = specsOf(
  sendEmail,
  {
    to: { control: RecipientsControl },
    cc: { control: RecipientsControl },
    bcc: { control: RecipientsControl },
    subject: { control: SubjectControl },
    message: { control: MessageControl },
    attachments: { control: AttachmentsControl },
  },
  [...recipientNames, "subject", "message", "attachments"],
).map(asOne);

const letterWords = (t: Text): FieldWords => ({
  field: (name) => t(`email.${name as LetterField}`),
  choice: (_name, value) => value,
  fault: (code, { pointer, params }) =>
    code === "maxItems" && !pointer.startsWith("/attachments")
      ? t("email.toTooMany", { limit: Number(params?.["limit"]) })
      : undefined,
});

/** What is wrong whether or not the email is to be sent. */
export function wrongAddress(t: Text, chips: readonly Chip[]): string | undefined {
  const wrong = chips.find(({ invalid }) => invalid);
  return wrong && t("email.addressWrong", { address: wrong.label });
}

export function letterErrors(t: Text, letter: Letter): FieldErrors {
  // Files are checked when they are attached, and are too long to be read with every key.
  const body = { ...inputOf(letter, false), attachments: [] };
  const { to, cc, bcc } = letter;
  const addresses = recipientNames.map((name) => [name, wrongAddress(t, letter[name])] as const);
  return {
    ...(to.length + cc.length + bcc.length === 0 && { to: t("email.toMissing") }),
    ...errorsOf(t, letterWords(t), letterFields, faultsOf(letterFields, [contractCheck], { ...letter }, body)),
    ...Object.fromEntries(addresses.filter(([, fault]) => fault !== undefined)),
  };
}

export const refusedLetter = (t: Text, error: unknown): FieldErrors | undefined =>
  serverErrors(t, letterWords(t), letterFields, error);

interface LetterControlProps {
  name: LetterField;
  letter: Letter;
  onChange: (fields: Partial<Letter>) => void;
}

const noScope = {};
const nothing = (): void => undefined;

export function LetterControl({ name, letter, onChange }: LetterControlProps) {
  const t = useText();
  const field = letterFields.find((each) => each.name === name) as FieldSpec;
  const words = letterWords(t);
  return (
    <Control
      field={field}
      words={words}
      path={name}
      name={name}
      label={words.field(name)}
      value={letter[name]}
      values={{ ...letter }}
      scope={noScope}
      onChange={(value) => onChange({ [name]: value })}
      onBlur={nothing}
    />
  );
}
