/** Authenticator code input: submits on the last digit, clears when wrong. */
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { CodeInput } from "../../kit/code-input.tsx";
import { Field } from "../../kit/field.tsx";
import { useText } from "../../messages/use-text.ts";
import { codeFault } from "./code-fault.ts";

interface CodeFormProps {
  id?: string;
  error: unknown;
  busy: boolean;
  /** Focus on mount. */
  eager?: boolean;
  onCode: (code: string) => void;
  /** Below the field, such as the submit button. */
  children?: ReactNode;
}

const digits = 6;

export function CodeForm({ id, error, busy, eager = true, onCode, children }: CodeFormProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [short, setShort] = useState(false);
  useEffect(() => {
    if (eager) input.current?.focus();
  }, [eager]);
  useEffect(() => {
    if (!error) return;
    setCode("");
    input.current?.focus();
  }, [error]);
  const send = (given: string): void => {
    setShort(given.length < digits);
    if (given.length < digits) return input.current?.focus();
    if (!busy) onCode(given);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(code);
  };
  return (
    <chakra.form id={id} noValidate onSubmit={submit} display="grid" gap="4">
      <Field label={t("mfa.code")} help={t("mfa.codeHelp")} error={short ? t("mfa.codeMissing") : codeFault(t, error)}>
        <CodeInput ref={input} value={code} onChange={setCode} onComplete={send} />
      </Field>
      {children}
    </chakra.form>
  );
}
