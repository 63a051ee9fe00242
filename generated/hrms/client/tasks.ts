// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List tasks · GET /companies/{companyId}/employees/{employeeId}/tasks */
export const listEmployeeTasks = /*#__PURE__*/ $operation<$operations["listEmployeeTasks"]>("get", "/companies/{companyId}/employees/{employeeId}/tasks", ["tasks", "listEmployeeTasks"]);

/** Add a task · POST /companies/{companyId}/employees/{employeeId}/tasks */
export const createEmployeeTask = /*#__PURE__*/ $operation<$operations["createEmployeeTask"]>("post", "/companies/{companyId}/employees/{employeeId}/tasks", ["tasks", "createEmployeeTask"]);

/** Get a task · GET /companies/{companyId}/employees/{employeeId}/tasks/{taskId} */
export const getEmployeeTask = /*#__PURE__*/ $operation<$operations["getEmployeeTask"]>("get", "/companies/{companyId}/employees/{employeeId}/tasks/{taskId}", ["tasks", "getEmployeeTask"]);

/** Update a task · PUT /companies/{companyId}/employees/{employeeId}/tasks/{taskId} */
export const updateEmployeeTask = /*#__PURE__*/ $operation<$operations["updateEmployeeTask"]>("put", "/companies/{companyId}/employees/{employeeId}/tasks/{taskId}", ["tasks", "updateEmployeeTask"]);

/** Delete a task · DELETE /companies/{companyId}/employees/{employeeId}/tasks/{taskId} */
export const deleteEmployeeTask = /*#__PURE__*/ $operation<$operations["deleteEmployeeTask"]>("delete", "/companies/{companyId}/employees/{employeeId}/tasks/{taskId}", ["tasks", "deleteEmployeeTask"]);

/** Move a task to its next state · POST /companies/{companyId}/employees/{employeeId}/tasks/{taskId}/step */
export const moveEmployeeTask = /*#__PURE__*/ $operation<$operations["moveEmployeeTask"]>("post", "/companies/{companyId}/employees/{employeeId}/tasks/{taskId}/step", ["tasks", "moveEmployeeTask"]);

/** Open the tasks of a template · POST /companies/{companyId}/employees/{employeeId}/tasks/start */
export const startEmployeeTasks = /*#__PURE__*/ $operation<$operations["startEmployeeTasks"]>("post", "/companies/{companyId}/employees/{employeeId}/tasks/start", ["tasks", "startEmployeeTasks"]);

/** History of a task · GET /companies/{companyId}/employees/{employeeId}/tasks/{taskId}/history */
export const listEmployeeTaskHistory = /*#__PURE__*/ $operation<$operations["listEmployeeTaskHistory"]>("get", "/companies/{companyId}/employees/{employeeId}/tasks/{taskId}/history", ["tasks", "listEmployeeTaskHistory"]);
