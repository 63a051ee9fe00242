/** List state of employees: what the contract does not define about its URL. */
import { employeesList } from "#generated/hrms/resources/employees.ts";
import type { ListContract } from "../../../list/list-state.ts";

/** Each custom field has its own filter parameter. */
export const ownParameterOf = (code: string): string => `own.${code}`;

export const employeeList: ListContract = {
  ...employeesList,
  extras: { look: ["cards"] },
  keyed: { filter: "customField", prefix: "own" },
};
