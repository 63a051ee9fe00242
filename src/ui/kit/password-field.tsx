/** New-password field with live strength and rules. Needs the messages "fields". */
import { css } from "#generated/styles/css/index.js";
import { Check, Circle } from "lucide-react";
import { useId } from "react";
import type { MessageId } from "../messages/catalogue.ts";
import { useText } from "../messages/use-text.ts";
import { Field } from "./field.tsx";
import { PasswordInput } from "./input.tsx";
import {
  keeps,
  minPasswordLength,
  passwordRules,
  strengthOf,
  type PasswordRule,
  type Strength,
} from "./password-strength.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const words = {
  0: "fields.strength.none",
  1: "fields.strength.weak",
  2: "fields.strength.fair",
  3: "fields.strength.good",
  4: "fields.strength.strong",
} as const satisfies Record<Strength, MessageId>;

const colors: Record<Strength, string> = { 0: "border", 1: "danger", 2: "warning", 3: "success", 4: "success" };

const ruleTexts = {
  length: "fields.rule.length",
  case: "fields.rule.case",
  digit: "fields.rule.digit",
  sign: "fields.rule.sign",
} as const satisfies Record<PasswordRule, MessageId>;

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (password: string) => void;
}

export function PasswordField({ label, value, onChange }: PasswordFieldProps) {
  const t = useText();
  const id = useId();
  const strength = strengthOf(value);
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      <Field label={label}>
        <PasswordInput value={value} autoComplete="new-password" onChange={(event) => onChange(event.target.value)} />
      </Field>
      <div className={css({ display: "flex", alignItems: "center", gap: "3" })}>
        <div
          className={css({ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: "1", flex: "1" })}
          aria-hidden
        >
          {([1, 2, 3, 4] as const).map((step) => (
            <span
              key={step}
              className={css({
                h: "1",
                borderRadius: "full",
                bg: step <= strength ? colors[strength] : "border",
                transition: "background-color 120ms",
              })}
            />
          ))}
        </div>
        <span
          className={css({ minW: "14", textAlign: "end", fontSize: "sm", color: "text.muted" })}
          id={id}
          role="status"
        >
          <VisuallyHidden>{`${t("fields.strength")} `}</VisuallyHidden>
          {t(words[strength])}
        </span>
      </div>
      <ul
        className={css({
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))",
          columnGap: "4",
          rowGap: "1",
          fontSize: "sm",
        })}
        aria-label={t("fields.rules")}
      >
        {passwordRules.map((rule) => {
          const done = keeps(rule, value);
          return (
            <li
              key={rule}
              className={css({
                display: "flex",
                alignItems: "center",
                gap: "2",
                color: done ? "success.text" : "text.muted",
              })}
            >
              {done ? <Check size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
              <span>{t(ruleTexts[rule], { count: minPasswordLength })}</span>
              <VisuallyHidden>{t(done ? "fields.rule.kept" : "fields.rule.open")}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
