/** Health, readiness, what this server offers, and the first administrator of an empty one. */
import type { operations } from "#generated/hrms/schema.ts";
import { type Handlers, reply } from "#src/contract/handler.ts";
import { conflict, ProblemError } from "#src/contract/problem.ts";
import { createFirstAccount, needsFirstAccount } from "#src/store/accounts.ts";
import { isMigrated } from "#src/store/migrate.ts";
import { sampleAccountsOnSamplePasswords } from "#src/store/samples/accounts.ts";
import type { HrmsContext } from "./context.ts";
import { lineOf } from "./shared/fields.ts";
import { showsOutbox } from "./shared/outbox.ts";
import { startSession } from "./shared/sign-in.ts";

export const systemHandlers: Handlers<operations, HrmsContext> = {
  getHealth: (_input, { settings, now }) => ({
    status: "ok",
    version: settings.version,
    uptimeSeconds: Math.max(0, Math.floor((now().getTime() - settings.startedAt.getTime()) / 1000)),
  }),

  async getReadiness(_input, { store }) {
    const ready = await isMigrated(store).catch(() => null);
    if (ready === null) throw new ProblemError("unavailable", { title: "The database does not answer" });
    if (!ready) throw new ProblemError("unavailable", { title: "The database is not up to date" });
    return { status: "ready", checks: { database: "ok" } };
  },

  async getInstance(_input, { store, settings }) {
    const { version, environment, demoLayer } = settings;
    const sampleAccounts = await sampleAccountsOnSamplePasswords(store);
    return {
      version,
      environment,
      demoLayer,
      administratorNeeded: await needsFirstAccount(store),
      outbox: showsOutbox(settings, sampleAccounts),
      fileLimitMb: Math.floor(settings.largestFile / 1_048_576) || 1,
      sampleAccounts,
    };
  },

  async createAdministrator({ body }, ctx) {
    const account = {
      email: lineOf("email", body.email),
      username: lineOf("username", body.username),
      fullName: lineOf("fullName", body.fullName),
      password: body.password,
    };
    const made = await createFirstAccount(ctx.store, account, ctx.now());
    if (!made) throw conflict("administrator-exists", "This server has accounts already: sign in instead.");
    return reply(201, await startSession(ctx, made));
  },
};
