/** Short employee form in a dialog; if the record has changed in the meantime, conflicting fields show the other value. */
import { css } from "#generated/styles/css/index.js";
import { useState, type ReactNode } from "react";
import { FormDialog as Dialog } from "../../../../form/form-dialog.tsx";
import type { FormPanelProps } from "../../../../form/form-panel.tsx";
import type { Values } from "../../../../form/spec.ts";
import { problemOf } from "../../../../kit/problem.ts";
import type { MessageId } from "../../../../messages/catalogue.ts";
import { useText } from "../../../../messages/use-text.ts";
import { employeeProblemText } from "../problem-text.ts";
import { useValueText } from "./value-text.ts";
import { employeeWords, serverErrors } from "./words.ts";

interface FormDialogProps extends Omit<FormPanelProps, "words" | "listed" | "more" | "refused"> {
  companyId: string;
  initial: Values;
  /** Content computed from the current values. */
  preview?: (values: Values) => ReactNode;
  /** Refetches the record's values after a version conflict. */
  refetchValues?: () => Promise<Values>;
}

export function FormDialog({ companyId, preview, refetchValues, failureText, ...rest }: FormDialogProps) {
  const t = useText();
  const textOf = useValueText();
  const [clashed, setClashed] = useState(false);
  const { fields } = rest;
  const helped = (name: string): boolean => fields.some((field) => field.name === name && field.help);
  return (
    <Dialog
      width="34rem"
      scope={{ companyId }}
      {...rest}
      listed
      words={{
        ...employeeWords(t),
        help: (name) => (helped(name) ? t(`employees.help.${name}` as MessageId) : undefined),
      }}
      more={(values) => (
        <>
          {preview && <div role="status">{preview(values)}</div>}
          {clashed && (
            <p className={css({ color: "danger.text" })} role="alert">
              {t("employees.clash.text")}
            </p>
          )}
        </>
      )}
      failureText={(error) => failureText?.(error) ?? employeeProblemText(t, error)}
      refused={async (error, form) => {
        const isClash = problemOf(error)?.code === "version-clash";
        const now = isClash ? await refetchValues?.().catch(() => undefined) : undefined;
        setClashed(now !== undefined);
        if (!now) return serverErrors(t, fields, error);
        // Take over fields that only they changed; show theirs where both did.
        const both = form.rebase(now).filter((clash) => clash.both);
        const conflictErrors = fields.flatMap((field) => {
          const clash = both.find(({ name }) => name === field.name);
          return clash ? [[field.name, t("employees.clash.now", { value: textOf(field, clash.theirs) })]] : [];
        });
        return conflictErrors.length > 0 ? Object.fromEntries(conflictErrors) : "failed";
      }}
    />
  );
}
