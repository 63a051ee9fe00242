/** The server without building anything: what a container runs. `npm start` builds the app first. */
import { isPlainFailure, type RunningServer, startServer } from "#src/server/main.ts";
import { readSettings } from "#src/server/settings.ts";
import { Failure, main } from "./lib/failure.ts";
import { untilStopped } from "./lib/lifetime.ts";
import { root } from "./lib/run.ts";

main(async () => {
  let running: Promise<RunningServer> | undefined;
  untilStopped(async () => (await running?.catch(() => undefined))?.close());
  try {
    // Samples are for trying the product out, and their passwords are known to everybody.
    const empty = process.env["SAMPLES"] !== "on";
    running = startServer(readSettings(process.env, root), (line) => console.log(line), { empty });
    console.log(`HRMS is ready at ${(await running).url}`);
  } catch (error) {
    if (!isPlainFailure(error)) throw error;
    throw new Failure(error.message);
  }
});
