/** Handler of the profile screen. */
import { createProfile } from "./samples/profile.ts";
import type { DemoHandlers } from "./state.ts";

export const profileHandlers: DemoHandlers = {
  getProfile: (_input, { now }) => createProfile(now()),
};
