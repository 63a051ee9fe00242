// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Get the kiosk of a company · GET /companies/{companyId}/kiosk */
export const getKiosk = /*#__PURE__*/ $operation<$operations["getKiosk"]>("get", "/companies/{companyId}/kiosk", ["kiosk", "getKiosk"]);

/** Clock in or out at the kiosk · POST /companies/{companyId}/kiosk/punches */
export const createKioskPunch = /*#__PURE__*/ $operation<$operations["createKioskPunch"]>("post", "/companies/{companyId}/kiosk/punches", ["kiosk", "createKioskPunch"]);

/** Set an employee's kiosk PIN · PUT /companies/{companyId}/employees/{employeeId}/kiosk-pin */
export const updateKioskPin = /*#__PURE__*/ $operation<$operations["updateKioskPin"]>("put", "/companies/{companyId}/employees/{employeeId}/kiosk-pin", ["kiosk", "updateKioskPin"]);
