/** Values of the user form: fields by tab, validation, request body. */
import {
  userStatusValues,
  type UpdateUserInput,
  type User,
  type UserDetails,
  type UserPermission,
} from "#generated/demo/schema.ts";
import { today } from "../../kit/calendar-date.ts";
import { Unparsed, type Typed } from "../../kit/unparsed.ts";
import type { Text } from "../../messages/use-text.ts";
import { tabs, type Tab } from "./form-tabs.ts";
import { accountFaults, accountTexts, type AccountValues } from "./account-values.ts";
import { socialNames } from "./details-values.ts";

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
export type FormFaults = Partial<Record<FieldName, string | undefined>>;

const informationFields = [
  "birthDate",
  "website",
  "address",
  "postcode",
  "city",
  "contactOptions",
] as const satisfies readonly FieldName[];

/** In display order. */
export const fieldsOf: Record<Tab, readonly FieldName[]> = {
  account: ["picture", ...accountTexts, "role", "currentPlan", "status", "permissions"],
  information: informationFields,
  social: socialNames,
};
export const allFields: readonly FieldName[] = tabs.flatMap((tab) => fieldsOf[tab]);

export function valuesOf(user: User, { plan: _plan, social, ...details }: UserDetails): FormValues {
  const { id: _id, avatar: _avatar, ...account } = user;
  return { ...account, ...details, ...social, picture: "kept" };
}

const link = /^(https?:\/\/\S+\.\S+)?$/;

export function faultsOf(t: Text, values: FormValues): FormFaults {
  const { fullName, username, email, contact, company, country, role, currentPlan, birthDate } = values;
  const faults: FormFaults = accountFaults(t, {
    fullName,
    username,
    email,
    contact,
    company,
    country,
    role,
    currentPlan,
  });
  if (birthDate instanceof Unparsed) faults.birthDate = t("user.dateWrong");
  else if (birthDate !== null && birthDate > today()) faults.birthDate = t("user.dateAhead");
  for (const name of ["website", ...socialNames] as const) {
    if (!link.test(values[name].trim())) faults[name] = t("user.link");
    else if (values[name].trim().length > 200) faults[name] = t("common.fault.maxLength", { limit: 200 });
  }
  for (const [name, limit] of [
    ["address", 200],
    ["postcode", 20],
    ["city", 100],
  ] as const) {
    if (values[name].trim().length > limit) faults[name] = t("common.fault.maxLength", { limit });
  }
  return faults;
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
    ...part([...accountTexts, "role", "currentPlan", "status"]),
    ...(values.picture === "none" && { avatar: null }),
  };
  const details = {
    ...part([...informationFields, "permissions"]),
    ...(socialNames.some((name) => changed.includes(name)) && { social }),
  };
  return { user, details } as UpdateUserInput;
}

/** Field of a server fault, such as "details/social/github". */
export function fieldOfPointer(pointer: string): FieldName | undefined {
  const name = pointer.split("/").findLast((part) => allFields.includes(part as FieldName));
  return name as FieldName | undefined;
}

export const statuses = userStatusValues;
