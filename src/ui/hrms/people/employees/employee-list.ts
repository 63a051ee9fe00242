/** The list of employees: what its contract does not say of its address. */
import { employeesList } from "#generated/hrms/resources/employees.ts";
import type { ListContract } from "../../../list/list-state.ts";

/** Values of the company's own fields have a parameter for each field. */
export const ownParameterOf = (code: string): string => `own.${code}`;

export const employeeList: ListContract = {
  ...employeesList,
  extras: { look: ["cards"] },
  keyed: { filter: "customField", prefix: "own" },
};
