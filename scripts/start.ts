/** `npm start`: builds what is out of date while it opens the database, and serves app, API and documentation until it is stopped. */
import { parseArgs } from "node:util";
import { isPlainFailure, type RunningServer, startServer } from "#src/server/main.ts";
import { errorFields } from "#src/server/gateway/error-fields.ts";
import { readSettings } from "#src/server/settings.ts";
import { Failure, main } from "./lib/failure.ts";
import { untilStopped } from "./lib/lifetime.ts";
import { root } from "./lib/run.ts";
import { buildFiles, writeCopies } from "./lib/site.ts";

function readOptions(): { empty: boolean } {
  try {
    const { values } = parseArgs({ options: { empty: { type: "boolean", default: false } } });
    return values;
  } catch (error) {
    throw new Failure(`${(error as Error).message.split(". ")[0]}. npm start knows one option: npm start -- --empty`);
  }
}

function greet({ url, sampleAccounts, administratorNeeded }: RunningServer, seconds: string): void {
  console.log(`\nHRMS is ready at ${url} (${seconds} s)\n  API reference   ${url}/docs/`);
  if (administratorNeeded) console.log(`  No account yet: open ${url} to create the platform administrator.`);
  const width = Math.max(0, ...sampleAccounts.map(({ email, password }) => email.length + password.length));
  for (const { email, password, role, tenant } of sampleAccounts) {
    console.log(
      `  Sample account  ${email} / ${password}${" ".repeat(width - email.length - password.length)}   ${role}, ${tenant}`,
    );
  }
  console.log("  Ctrl-C stops it.\n");
}

/** A database error may quote what people entered, and this output is the server's log. */
function withoutValues(error: unknown): never {
  if (isPlainFailure(error) || error instanceof Failure) throw error;
  throw new Failure(`The server could not start: ${JSON.stringify(errorFields(error), null, 2)}`);
}

main(async () => {
  const started = performance.now();
  const { empty } = readOptions();
  let running: Promise<RunningServer> | undefined;
  untilStopped(async () => {
    const server = await running?.catch(() => undefined);
    if (server === undefined) return;
    console.log("Stopping …");
    await server.close();
  });
  try {
    const settings = readSettings(process.env, root);
    const built = buildFiles();
    // Whoever starts the server hears of it there, once the database is open.
    built.catch(() => undefined);
    running = startServer(settings, (line) => console.log(`${line} …`), { empty, built }).catch(async (error) => {
      // What went wrong is said last.
      await built.catch(() => undefined);
      return withoutValues(error);
    });
    greet(await running, ((performance.now() - started) / 1000).toFixed(1));
  } catch (error) {
    if (!isPlainFailure(error)) throw error;
    throw new Failure(error.message);
  }
  await writeCopies({ background: true });
});
