/** Handlers of the account settings screen. */
import type { DemoHandlers } from "./state.ts";

export const accountSettingsHandlers: DemoHandlers = {
  getAccountSettings: (_input, { state }) => state.accountSettings,

  updateAccountSettings: ({ body }, { state }) => {
    const settings = state.accountSettings;
    if (body.general && body.general.email !== settings.general.email) settings.emailConfirmed = false;
    Object.assign(
      settings,
      body,
      body.general && { general: { ...body.general, avatar: body.general.avatar || null } },
    );
    return settings;
  },
};
