/** Text of an email template, with buttons that insert a placeholder at the caret. */
import { css } from "#generated/styles/css/index.js";
import { useRef } from "react";
import type { MailTemplateName } from "#generated/hrms/schema.ts";
import { placeholdersOf } from "#src/domain/integrations/shared/mail-templates.ts";
import type { ControlProps } from "../../../form/spec.ts";
import { AutoTextarea } from "../../../kit/auto-textarea.tsx";
import { Button } from "../../../kit/button.tsx";
import { useText } from "../../../messages/use-text.ts";

/** The template and its language are in `scope`. */
export function MailTextInput({ name, value, scope, disabled = false, onChange }: ControlProps) {
  const t = useText();
  const text = String(value ?? "");
  const caret = useRef(text.length);
  const insert = (placeholder: string): void =>
    onChange(`${text.slice(0, caret.current)}{${placeholder}}${text.slice(caret.current)}`);
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      <AutoTextarea
        name={name}
        lang={scope["language"]}
        maxLines={20}
        disabled={disabled}
        value={text}
        onSelect={({ currentTarget }) => {
          caret.current = currentTarget.selectionEnd;
        }}
        onChange={({ target }) => onChange(target.value)}
      />
      {!disabled && (
        <div
          className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}
          role="group"
          aria-label={t("settings.mailFacts")}
        >
          {placeholdersOf(scope["template"] as MailTemplateName).map((placeholder) => (
            <Button key={placeholder.name} size="sm" onClick={() => insert(placeholder.name)}>
              {`{${placeholder.name}}`}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
