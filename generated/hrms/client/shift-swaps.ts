// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Shifts to swap for · GET /companies/{companyId}/shift-swap-options */
export const listShiftSwapOptions = /*#__PURE__*/ $operation<$operations["listShiftSwapOptions"]>("get", "/companies/{companyId}/shift-swap-options", ["shift-swaps", "listShiftSwapOptions"]);

/** Ask for a shift swap · POST /companies/{companyId}/shift-swap-requests */
export const requestShiftSwap = /*#__PURE__*/ $operation<$operations["requestShiftSwap"]>("post", "/companies/{companyId}/shift-swap-requests", ["shift-swaps", "requestShiftSwap"]);

/** List shift swaps · GET /companies/{companyId}/shift-swaps */
export const listShiftSwaps = /*#__PURE__*/ $operation<$operations["listShiftSwaps"]>("get", "/companies/{companyId}/shift-swaps", ["shift-swaps", "listShiftSwaps"]);

/** Export shift swaps · GET /companies/{companyId}/shift-swaps/export */
export const exportShiftSwaps = /*#__PURE__*/ $operation<$operations["exportShiftSwaps"]>("get", "/companies/{companyId}/shift-swaps/export", ["shift-swaps", "exportShiftSwaps"]);

/** Get a shift swap · GET /companies/{companyId}/shift-swaps/{shiftSwapId} */
export const getShiftSwap = /*#__PURE__*/ $operation<$operations["getShiftSwap"]>("get", "/companies/{companyId}/shift-swaps/{shiftSwapId}", ["shift-swaps", "getShiftSwap"]);

/** Agree to a shift swap · POST /companies/{companyId}/shift-swaps/{shiftSwapId}/answer */
export const answerShiftSwap = /*#__PURE__*/ $operation<$operations["answerShiftSwap"]>("post", "/companies/{companyId}/shift-swaps/{shiftSwapId}/answer", ["shift-swaps", "answerShiftSwap"]);

/** Withdraw a shift swap · POST /companies/{companyId}/shift-swaps/{shiftSwapId}/withdraw */
export const withdrawShiftSwap = /*#__PURE__*/ $operation<$operations["withdrawShiftSwap"]>("post", "/companies/{companyId}/shift-swaps/{shiftSwapId}/withdraw", ["shift-swaps", "withdrawShiftSwap"]);

/** History of a shift swap · GET /companies/{companyId}/shift-swaps/{shiftSwapId}/history */
export const listShiftSwapHistory = /*#__PURE__*/ $operation<$operations["listShiftSwapHistory"]>("get", "/companies/{companyId}/shift-swaps/{shiftSwapId}/history", ["shift-swaps", "listShiftSwapHistory"]);
