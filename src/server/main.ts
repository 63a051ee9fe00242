/** Assembles a server: store, contracts, gateway, site and port. */
import { join } from "node:path";
import demoDocument from "#generated/demo/openapi.json" with { type: "json" };
import hrmsDocument from "#generated/hrms/openapi.json" with { type: "json" };
import { operations as demoOperations } from "#generated/demo/operations.ts";
import { demoHandlers } from "#src/handlers/demo/handlers.ts";
import { createDemoState, type DemoState } from "#src/handlers/demo/state.ts";
import { forgetWithOthers } from "#src/handlers/hrms/account/shared/tokens.ts";
import { sharedAttempts } from "#src/store/account/shared/attempts.ts";
import { passwordCost, type PasswordCost } from "#src/store/account/shared/passwords.ts";
import { needsFirstAccount } from "#src/store/account/shared/accounts.ts";
import { s3Store } from "#src/store/shared/object-store.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { sampleAccountsOnSamplePasswords } from "#src/store/samples/accounts.ts";
import { learnWritesOfOthers, wroteCookieHeader } from "#src/store/database/recent-writes.ts";
import { StoreError } from "#src/store/database/store-error.ts";
import { inAuth } from "#src/store/database/transaction.ts";
import packageJson from "../../package.json" with { type: "json" };
import { createBackground } from "./background/background.ts";
import { demoContract } from "./demo-contract.ts";
import { createDemoSessions } from "./demo-sessions.ts";
import { sharedDemoStates } from "./shared-demo-states.ts";
import { createGateway, type Gateway, type GatewayOptions } from "./gateway/gateway.ts";
import { errorFields } from "./gateway/error-fields.ts";
import { silentLog, type Log } from "./gateway/log.ts";
import type { HrmsSettings } from "#src/handlers/hrms/context.ts";
import { createUploadWorkers } from "#src/handlers/hrms/shared/uploads/upload-workers.ts";
import { hrmsContract } from "./hrms-contract.ts";
import { createHost } from "./http-host.ts";
import { createLog } from "./pino-log.ts";
import { createMailer } from "./mailer.ts";
import { resolveHost } from "./open-network.ts";
import { openDatabase } from "./open-database.ts";
import { readDataKey, readJwtSecret } from "./secrets.ts";
import { apiBase, isLoopback, SettingsError, type Settings } from "./settings.ts";
import { createSite } from "./site.ts";
import { countingErrors, withErrorHook } from "./observe/error-hook.ts";
import { createHealth } from "./observe/health.ts";
import { createMetrics, type Metrics } from "./observe/metrics.ts";
import { metricsPage } from "./observe/metrics-page.ts";
import { startTracing } from "./observe/tracing.ts";
import { createProviderFetch } from "./provider-fetch.ts";

/** Receives short progress lines for people. */
export type Report = (line: string) => void;

export type DemoStates = Readonly<Record<string, DemoState>>;
type SampleAccounts = Awaited<ReturnType<typeof sampleAccountsOnSamplePasswords>>;

export interface StartOptions {
  /** Leaves an empty database empty: the first person creates the platform administrator. */
  readonly empty?: boolean;
  /** Demo states kept across a reload of the handlers. */
  readonly demoStates?: DemoStates;
  /** Where the built app and documentation are. */
  readonly distFolder?: string;
  /** Resolves when they are built, which the database does not wait for. */
  readonly built?: Promise<void>;
  /** False for temporary databases. */
  readonly durable?: boolean;
  /** Of new passwords; tests, whose passwords are no secrets, give less. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Configures the gateway for tests and the mock: strict responses, delays, memory. */
  readonly gateway?: Partial<GatewayOptions>;
}

export interface RunningServer {
  readonly url: string;
  readonly gateway: Gateway;
  readonly store: Store;
  /** Sample accounts that keep the password printed in the documentation. */
  readonly sampleAccounts: SampleAccounts;
  readonly administratorNeeded: boolean;
  readonly snapshotDemoStates: () => DemoStates;
  readonly close: () => Promise<void>;
}

/** True for errors shown as one sentence, without a stack. */
export function isPlainFailure(error: unknown): error is Error {
  return error instanceof SettingsError || error instanceof StoreError;
}

const root = join(import.meta.dirname, "../..");

function refuseOpenSamples({ host }: Settings, accounts: SampleAccounts): void {
  if (isLoopback(host) || accounts.length === 0) return;
  const names = accounts.map((account) => account.email).join(", ");
  throw new SettingsError(
    `Not listening on ${host}: the sample accounts ${names} still have the passwords that everybody can read; change them, start with --empty on a fresh DATA_DIR, or listen on 127.0.0.1.`,
  );
}

const uncaught = ["uncaughtException", "unhandledRejection"] as const;
/** One per server of this process: tests start many, and Node warns of more than ten listeners. */
const faultLoggers = new Set<(error: unknown) => void>();

function logFault(error: unknown): void {
  for (const logFaultOf of faultLoggers) logFaultOf(error);
}

/** Errors outside requests are logged and survived: one odd call must not sign everyone out. */
function logUncaught(log: Log): () => void {
  const logFaultOf = (error: unknown): void => log.error({ error: errorFields(error) }, "fault outside of a request");
  if (faultLoggers.size === 0) for (const event of uncaught) process.on(event, logFault);
  faultLoggers.add(logFaultOf);
  return () => {
    faultLoggers.delete(logFaultOf);
    if (faultLoggers.size === 0) for (const event of uncaught) process.off(event, logFault);
  };
}

function observedLog(log: Log, { errorHookUrl }: Settings, metrics: Metrics | undefined): Log {
  const posting =
    errorHookUrl === undefined ? log : withErrorHook(log, { url: errorHookUrl, version: packageJson.version });
  return metrics ? countingErrors(posting, metrics.failed) : posting;
}

export async function startServer(
  settings: Settings,
  report: Report,
  options: StartOptions = {},
): Promise<RunningServer> {
  const jwtSecret = readJwtSecret(settings);
  const tracing = settings.tracing && (await startTracing(settings.tracing, packageJson.version));
  const store = await openDatabase(settings, report, options);
  try {
    const sampleAccounts = await inAuth(store, sampleAccountsOnSamplePasswords);
    refuseOpenSamples(settings, sampleAccounts);
    // A line per request would scroll the address off a terminal; files and collectors want them.
    const logLevel = settings.logLevel ?? (process.stdout.isTTY ? "warn" : "info");
    const version = packageJson.version;
    const now = () => new Date();
    const metrics = settings.metricsToken === undefined ? undefined : createMetrics(store, version, now);
    const log = observedLog(logLevel === "silent" ? silentLog : createLog(logLevel), settings, metrics);
    const { environment, demoLayer, accessTokenSeconds, refreshTokenSeconds, signInsPerMinute, signInsPerAccount } =
      settings;
    const dataKey = readDataKey(settings);
    const uploads = createUploadWorkers();
    let url = "";
    const files = settings.filesBucket
      ? { bucket: s3Store(settings.filesBucket), folder: settings.filesDir }
      : settings.filesDir;
    const health = createHealth({ store, files, mails: settings.smtpUrl !== undefined, now });
    const mailer = createMailer({ smtpUrl: settings.smtpUrl, from: settings.mailFrom });
    const watchedMailer = mailer && health.observed(metrics ? metrics.observed(mailer) : mailer);
    const hrmsSettings: HrmsSettings = {
      jwtSecret,
      dataKey,
      passwordCost: options.passwordCost ?? passwordCost,
      filesDir: files,
      parts: health.parts,
      largestFile: settings.largestFile,
      accessTokenSeconds,
      refreshTokenSeconds,
      version,
      environment,
      demoLayer,
      startedAt: now(),
      mailServer: settings.smtpUrl !== undefined,
      get publicUrl() {
        return settings.publicUrl ?? url;
      },
      mailQueued: () => background.wake("send-mails"),
      webhooksInside: settings.webhooksInside,
      ssoInside: settings.ssoInside,
      providerFetch: createProviderFetch({ inside: settings.ssoInside }),
      uploads,
      resolveHost,
      messagesQueued: () => background.wake("send-webhooks"),
    };
    const hrms = hrmsContract(store, hrmsSettings);
    const background = createBackground({
      store,
      settings: hrmsSettings,
      log,
      now,
      mailer: watchedMailer,
      observer: metrics?.jobs,
      // Nobody uses notices in a temporary database.
      scheduled: options.durable !== false,
    });
    const freshDemo = () => createDemoState(new Date());
    const sessions = createDemoSessions<DemoState>(freshDemo);
    sessions.restore(options.demoStates ?? {});
    // Only one server can use the embedded database; others may share theirs with more.
    const shared = settings.databaseUrl !== undefined;
    const demoStates = shared ? sharedDemoStates(store, freshDemo) : sessions;
    const forgetting = await forgetWithOthers(store);
    const learning = await learnWritesOfOthers(store);
    const httpsOnly = settings.publicUrl?.startsWith("https:") === true;
    const gateway = createGateway({
      contracts: [
        hrms.contract,
        ...(demoLayer ? [demoContract({ sessions: demoStates, handlers: demoHandlers })] : []),
      ],
      // If disabled, the demo's calls are unknown here and are not forwarded either.
      withheld: demoLayer ? [] : demoOperations,
      mode: "production",
      session: hrms.session,
      log,
      ...(metrics && { observer: metrics.calls }),
      corsOrigins: settings.corsOrigins,
      ...(store.replica && { wroteCookie: wroteCookieHeader(httpsOnly) }),
      keyLimit: { limit: settings.keyCallsPerMinute, windowSeconds: 60 },
      attemptCounts: sharedAttempts(store, jwtSecret),
      attempts: {
        byAddress: { limit: signInsPerMinute, windowSeconds: 60 },
        byAccount: { limit: signInsPerAccount, windowSeconds: 900 },
      },
      ...options.gateway,
    });
    await options.built;
    const dist = options.distFolder ?? join(root, "dist");
    const base = apiBase(hrmsDocument, environment) || apiBase(demoDocument, environment);
    const site = createSite({
      appFolder: join(dist, "app"),
      docsFolder: join(dist, "docs"),
      config: { environment, apiBase: base, demoLayer, showEnvironment: settings.showEnvironment },
    });
    const host = createHost({
      gateway,
      site,
      log,
      ...(metrics && settings.metricsToken !== undefined && { own: metricsPage(metrics, settings.metricsToken) }),
      trustProxy: settings.trustProxy,
      httpsOnly,
      ...(settings.upstreamUrl !== undefined && { upstreamUrl: settings.upstreamUrl }),
    });
    url = await host.listen(settings.port, settings.host);
    background.start();
    const stopLogging = logUncaught(log);
    return {
      url,
      gateway,
      store,
      sampleAccounts,
      administratorNeeded: await inAuth(store, needsFirstAccount),
      snapshotDemoStates: sessions.snapshot,
      async close() {
        await host.close();
        await uploads.close();
        await background.stop();
        await learning.close();
        await forgetting.close();
        await store.close();
        await tracing?.close();
        stopLogging();
      },
    };
  } catch (error) {
    await tracing?.close();
    await store.close();
    throw error;
  }
}
