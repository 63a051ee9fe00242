/**
 * `npm run dev`: the app from its sources with hot reload, and the API replaced when handlers, store or contract change,
 * its demo state kept. A changed contract is generated again first.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import hrmsDocument from "#generated/hrms/openapi.json" with { type: "json" };
import { prefersHtml } from "#src/server/gateway/media-types.ts";
import { apiBase, readSettings, type Settings, SettingsError } from "#src/server/settings.ts";
import { withConfig } from "#src/server/site.ts";
import { createForward } from "#src/server/upstream.ts";
import { createApiProcess } from "./dev/api-process.ts";
import { isApi } from "./dev/is-api.ts";
import { watchFolders } from "./dev/watch.ts";
import { docs } from "./docs.ts";
import { Failure, main } from "./lib/failure.ts";
import { untilStopped } from "./lib/lifetime.ts";
import { root, runNode } from "./lib/run.ts";
import { buildIfStale } from "./lib/stamp.ts";

const serverFolders = ["src/contract", "src/domain", "src/store", "src/handlers", "src/server", "generated"];
const isSource = (file: string): boolean => /\.(ts|sql|json)$/.test(file) && !file.endsWith(".test.ts");

function settingsOrFailure(): Settings {
  try {
    return readSettings(process.env, root);
  } catch (error) {
    throw error instanceof SettingsError ? new Failure(error.message) : error;
  }
}

/** Browser navigation gets the app's page; documentation, remote images and everything else go to the API. */
function expectsPage({ method, url = "/", headers }: IncomingMessage): boolean {
  return method === "GET" && prefersHtml(headers.accept) && !/^\/(docs|remote-picture)([/?]|$)/.test(url);
}

main(async () => {
  const settings = settingsOrFailure();
  const { environment, demoLayer, showEnvironment } = settings;
  await buildIfStale(docs);
  mkdirSync(join(root, ".cache"), { recursive: true });
  const stateFile = join(root, ".cache", `dev-state-${process.pid}.json`);
  const api = createApiProcess(stateFile, process.argv.slice(2));

  const http = createServer();
  const vite = await createVite({
    configFile: join(root, "vite.config.ts"),
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, hmr: { server: http } },
  });

  const sendPage = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // The page is sent for every address, so what it loads is named from the root.
    const source = readFileSync(join(root, "src/ui/index.html"), "utf8").replaceAll('="./', '="/');
    const html = await vite.transformIndexHtml(request.url ?? "/", source);
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      vary: "Accept",
    });
    const base = apiBase(hrmsDocument, environment);
    response.end(withConfig(html, { environment, apiBase: base, demoLayer, showEnvironment }));
  };
  const sendApi = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const running = await api.ready();
    if (running !== undefined) return createForward(running.url)(request, response);
    response.writeHead(503, { "content-type": "application/problem+json" });
    response.end(
      JSON.stringify({
        type: "/problems/unavailable",
        title: "The API does not start; the terminal says why",
        status: 503,
      }),
    );
  };
  http.on("request", (request, response) => {
    const answer = expectsPage(request) ? sendPage : sendApi;
    const fail = (error: unknown): void => {
      console.error(error);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    };
    if (expectsPage(request) || isApi(request.url ?? "/")) answer(request, response).catch(fail);
    else vite.middlewares(request, response, () => void answer(request, response).catch(fail));
  });

  const timed = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const started = performance.now();
    await work();
    console.log(`${what} (${Math.round(performance.now() - started)} ms)`);
  };
  const watchers = [
    ...watchFolders({
      folders: serverFolders,
      matters: isSource,
      changed: () => void timed("API replaced, demo state kept", api.restart),
    }),
    ...watchFolders({
      folders: ["openapi"],
      matters: (file) => file.endsWith(".yaml"),
      changed: () =>
        void timed("Contract generated", async () => {
          const { code, output } = await runNode(["scripts/generate.ts"]);
          if (code !== 0) console.error(output.trim());
        }),
    }),
  ];

  untilStopped(async () => {
    for (const watcher of watchers) watcher.close();
    await Promise.all([vite.close(), api.stop()]);
    http.closeAllConnections();
    http.close();
    rmSync(stateFile, { force: true });
  });

  const first = await api.ready();
  http.once("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${settings.port} is taken by another program; end it, or set PORT to a free one.`
        : error.message,
    );
    void Promise.all([vite.close(), api.stop()]).then(() => process.exit(1));
  });
  http.listen(settings.port, settings.host, () => {
    const { port } = http.address() as AddressInfo;
    console.log(`\nHRMS for development: http://localhost:${port} (documentation at /docs/)`);
    for (const { email, password } of first?.accounts ?? []) console.log(`  ${email} / ${password}`);
    if (first?.administratorNeeded === true)
      console.log("  No account yet: the app asks for the platform administrator.");
  });
});
