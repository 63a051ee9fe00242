/** Settings from the environment, read once and checked; an invalid one is explained in a sentence. */
import { isAbsolute, resolve } from "node:path";
import { parseTrustProxy, type TrustProxy } from "./client-address.ts";
import type { BucketSettings } from "#src/store/shared/object-store.ts";

/** An invalid setting: shown to the person as it is, without a stack. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SettingsError";
  }
}

const environments = ["dev", "staging", "local"] as const;
export type Environment = (typeof environments)[number];
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** The same database without a pooler in between, for what needs a session of its own. */
  readonly databaseDirectUrl?: string;
  /** A copy of it that answers lists. */
  readonly databaseReadUrl?: string;
  /** Most database connections of this server for calls and jobs. */
  readonly databaseConnections: number;
  /** Whether statements are prepared; not behind a pooler that assigns each transaction another connection. */
  readonly preparedStatements: boolean;
  /** From the environment, else created once and kept in the data folder. */
  readonly jwtSecret?: string;
  /** Encrypts numbers of persons and accounts; from the environment, else created once and kept in the data folder. */
  readonly dataKey?: string;
  /** Folder for file contents; without one they are in the database. */
  readonly filesDir?: string;
  /** Bucket for file contents, instead of the folder. */
  readonly filesBucket?: BucketSettings;
  /** Folder for backups of the embedded database, its files and its keys. */
  readonly backupDir?: string;
  /** Maximum file size in bytes. */
  readonly largestFile: number;
  readonly upstreamUrl?: string;
  readonly demoLayer: boolean;
  readonly environment: Environment;
  /** Whether the footer of every page names the environment. */
  readonly showEnvironment: boolean;
  readonly corsOrigins: readonly string[];
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  /** The app's URL, for links in emails; by default the address the server listens on. */
  readonly publicUrl?: string;
  /** Mail server, such as smtps://user:password@mail.example.com; without one emails stay in the outbox. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Sign-ins, registrations and other calls that allow guessing, per address and minute. */
  readonly signInsPerMinute: number;
  /** The same per account and quarter of an hour, from addresses that have not signed in to it. */
  readonly signInsPerAccount: number;
  /** Proxies in front of this server. */
  readonly trustProxy?: TrustProxy;
  /** Calls per API key and minute. */
  readonly keyCallsPerMinute: number;
  /** Whether webhooks may call the server's own network, and over HTTP there. */
  readonly webhooksInside: boolean;
  /** Whether SSO providers may be in the server's own network, and be called over HTTP. */
  readonly ssoInside: boolean;
  /** Protects /metrics, which does not exist without it. */
  readonly metricsToken?: string;
  /** Where spans of calls and jobs are sent; nowhere without it. */
  readonly tracing?: TracingSettings;
  /** Receives errors that nobody expected. */
  readonly errorHookUrl?: string;
  /** By default every request is logged, on a terminal only failures. */
  readonly logLevel?: LogLevel;
}

export interface TracingSettings {
  /** Base address of a collector that speaks OTLP over HTTP. */
  readonly url: string;
  /** Which share of calls is recorded, from 0 to 1. */
  readonly share: number;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Timers overflow beyond 2^31 milliseconds; a month is more than any token needs. */
const longestToken = 30 * 86_400;
export const shortestSecret = 32;
const shortestToken = 16;

function whole(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = env[name];
  if (value === undefined || value === "") return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  return number;
}

function oneOf<Value extends string, Fallback extends Value | undefined>(
  env: Env,
  name: string,
  values: readonly Value[],
  fallback: Fallback,
): Value | Fallback {
  const value = env[name];
  if (value === undefined || value === "") return fallback;
  const found = values.find((one) => one === value.toLowerCase());
  if (found === undefined)
    throw new SettingsError(`${name} must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}, not "${value}".`);
  return found;
}

function webAddress(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new SettingsError(`${name} must be an address such as https://api.example.com, not "${value}".`);
  return url;
}

function mailServer(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === "")
    throw new SettingsError("SMTP_URL must be an address such as smtps://user:password@mail.example.com.");
  return value;
}

function readPublicUrl(value: string | undefined, port: number): string | undefined {
  if (value !== undefined) return webAddress("PUBLIC_URL", value).href.replace(/\/+$/, "");
  return port === 0 ? undefined : `http://localhost:${port}`;
}

function readOrigins(value: string | undefined): string[] {
  const parts = (value ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return parts.map((one) => {
    if (one === "*") return one;
    const url = webAddress("CORS_ORIGINS", one);
    if (url.pathname !== "/" || url.search !== "")
      throw new SettingsError(
        `CORS_ORIGINS takes origins such as https://app.example.com without a path, not "${one}".`,
      );
    return url.origin;
  });
}

function readTracing(env: Env): TracingSettings | undefined {
  const url = optional(env, "OTEL_EXPORTER_OTLP_ENDPOINT");
  if (url === undefined) return undefined;
  const given = optional(env, "OTEL_TRACES_SAMPLER_ARG") ?? "1";
  const share = Number(given);
  if (!(share >= 0 && share <= 1))
    throw new SettingsError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${given}".`);
  return { url: webAddress("OTEL_EXPORTER_OTLP_ENDPOINT", url).href.replace(/\/+$/, ""), share };
}

function readMetricsToken(value: string | undefined): string | undefined {
  if (value !== undefined && value.length < shortestToken)
    throw new SettingsError(`METRICS_TOKEN must have at least ${shortestToken} characters.`);
  return value;
}

function readTrustProxy(value: string | undefined): TrustProxy | undefined {
  const trust = value === undefined ? undefined : parseTrustProxy(value);
  if (value !== undefined && trust === undefined)
    throw new SettingsError(
      `TRUST_PROXY must be the number of proxies, up to 9, or their addresses such as 10.0.0.5 or 10.0.0.0/8, by comma, not "${value}".`,
    );
  return trust;
}

function optional(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

/** All or nothing: an incomplete bucket would only be noticed at the first upload. */
function readBucket(env: Env): BucketSettings | undefined {
  const url = optional(env, "FILES_S3_URL");
  if (url === undefined) {
    const orphan = ["FILES_S3_BUCKET", "FILES_S3_REGION", "FILES_S3_ACCESS_KEY", "FILES_S3_SECRET_KEY"].find(
      (name) => optional(env, name) !== undefined,
    );
    if (orphan !== undefined)
      throw new SettingsError(
        `FILES_S3_URL must be given with ${orphan}, such as https://s3.ap-southeast-1.amazonaws.com.`,
      );
    return undefined;
  }
  const needed = (name: string): string => {
    const value = optional(env, name);
    if (value === undefined) throw new SettingsError(`${name} must be given with FILES_S3_URL.`);
    return value;
  };
  const bucket = needed("FILES_S3_BUCKET");
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new SettingsError(
      `FILES_S3_BUCKET must be the name of a bucket, in small letters, digits, dots and hyphens, not "${bucket}".`,
    );
  return {
    url: webAddress("FILES_S3_URL", url).href.replace(/\/+$/, ""),
    bucket,
    region: optional(env, "FILES_S3_REGION") ?? "us-east-1",
    accessKey: needed("FILES_S3_ACCESS_KEY"),
    secretKey: needed("FILES_S3_SECRET_KEY"),
  };
}

function besideDatabaseUrl(env: Env, name: string): string | undefined {
  if (optional(env, name) !== undefined && optional(env, "DATABASE_URL") === undefined)
    throw new SettingsError(`${name} must be given with DATABASE_URL, the address of the same database.`);
  return optional(env, name);
}

export function readSettings(env: Env, folder: string): Settings {
  const databaseUrl = optional(env, "DATABASE_URL");
  const databaseDirectUrl = besideDatabaseUrl(env, "DATABASE_DIRECT_URL");
  const databaseReadUrl = besideDatabaseUrl(env, "DATABASE_READ_URL");
  const upstreamUrl = optional(env, "UPSTREAM_URL");
  const jwtSecret = optional(env, "JWT_SECRET");
  const filesDir = optional(env, "FILES_DIR");
  const filesBucket = readBucket(env);
  const dataKey = optional(env, "DATA_KEY");
  const backupDir = optional(env, "BACKUP_DIR");
  const dataDir = optional(env, "DATA_DIR") ?? "data";
  const logLevel = oneOf(env, "LOG_LEVEL", logLevels, undefined);
  const host = optional(env, "HOST") ?? "127.0.0.1";
  if (/[\s/]/.test(host)) throw new SettingsError(`HOST must be a name or address to listen on, not "${host}".`);
  for (const [name, secret] of [
    ["JWT_SECRET", jwtSecret],
    ["DATA_KEY", dataKey],
  ] as const) {
    if (secret !== undefined && secret.length < shortestSecret)
      throw new SettingsError(`${name} must have at least ${shortestSecret} characters; leave it out and one is made.`);
  }
  if (upstreamUrl !== undefined) webAddress("UPSTREAM_URL", upstreamUrl);
  const port = whole(env, "PORT", 4010, 0, 65_535);
  const smtpUrl = optional(env, "SMTP_URL");
  const trustProxy = readTrustProxy(optional(env, "TRUST_PROXY"));
  const metricsToken = readMetricsToken(optional(env, "METRICS_TOKEN"));
  const tracing = readTracing(env);
  const errorHookUrl = optional(env, "ERROR_HOOK_URL");
  const publicUrl = readPublicUrl(optional(env, "PUBLIC_URL"), port);
  return {
    port,
    host,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(folder, dataDir),
    databaseConnections: whole(env, "DATABASE_CONNECTIONS", 12, 2, 1_000),
    preparedStatements: oneOf(env, "PREPARED_STATEMENTS", ["on", "off"], databaseDirectUrl ? "off" : "on") === "on",
    demoLayer: oneOf(env, "DEMO_LAYER", ["on", "off"], "on") === "on",
    environment: oneOf(env, "API_ENV", environments, "local"),
    showEnvironment: oneOf(env, "SHOW_ENVIRONMENT", ["on", "off"], "off") === "on",
    corsOrigins: readOrigins(env["CORS_ORIGINS"]),
    accessTokenSeconds: whole(env, "ACCESS_TOKEN_SECONDS", 600, 1, longestToken),
    refreshTokenSeconds: whole(env, "REFRESH_TOKEN_SECONDS", 600, 1, longestToken),
    largestFile: whole(env, "FILE_LIMIT_MB", 10, 1, 20) * 1_048_576,
    signInsPerMinute: whole(env, "SIGN_INS_PER_MINUTE", 60, 1, 1_000_000),
    signInsPerAccount: whole(env, "SIGN_INS_PER_ACCOUNT", 20, 1, 1_000_000),
    keyCallsPerMinute: whole(env, "KEY_CALLS_PER_MINUTE", 600, 1, 1_000_000),
    ssoInside: oneOf(env, "SSO_INSIDE", ["on", "off"], "off") === "on",
    webhooksInside: oneOf(env, "WEBHOOKS_INSIDE", ["on", "off"], "off") === "on",
    mailFrom: optional(env, "MAIL_FROM") ?? "HRMS <no-reply@hrms.example>",
    ...(smtpUrl !== undefined && { smtpUrl: mailServer(smtpUrl) }),
    ...(publicUrl !== undefined && { publicUrl }),
    ...(metricsToken !== undefined && { metricsToken }),
    ...(tracing !== undefined && { tracing }),
    ...(errorHookUrl !== undefined && { errorHookUrl: webAddress("ERROR_HOOK_URL", errorHookUrl).href }),
    ...(trustProxy !== undefined && { trustProxy }),
    ...(logLevel !== undefined && { logLevel }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(databaseDirectUrl !== undefined && { databaseDirectUrl }),
    ...(databaseReadUrl !== undefined && { databaseReadUrl }),
    ...(upstreamUrl !== undefined && { upstreamUrl }),
    ...(jwtSecret !== undefined && { jwtSecret }),
    ...(dataKey !== undefined && { dataKey }),
    ...(filesBucket !== undefined && { filesBucket }),
    ...(backupDir !== undefined && { backupDir: isAbsolute(backupDir) ? backupDir : resolve(folder, backupDir) }),
    ...(filesDir !== undefined && { filesDir: isAbsolute(filesDir) ? filesDir : resolve(folder, filesDir) }),
  };
}

/** True for addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host) || host === "::ffff:127.0.0.1";
}

/** The client's base address for an environment, from the contract's `servers`; empty for this server itself. */
export function apiBase(
  document: { readonly servers?: readonly { readonly url: string; readonly description?: string }[] },
  environment: Environment,
): string {
  const url = document.servers?.find((server) => server.description === environment)?.url ?? "/";
  return url === "/" ? "" : url.replace(/\/$/, "");
}
