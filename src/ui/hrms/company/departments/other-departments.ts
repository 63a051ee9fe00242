/** Target departments of a move or merge: all but itself. */
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import type { Reference } from "../../../form/spec.ts";

export const otherDepartments = (except: string): Reference => ({
  label: "department",
  options: ((input: Parameters<typeof listDepartmentOptionsOptions>[0]) => ({
    ...listDepartmentOptionsOptions(input),
    select: (all: readonly { id: string }[]) => all.filter(({ id }) => id !== except),
  })) as unknown as Reference["options"],
});
