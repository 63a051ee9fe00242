/** A server as `npm start` runs it, on DATABASE_URL; its health check takes the milliseconds given as argument. */
import { untilStopped } from "../../scripts/lib/lifetime.ts";
import { startServer } from "#src/server/main.ts";
import { readSettings } from "#src/server/settings.ts";

const running = startServer(readSettings(process.env, process.cwd()), () => undefined, {
  durable: false,
  gateway: { delay: { operations: { getHealth: Number(process.argv[2] ?? 0) } } },
});
untilStopped(async () => (await running).close());
console.log((await running).url);
