/** Handler of the profile screen. */
import type { operations } from "#generated/demo/schema.ts";
import type { DemoContext } from "#src/contract/context.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { createProfile } from "./samples/profile.ts";
import type { DemoState } from "./state.ts";

export const profileHandlers: Handlers<operations, DemoContext<DemoState>> = {
  getProfile: (_input, { now }) => createProfile(now()),
};
