/** Health, readiness, what this server offers, and the first administrator of an empty one. */
import { reply } from "#src/contract/handler.ts";
import { conflict, ProblemError } from "#src/contract/problem.ts";
import { createFirstAccount, needsFirstAccount } from "#src/store/account/shared/accounts.ts";
import { hashPassword } from "#src/store/account/shared/passwords.ts";
import { sampleAccountsOnSamplePasswords } from "#src/store/samples/accounts.ts";
import { databaseAway } from "#src/store/database/unavailable.ts";
import type { HrmsHandlers, PartStates, SteppedHandlers } from "../context.ts";
import { lineOf } from "../shared/fields.ts";
import { showsOutbox } from "../integrations/shared/outbox.ts";
import { startSession } from "../account/shared/sign-in.ts";

const administratorExists = () =>
  conflict("administrator-exists", "This server already has accounts: sign in instead.");

const allOk: PartStates = { files: "ok", jobs: "ok", clock: "ok", mail: "off" };

/** Says which part fails, so that nobody has to read a log first. */
const notReady = (part: "database" | "migrations", title: string): ProblemError => {
  const { details } = databaseAway(title);
  return new ProblemError("unavailable", { ...details, errors: [{ pointer: `/checks/${part}`, code: "failed" }] });
};

export const systemSteps = {
  getHealth: (_input, { settings, now }) => ({
    status: "ok",
    version: settings.version,
    uptimeSeconds: Math.max(0, Math.floor((now().getTime() - settings.startedAt.getTime()) / 1000)),
  }),

  async getReadiness(_input, { isMigrated, settings }) {
    const ready = await isMigrated().catch(() => null);
    if (ready === null) throw notReady("database", "The database does not answer");
    if (!ready) throw notReady("migrations", "The database is not up to date");
    const parts = (await settings.parts?.()) ?? allOk;
    const degraded = Object.values(parts).includes("failed");
    return { status: degraded ? "degraded" : "ready", checks: { database: "ok", migrations: "ok", ...parts } };
  },

  async createAdministrator({ body }, call) {
    const [email, username, fullName] = [
      lineOf("email", body.email),
      lineOf("username", body.username),
      lineOf("fullName", body.fullName),
    ];
    if (!(await call.transact(({ db }) => needsFirstAccount(db)))) throw administratorExists();
    const account = {
      email,
      username,
      fullName,
      passwordHash: await hashPassword(body.password, call.settings.passwordCost),
    };
    return call.transact(async (ctx) => {
      const made = await createFirstAccount(ctx.db, account, ctx.now());
      if (!made) throw administratorExists();
      return reply(201, await startSession(ctx, made));
    });
  },
} satisfies SteppedHandlers;

export const systemHandlers = {
  async getInstance(_input, { db, settings }) {
    const { version, environment, demoLayer } = settings;
    const sampleAccounts = await sampleAccountsOnSamplePasswords(db);
    return {
      version,
      environment,
      demoLayer,
      administratorNeeded: await needsFirstAccount(db),
      outbox: showsOutbox(settings, sampleAccounts),
      fileLimitMb: Math.floor(settings.largestFile / 1_048_576) || 1,
      sampleAccounts,
    };
  },
} satisfies HrmsHandlers;
