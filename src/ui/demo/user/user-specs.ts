/** Form fields of a user with their texts, and the validation of accounts. */
import { addUser, updateUser } from "#generated/demo/forms/users.ts";
import type { AddUserInput } from "#generated/demo/schema.ts";
import { addUser as check } from "#generated/demo/validators/users.js";
import { faultsOf, type Faults } from "../../form/faults.ts";
import { type FieldSpec, type FieldWords, specOf, specsOf } from "../../form/spec.ts";
import type { MessageId } from "../../messages/catalogue.ts";
import type { Text } from "../../messages/use-text.ts";
import { socialNames } from "./details-values.ts";

export const accountNames = [
  "fullName",
  "username",
  "email",
  "contact",
  "company",
  "country",
  "role",
  "currentPlan",
] as const;
export type AccountValues = Required<Pick<AddUserInput["user"], (typeof accountNames)[number]>>;

const link = { type: "url", placeholder: "https://" } as const;
const account = addUser.user.fields;
const details = updateUser.details.fields;

export const accountFields = specsOf(
  account,
  {
    username: { input: { spellCheck: false, autoCapitalize: "none" } },
    email: { input: { spellCheck: false } },
    contact: { input: { type: "tel" } },
    currentPlan: { words: "plan" },
  },
  accountNames,
);
export const statusField = specOf("status", account.status, { clearable: false });
export const informationFields = specsOf(details, { website: { input: link }, contactOptions: { words: "option" } }, [
  "birthDate",
  "website",
  "address",
  "postcode",
  "city",
  "contactOptions",
]);
export const socialFields: readonly FieldSpec[] = socialNames.map((name) =>
  specOf(name, details.social.fields[name], { required: false, input: link }),
);

export function userWords(t: Text): FieldWords {
  const isSocial = (name: string): boolean => socialNames.some((each) => each === name);
  return {
    field: (name) => t((isSocial(name) ? `user.social.${name}` : `user.${names[name] ?? name}`) as MessageId),
    choice: (name, value) => t(`user.${name}.${value}` as MessageId),
    fault(code, { pointer }) {
      if (code === "date") return t("user.dateWrong");
      if (code !== "pattern" || pointer.endsWith("/fullName")) return undefined;
      return t(pointer.endsWith("/username") ? "user.noSpaces" : "user.link");
    },
  };
}
const names: Readonly<Record<string, string>> = { address: "street" };

/** Validates like a new account, because changes may not clear required fields either. */
export function accountFaults(values: AccountValues): Faults {
  return faultsOf(accountFields, [(user) => check({ user })], { ...values });
}
