/** Handlers of the account settings screen. */
import type { operations } from "#generated/demo/schema.ts";
import type { DemoContext } from "#src/contract/context.ts";
import type { Handlers } from "#src/contract/handler.ts";
import type { DemoState } from "./state.ts";

export const accountSettingsHandlers: Handlers<operations, DemoContext<DemoState>> = {
  getAccountSettings: (_input, { state }) => state.accountSettings,

  updateAccountSettings: ({ body }, { state }) => {
    const settings = state.accountSettings;
    if (body.general && body.general.email !== settings.general.email) settings.emailConfirmed = false;
    Object.assign(settings, body);
    return settings;
  },
};
