// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Get my clock and roster · GET /companies/{companyId}/my-attendance */
export const getMyAttendance = /*#__PURE__*/ $operation<$operations["getMyAttendance"]>("get", "/companies/{companyId}/my-attendance", ["own-attendance", "getMyAttendance"]);

/** Clock in or out · POST /companies/{companyId}/my-punches */
export const createMyPunch = /*#__PURE__*/ $operation<$operations["createMyPunch"]>("post", "/companies/{companyId}/my-punches", ["own-attendance", "createMyPunch"]);

/** Set my kiosk PIN · PUT /companies/{companyId}/my-kiosk-pin */
export const updateMyKioskPin = /*#__PURE__*/ $operation<$operations["updateMyKioskPin"]>("put", "/companies/{companyId}/my-kiosk-pin", ["own-attendance", "updateMyKioskPin"]);

/** Take an open shift · POST /companies/{companyId}/open-shifts/{openShiftId}/take */
export const takeOpenShift = /*#__PURE__*/ $operation<$operations["takeOpenShift"]>("post", "/companies/{companyId}/open-shifts/{openShiftId}/take", ["own-attendance", "takeOpenShift"]);

/** Get my roster · GET /companies/{companyId}/my-roster */
export const getMyRoster = /*#__PURE__*/ $operation<$operations["getMyRoster"]>("get", "/companies/{companyId}/my-roster", ["own-attendance", "getMyRoster"]);
