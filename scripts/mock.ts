/**
 * `npm run mock`: the server for front-end work. Both contracts with our handlers and strict responses on a temporary database;
 * `--spec FILE` serves any OpenAPI document with state; `--examples` serves only examples through prism-cli.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { GatewayOptions } from "#src/server/gateway/gateway.ts";
import type { CheckLevel } from "#src/server/gateway/types.ts";
import { readSettings, type Settings } from "#src/server/settings.ts";
import { Failure, main } from "./lib/failure.ts";
import { untilStopped } from "./lib/lifetime.ts";

const help = `npm run mock -- [options]

  --spec FILE          serve this OpenAPI document instead of ours, with an API reference; it is watched and reloaded
  --examples           serve the examples alone, through prism-cli
  --port N             port to listen on (PORT, else 4010)
  --seed TEXT          seed of generated values; also by request: Prefer: seed=TEXT
  --delay MS           wait before each answer; also by request: Prefer: wait=SECONDS
  --delay-of ID=MS     wait before the answers of one operation; may be repeated
  --check-requests L   off, report or enforce; also by request: Prefer: validate-request=L
  --check-answers L    the same for answers: Prefer: validate-response=L
  --scenarios FILE     named scenarios as JSON, started by POST /__mock/scenario

Requests that no contract knows go to UPSTREAM_URL where it is set. X-Demo-Session gives a client a state of its own;
POST /__mock/reset restores it.`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        spec: { type: "string" },
        examples: { type: "boolean", default: false },
        port: { type: "string" },
        seed: { type: "string" },
        delay: { type: "string" },
        "delay-of": { type: "string", multiple: true },
        "check-requests": { type: "string" },
        "check-answers": { type: "string" },
        scenarios: { type: "string" },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new Failure(`${(error as Error).message.split(". ")[0]}.\n\n${help}`);
  }
}

type Options = ReturnType<typeof readOptions>;

function level(options: Options, name: "check-requests" | "check-answers"): CheckLevel | undefined {
  const value = options[name];
  if (value === undefined || value === "off" || value === "report" || value === "enforce") return value;
  throw new Failure(`--${name} must be off, report or enforce, not "${value}".`);
}

function milliseconds(name: string, value: string): number {
  if (!/^\d{1,6}$/.test(value)) throw new Failure(`${name} must be a number of milliseconds, not "${value}".`);
  return Number(value);
}

function readDelay(options: Options): NonNullable<GatewayOptions["delay"]> {
  const operations = (options["delay-of"] ?? []).map((one) => {
    const [id = "", ms = ""] = one.split("=");
    return [id, milliseconds("--delay-of", ms)] as const;
  });
  return {
    ...(options.delay !== undefined && { all: milliseconds("--delay", options.delay) }),
    operations: Object.fromEntries(operations),
  };
}

function gatewayOptions(options: Options, { corsOrigins }: Settings): Partial<GatewayOptions> {
  const [request, answer] = [level(options, "check-requests"), level(options, "check-answers")];
  return {
    mode: "strict",
    corsOrigins: corsOrigins.length > 0 ? corsOrigins : ["*"],
    delay: readDelay(options),
    checks: { ...(request && { request }), ...(answer && { answer }) },
    ...(options.seed !== undefined && { seed: options.seed }),
  };
}

function readScenarios({ scenarios }: Options): Readonly<Record<string, unknown>> {
  if (scenarios === undefined) return {};
  try {
    return JSON.parse(readFileSync(scenarios, "utf8")) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new Failure(`--scenarios ${scenarios} cannot be read: ${(error as Error).message}.`);
  }
}

async function serveOurs(options: Options, settings: Settings): Promise<void> {
  const [{ startServer }, { copyReadyData }, { createDemoSessions }, { createClientState }] = await Promise.all([
    import("#src/server/main.ts"),
    import("./mock/ready-data.ts"),
    import("#src/server/demo-sessions.ts"),
    import("#src/server/gateway/mock/client-state.ts"),
  ]);
  const folder = mkdtempSync(join(tmpdir(), "hrms-mock-"));
  const discarded = {
    ...settings,
    dataDir: join(folder, "data"),
    signInsPerMinute: 1_000_000,
    signInsPerAccount: 1_000_000,
  };
  const mock = { clients: createDemoSessions(createClientState), scenarios: readScenarios(options) };
  const start = async () => {
    // Numbers in the copy are encrypted with its own key.
    if (settings.databaseUrl === undefined && settings.dataKey === undefined)
      await copyReadyData(settings, discarded.dataDir);
    return startServer(discarded, console.log, {
      durable: false,
      gateway: { ...gatewayOptions(options, settings), mock },
    });
  };
  const starting = start();
  // Stopped during the start, it leaves nothing behind either.
  untilStopped(async () => {
    await starting.then(
      (server) => server.close(),
      () => undefined,
    );
    rmSync(folder, { recursive: true, force: true });
  });
  const running = await starting.catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  console.log(`Mock of both contracts: ${running.url} (strict answers, nothing is kept)`);
  for (const { email, password, role, tenant } of running.sampleAccounts)
    console.log(`  ${email} / ${password}  ${role} of ${tenant}`);
}

async function serve(options: Options): Promise<void> {
  const root = join(import.meta.dirname, "..");
  const settings = readSettings(
    { LOG_LEVEL: "warn", ...process.env, ...(options.port !== undefined && { PORT: options.port }) },
    root,
  );
  const { port, host, upstreamUrl } = settings;
  if (options.examples) {
    const { mergeContracts, serveWithPrism } = await import("./mock/prism-cli.ts");
    const read = (name: string) =>
      JSON.parse(readFileSync(join(root, "generated", name, "openapi.json"), "utf8")) as Record<string, unknown>;
    process.exitCode = await serveWithPrism(
      options.spec === undefined ? mergeContracts([read("hrms"), read("demo")]) : resolve(options.spec),
      port,
      host,
    );
    return;
  }
  if (options.spec === undefined) return serveOurs(options, settings);
  const { serveSpec } = await import("./mock/serve-spec.ts");
  const served = await serveSpec({
    file: options.spec,
    port,
    host,
    ...(upstreamUrl !== undefined && { upstreamUrl }),
    gateway: gatewayOptions(options, settings),
    scenarios: readScenarios(options),
    report: console.log,
  });
  untilStopped(served.close);
  console.log(`Mock: ${served.url}`);
}

main(async () => {
  const options = readOptions();
  if (options.help) return console.log(help);
  try {
    await serve(options);
  } catch (error) {
    // Errors of settings and environment are sentences; anything else is ours and has a stack.
    const plain = error instanceof Error && ["SettingsError", "StoreError"].includes(error.name);
    throw plain ? new Failure(error.message) : error;
  }
});
