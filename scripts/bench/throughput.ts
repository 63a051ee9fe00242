/** Requests per second of our gateway and its peers, measured in turns in one run so that the ratios are meaningful. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../lib/free-port.ts";
import { Failure } from "../lib/failure.ts";
import { root } from "../lib/run.ts";
import { importPeer } from "./peer.ts";
import { type Scenario, scenarios } from "./scenarios.ts";
import { table } from "./table.ts";

interface Peer {
  name: string;
  args: readonly string[];
}

const peers: readonly Peer[] = [
  { name: "our gateway", args: ["scripts/bench/serve-ours.ts"] },
  {
    name: "prism-cli, examples",
    args: [
      "node_modules/@stoplight/prism-cli/dist/index.js",
      "mock",
      "-h",
      "127.0.0.1",
      "-p",
      "PORT",
      "-v",
      "info",
      "generated/demo/openapi.json",
    ],
  },
  { name: "Prism's server, our handlers", args: ["scripts/bench/serve-prism.ts"] },
  { name: "Fastify + ajv", args: ["scripts/bench/serve-fastify.ts"] },
];

const connections = 10;
const seconds = 2;
const rounds = 4;

interface LoadResult {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

type Load = (options: Record<string, unknown>) => Promise<LoadResult>;

/** For the peer that needs a given port. */
async function start({ name, args }: Peer): Promise<{ url: string; child: ChildProcess }> {
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    args.map((arg) => (arg === "PORT" ? port : arg)),
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  );
  const said = new Promise<string>((resolve) => {
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const url = /http:\/\/[\w.]+:\d+/.exec(text)?.[0];
      if (url !== undefined) resolve(url.replace("localhost", "127.0.0.1"));
    });
  });
  const url = await Promise.race([said, once(child, "exit").then(() => ""), setTimeout(30_000, "", { ref: false })]);
  if (url === "") throw new Failure(`${name} did not start.`);
  return { url, child };
}

async function measure(load: Load, url: string, scenario: Scenario, duration: number): Promise<LoadResult> {
  const { method, body } = scenario;
  return load({
    url: url + scenario.url,
    connections,
    duration,
    method,
    headers: { "content-type": "application/json", accept: "application/json" },
    ...(body !== undefined && { body }),
  });
}

export async function throughput(): Promise<void> {
  const { default: load } = await importPeer<{ default: Load }>("autocannon");
  const best = new Map<string, LoadResult>();
  const running: { peer: Peer; url: string; child: ChildProcess }[] = [];
  try {
    for (const peer of peers) running.push({ peer, ...(await start(peer)) });
    for (const scenario of scenarios) {
      for (let round = 0; round <= rounds; round += 1) {
        for (const { peer, url } of running) {
          // The first round warms up.
          const result = await measure(load, url, scenario, round === 0 ? 1 : seconds);
          if (result.non2xx > 0 || result.errors > 0)
            throw new Failure(
              `${peer.name} does not answer ${scenario.name}: ${result.non2xx} refusals, ${result.errors} errors.`,
            );
          const key = `${peer.name} ${scenario.name}`;
          if (round > 0 && result.requests.average > (best.get(key)?.requests.average ?? 0)) best.set(key, result);
        }
      }
    }
  } finally {
    for (const { child } of running) child.kill();
  }
  const rate = (peer: string, scenario: Scenario): number =>
    best.get(`${peer} ${scenario.name}`)?.requests.average ?? 0;
  console.log(
    `Requests per second (p99 in ms), ${connections} connections, best of ${rounds} rounds of ${seconds} s\n`,
  );
  console.log(
    table(
      ["", ...scenarios.map(({ name }) => name)],
      peers.map(({ name }) => [
        name,
        ...scenarios.map(
          (scenario) =>
            `${Math.round(rate(name, scenario))} (${best.get(`${name} ${scenario.name}`)?.latency.p99 ?? "–"})`,
        ),
      ]),
    ),
  );
  console.log("\nOur gateway as a multiple of\n");
  const ratios = peers
    .slice(1)
    .map(({ name }) => [
      name,
      ...scenarios.map((scenario) => `${(rate("our gateway", scenario) / rate(name, scenario)).toFixed(2)} x`),
    ]);
  console.log(table(["", ...scenarios.map(({ name }) => name)], ratios));
}
