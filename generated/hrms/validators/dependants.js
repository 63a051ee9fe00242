// Generated from the contract by `npm run generate`; never edited.
import { check as $check } from "#src/client/validation.ts";
import { validate as $validate0 } from "./components/dependant-input.js";

export const createDependant = /*#__PURE__*/ $check($validate0);
export const updateDependant = /*#__PURE__*/ $check($validate0);
