/** Account fields, shared by the drawer for new users and the edit form. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { userPlanValues, userRoleValues } from "#generated/demo/schema.ts";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { Select } from "../../kit/select.tsx";
import { useText } from "../../messages/use-text.ts";
import { accountTexts, type AccountField, type AccountValues } from "./account-values.ts";

interface AccountFieldsProps {
  values: AccountValues;
  errors: Partial<Record<AccountField, string | undefined>>;
  /** Notes below fields that are not errors. */
  hints?: Partial<Record<AccountField, string | undefined>>;
  onChange: (changes: Partial<AccountValues>) => void;
  onLeave: (name: AccountField) => void;
  /** After role and plan. */
  children?: ReactNode;
}

const required: readonly AccountField[] = ["fullName", "username", "email"];
const kinds: Partial<Record<AccountField, "email" | "tel">> = { email: "email", contact: "tel" };

interface ChoiceFieldProps<Value extends string> {
  name: "role" | "currentPlan" | "status";
  error: string | undefined;
  value: Value;
  choices: readonly Value[];
  textOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { name, error, value, choices, textOf, onChange } = props;
  const t = useText();
  return (
    <Field label={t(`user.${name}`)} error={error}>
      <Select
        name={name}
        value={value}
        onChange={({ target }) => onChange(choices.find((each) => each === target.value) ?? value)}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {textOf(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function AccountFields({ values, errors, hints = {}, onChange, onLeave, children }: AccountFieldsProps) {
  const t = useText();
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
      columnGap="4"
      rowGap="4"
      alignItems="start"
    >
      {accountTexts.map((name) => (
        <Field
          key={name}
          label={t(`user.${name}`)}
          required={required.includes(name)}
          error={errors[name]}
          help={hints[name]}
        >
          <Input
            name={name}
            type={kinds[name] ?? "text"}
            autoComplete="off"
            spellCheck={name === "username" || name === "email" ? false : undefined}
            autoCapitalize={name === "username" ? "none" : undefined}
            value={values[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
            onBlur={() => onLeave(name)}
          />
        </Field>
      ))}
      <ChoiceField
        name="role"
        error={errors.role}
        value={values.role}
        choices={userRoleValues}
        textOf={(role) => t(`user.role.${role}`)}
        onChange={(role) => onChange({ role })}
      />
      <ChoiceField
        name="currentPlan"
        error={errors.currentPlan}
        value={values.currentPlan}
        choices={userPlanValues}
        textOf={(plan) => t(`user.plan.${plan}`)}
        onChange={(currentPlan) => onChange({ currentPlan })}
      />
      {children}
    </chakra.div>
  );
}
