// Generated from the contract by `npm run generate`; never edited.
import { check as $check } from "#src/client/validation.ts";
import { validate as $validate0 } from "./components/task-step.js";

export const moveMyTask = /*#__PURE__*/ $check($validate0);
