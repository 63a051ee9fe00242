/** Values of the user form: fields by tab, validation, request body. */
import type { UpdateUserInput, User, UserDetails, UserPermission } from "#generated/demo/schema.ts";
import { updateUser } from "#generated/demo/validators/users.js";
import { errorsOf, faultsOf, type FieldErrors } from "../../form/faults.ts";
import { today } from "../../kit/calendar-date.ts";
import type { Typed } from "../../kit/unparsed.ts";
import type { Text } from "../../messages/use-text.ts";
import { tabs, type Tab } from "./form-tabs.ts";
import { socialNames } from "./details-values.ts";
import {
  accountFaults,
  accountFields,
  accountNames,
  type AccountValues,
  informationFields,
  socialFields,
  userWords,
} from "./user-specs.ts";

/** Unchanged, removed, or replaced. */
export type Picture = "kept" | "none" | Blob;

type SocialValues = UserDetails["social"];
export interface FormValues extends AccountValues, SocialValues {
  readonly picture: Picture;
  readonly status: User["status"];
  readonly permissions: readonly UserPermission[];
  readonly birthDate: Typed<string>;
  readonly website: string;
  readonly address: string;
  readonly postcode: string;
  readonly city: string;
  readonly contactOptions: UserDetails["contactOptions"];
}
export type FieldName = keyof FormValues;

export const detailFields = [...informationFields, ...socialFields];
const namesOf = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name as FieldName);

/** In display order. */
export const fieldsOf: Record<Tab, readonly FieldName[]> = {
  account: ["picture", ...accountNames, "status", "permissions"],
  information: namesOf(informationFields),
  social: socialNames,
};
export const allFields: readonly FieldName[] = tabs.flatMap((tab) => fieldsOf[tab]);

export function valuesOf(user: User, { plan: _plan, social, ...details }: UserDetails): FormValues {
  const { id: _id, avatar: _avatar, ...account } = user;
  return { ...account, ...details, ...social, picture: "kept" };
}

/** Validation messages by field. */
export function errorsIn(t: Text, values: FormValues): FieldErrors {
  const { birthDate } = values;
  const body = bodyOf(1, values, namesOf(detailFields));
  const faults = { ...accountFaults(values), ...faultsOf(detailFields, [updateUser], { ...values }, { ...body }) };
  return {
    ...errorsOf(t, userWords(t), [...accountFields, ...detailFields], faults),
    ...(typeof birthDate === "string" && birthDate > today() && { birthDate: t("user.dateAhead") }),
  };
}

/** Request body: changed fields only, links as a whole. */
export function bodyOf(id: number, values: FormValues, changed: readonly FieldName[]): UpdateUserInput {
  const part = (names: readonly FieldName[]): Partial<FormValues> =>
    Object.fromEntries(
      names
        .filter((name) => changed.includes(name))
        .map((name) => [name, typeof values[name] === "string" ? values[name].trim() : values[name]]),
    );
  const social = Object.fromEntries(socialNames.map((name) => [name, values[name].trim()])) as SocialValues;
  const user = {
    id,
    ...part([...accountNames, "status"]),
    ...(values.picture === "none" && { avatar: null }),
  };
  const details = {
    ...part([...namesOf(informationFields), "permissions"]),
    ...(socialNames.some((name) => changed.includes(name)) && { social }),
  };
  return { user, details } as UpdateUserInput;
}
