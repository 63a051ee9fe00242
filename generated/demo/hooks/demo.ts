// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/demo.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";

export const resetDemoMutation = /*#__PURE__*/ $mutationOf($call.resetDemo, ["demo","datatables","search","bookmarks","email","chat","todo","calendar","users","invoices","ecommerce","account-settings","profile","pricing","faq","knowledge-base","blog","card-analytics","card-statistics"]);
export const useResetDemo = /*#__PURE__*/ $mutationHook(resetDemoMutation);
