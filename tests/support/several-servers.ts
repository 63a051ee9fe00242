/** Server processes on one database, and a proxy that gives each the next request. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request as send, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { join } from "node:path";
import { testDataKey } from "./data-key.ts";

const program = join(import.meta.dirname, "serve-until-stopped.ts");

export interface SeveralServers {
  /** The proxy in front of all servers. */
  readonly url: string;
  /** Each server on its own. */
  readonly urls: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts all at once; each must come up. */
export async function startServers(
  number: number,
  env: Readonly<Record<string, string>>,
  command: readonly string[] = [program],
): Promise<SeveralServers> {
  const children = Array.from({ length: number }, () => startProcess(env, command));
  try {
    const urls = await Promise.all(children.map(urlOf));
    const proxy = await startProxy(urls);
    return {
      url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      urls,
      async stop() {
        proxy.closeAllConnections();
        proxy.close();
        await Promise.all(children.map(stopProcess));
      },
    };
  } catch (error) {
    for (const child of children) child.kill("SIGKILL");
    throw error;
  }
}

function startProcess(env: Readonly<Record<string, string>>, command: readonly string[]): ChildProcess {
  return spawn(process.execPath, [...command], {
    env: {
      ...process.env,
      PORT: "0",
      LOG_LEVEL: "error",
      PUBLIC_URL: "https://hrms.example",
      JWT_SECRET: "a-secret-for-tests-of-32-letters",
      DATA_KEY: testDataKey,
      TRUST_PROXY: "1",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function urlOf(child: ChildProcess): Promise<string> {
  const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`A server ended with ${code}.`)));
  ended.catch(() => undefined);
  for (;;) {
    const [part] = (await Promise.race([once(child.stdout as NodeJS.EventEmitter, "data"), ended])) as [Buffer];
    const url = /http:\/\/\S+/.exec(part.toString())?.[0];
    if (url !== undefined) return url;
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

async function startProxy(urls: readonly string[]): Promise<Server> {
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const server = urls[turn++ % urls.length] ?? "";
    const forwarded = incoming.headers["x-forwarded-for"] ?? "203.0.113.1";
    const onward = send(
      server + (incoming.url ?? ""),
      { method: incoming.method, headers: { ...incoming.headers, "x-forwarded-for": forwarded } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return proxy;
}
