/** Editable account fields and their validation. */
import { addUser as check } from "#generated/demo/validators/users.js";
import type { AddUserInput } from "#generated/demo/schema.ts";
import { faultText } from "../../kit/problem.ts";
import type { Text } from "../../messages/use-text.ts";

export type AccountValues = Required<
  Pick<
    AddUserInput["user"],
    "fullName" | "username" | "email" | "contact" | "company" | "country" | "role" | "currentPlan"
  >
>;
export type AccountField = keyof AccountValues;

export const accountTexts = ["fullName", "username", "email", "contact", "company", "country"] as const;

export function trimmed<Values extends Partial<AccountValues>>(values: Values): Values {
  const texts = Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]);
  return Object.fromEntries(texts) as Values;
}

/** Contract violations as messages by field. */
export function accountFaults(t: Text, values: AccountValues): Partial<Record<AccountField, string>> {
  const found: Partial<Record<AccountField, string>> = {};
  for (const fault of check({ user: trimmed(values) })) {
    const name = fault.pointer.replace("/user/", "") as AccountField;
    // "Expected form" is unhelpful: a name without letters is missing, a username has spaces.
    found[name] ??=
      values[name].trim() === ""
        ? t("common.fault.required")
        : name === "username" && fault.code === "pattern"
          ? t("user.noSpaces")
          : faultText(t, fault);
  }
  return found;
}
