/** Reset of the samples of a session. */
import { createDemoState, type DemoHandlers } from "./state.ts";

export const resetHandlers: DemoHandlers = {
  resetDemo(_input, { state, now }) {
    Object.assign(state, createDemoState(now()));
    return null;
  },
};
