/** Reset of the samples of a session. */
import type { operations } from "#generated/demo/schema.ts";
import type { DemoContext } from "#src/contract/context.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { createDemoState, type DemoState } from "./state.ts";

export const resetHandlers: Handlers<operations, DemoContext<DemoState>> = {
  resetDemo(_input, { state, now }) {
    Object.assign(state, createDemoState(now()));
    return null;
  },
};
