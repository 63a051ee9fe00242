/** Sections of a user's details in display order. */
import { userModuleValues, type UserPermission, type UserSocial } from "#generated/demo/schema.ts";

export const socialNames = [
  "twitter",
  "facebook",
  "instagram",
  "linkedIn",
  "github",
] as const satisfies readonly (keyof UserSocial)[];
export const modules = userModuleValues;

export type Right = Exclude<keyof UserPermission, "module">;
export const rights = ["read", "write", "create", "delete"] as const satisfies readonly Right[];
