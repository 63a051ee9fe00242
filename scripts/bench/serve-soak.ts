/** The server that the soak test kills: in production mode, on the folder and port given by the environment. */
import { isPlainFailure, startServer } from "#src/server/main.ts";
import { readSettings } from "#src/server/settings.ts";
import { untilStopped } from "../lib/lifetime.ts";
import { root } from "../lib/run.ts";

try {
  const server = await startServer(readSettings(process.env, root), () => undefined);
  untilStopped(server.close);
} catch (error) {
  console.error(isPlainFailure(error) ? error.message : error);
  process.exit(1);
}
