/** App settings of the signed-in person; nobody else's can be reached. */
import { reply } from "#src/contract/handler.ts";
import { defaultAppSettings } from "#src/domain/account/app-settings.ts";
import { appSettingsOf, saveAppSettings } from "#src/store/account/shared/app-settings.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";

async function answer(ctx: HrmsContext) {
  return reply(200, await appSettingsOf(ctx.db, actorOf(ctx).userId));
}

export const appSettingsHandlers = {
  getAppSettings: (_input, ctx) => answer(ctx),

  async updateAppSettings({ body }, ctx) {
    await saveAppSettings(ctx.db, actorOf(ctx), body);
    return answer(ctx);
  },

  async resetAppSettings(_input, ctx) {
    await saveAppSettings(ctx.db, actorOf(ctx), defaultAppSettings);
    return answer(ctx);
  },
} satisfies HrmsHandlers;
