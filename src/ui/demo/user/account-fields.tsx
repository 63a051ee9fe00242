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
      <Field label={t("user.role")} error={errors.role}>
        <Select
          name="role"
          value={values.role}
          onChange={(event) =>
            onChange({ role: userRoleValues.find((role) => role === event.target.value) ?? values.role })
          }
        >
          {userRoleValues.map((role) => (
            <option key={role} value={role}>
              {t(`user.role.${role}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("user.currentPlan")} error={errors.currentPlan}>
        <Select
          name="currentPlan"
          value={values.currentPlan}
          onChange={(event) =>
            onChange({ currentPlan: userPlanValues.find((plan) => plan === event.target.value) ?? values.currentPlan })
          }
        >
          {userPlanValues.map((plan) => (
            <option key={plan} value={plan}>
              {t(`user.plan.${plan}`)}
            </option>
          ))}
        </Select>
      </Field>
      {children}
    </chakra.div>
  );
}
