// Generated from the contract by `npm run generate`; never edited.
import { check as $check } from "#src/client/validation.ts";
import { validate as $validate0 } from "./components/passport-input.js";

export const createPassport = /*#__PURE__*/ $check($validate0);
export const updatePassport = /*#__PURE__*/ $check($validate0);
