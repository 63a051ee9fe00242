/** Ids of the built-in elements, modules, packages and roles. */
import { fullPackage } from "#src/domain/access/shared/catalogue.ts";
import type { SystemRole } from "#src/domain/access/system-roles.ts";
import { hashedId } from "../../database/hashed-id.ts";

export const accessId = (kind: "element" | "module" | "package" | "pair" | "role", code: string): string =>
  hashedId(`hrms-access/${kind}/${code}`);

export const fullPackageId = accessId("package", fullPackage);

export const roleId = (code: SystemRole["code"]): string => accessId("role", code);
