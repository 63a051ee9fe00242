/** New-password field with live strength and rules. Needs the messages "fields". */
import { chakra } from "@chakra-ui/react";
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
    <chakra.div display="grid" gap="2">
      <Field label={label}>
        <PasswordInput value={value} autoComplete="new-password" onChange={(event) => onChange(event.target.value)} />
      </Field>
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.div display="grid" gridTemplateColumns="repeat(4, 1fr)" gap="1" flex="1" aria-hidden>
          {([1, 2, 3, 4] as const).map((step) => (
            <chakra.span
              key={step}
              h="1"
              borderRadius="full"
              bg={step <= strength ? colors[strength] : "border"}
              transition="background-color 120ms"
            />
          ))}
        </chakra.div>
        <chakra.span id={id} role="status" minW="14" textAlign="end" fontSize="sm" color="text.muted">
          <VisuallyHidden>{`${t("fields.strength")} `}</VisuallyHidden>
          {t(words[strength])}
        </chakra.span>
      </chakra.div>
      <chakra.ul
        aria-label={t("fields.rules")}
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(12rem, 1fr))"
        columnGap="4"
        rowGap="1"
        fontSize="sm"
      >
        {passwordRules.map((rule) => {
          const done = keeps(rule, value);
          return (
            <chakra.li
              key={rule}
              display="flex"
              alignItems="center"
              gap="2"
              color={done ? "success.text" : "text.muted"}
            >
              {done ? <Check size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
              <span>{t(ruleTexts[rule], { count: minPasswordLength })}</span>
              <VisuallyHidden>{t(done ? "fields.rule.kept" : "fields.rule.open")}</VisuallyHidden>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </chakra.div>
  );
}
