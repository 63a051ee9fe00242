/** The server without building anything: what a container runs. `npm start` builds the app first. */
import { isPlainFailure, startServer } from "#src/server/main.ts";
import { readSettings } from "#src/server/settings.ts";
import { untilStopped } from "./lib/lifetime.ts";
import { root } from "./lib/run.ts";

try {
  const server = await startServer(readSettings(process.env, root), (line) => console.log(line), {
    // Samples are for trying the product out, and their passwords are known to everybody.
    empty: process.env["SAMPLES"] !== "on",
  });
  untilStopped(server.close);
  console.log(`HRMS is ready at ${server.url}`);
} catch (error) {
  console.error(isPlainFailure(error) ? error.message : error);
  process.exit(1);
}
