/** Calculates a pay run in steps, as its job does. Run as a program with a database URL and the id of a run, it prints time and memory. */
import { inTenant } from "#src/store/database/transaction.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { beginRun, calculateSome, endRun } from "#src/store/payroll/calculate-run.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { startTestServer } from "../../tests/support/server.ts";

const tenantId = sampleTenants.merlion.id;
const peoplePerStep = 500;

/** Steps of their own, as the job takes them. */
export async function calculate(store: Store, runId: string): Promise<number> {
  const started = performance.now();
  const begun = await inTenant(store, tenantId, (tx) => beginRun(tx, runId));
  const left = begun?.left ?? [];
  for (let done = 0; done < left.length; done += peoplePerStep)
    await inTenant(store, tenantId, (tx) => calculateSome(tx, runId, left.slice(done, done + peoplePerStep)));
  await inTenant(store, tenantId, (tx) => endRun(tx, runId, new Date()));
  return performance.now() - started;
}

/** Memory of this process, server included, while something runs. */
async function peakMemory<Value>(work: () => Promise<Value>): Promise<{ value: Value; megabytes: number }> {
  let megabytes = 0;
  const look = () => {
    megabytes = Math.max(megabytes, process.memoryUsage().rss / 1_048_576);
  };
  const timer = setInterval(look, 50);
  try {
    const value = await work();
    look();
    return { value, megabytes };
  } finally {
    clearInterval(timer);
  }
}

if (import.meta.main) {
  const [databaseUrl = "", runId = ""] = process.argv.slice(2);
  const server = await startTestServer({ env: { DATABASE_URL: databaseUrl } });
  const { value: took, megabytes } = await peakMemory(() => calculate(server.store, runId));
  console.log(JSON.stringify({ took, megabytes }));
  await server.close();
}
