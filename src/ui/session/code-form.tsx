/** Form for a six-digit code: submitted with its last digit, cleared when the code is wrong. */
import { type FormState, useForm } from "../form/use-form.ts";
import { CodeInput } from "./code-input.tsx";
import { Field } from "../kit/field.tsx";
import { EntryForm, type EntryFormProps } from "./entry-form.tsx";

interface Code {
  readonly code: string;
}

interface CodeFormProps extends Pick<EntryFormProps<Code>, "action" | "size" | "aside"> {
  label: string;
  help?: string;
  /** Error while digits are missing. */
  missing: string;
  /** Takes the focus when it appears. */
  eager?: boolean;
  send: (code: string) => Promise<unknown>;
  refusalText: (error: unknown) => string;
}

const digits = 6;

export function CodeForm({ label, help, missing, eager = true, send, refusalText, ...rest }: CodeFormProps) {
  const form: FormState<Code> = useForm<Code>({
    initial: { code: "" },
    check: ({ code }) => ({ code: code.length < digits ? missing : undefined }),
    async send({ code }) {
      await send(code);
    },
    refused(error) {
      form.set("code", "");
      return { code: refusalText(error) };
    },
  });
  return (
    <EntryForm form={form} {...rest}>
      <Field label={label} help={help} error={form.errors.code}>
        <CodeInput autoFocus={eager} value={form.values.code} onChange={(code) => form.set("code", code)} />
      </Field>
    </EntryForm>
  );
}
