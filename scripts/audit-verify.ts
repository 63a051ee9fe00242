/** `npm run audit:verify`: verifies every chain of events, and exits with 1 if one is broken. Stop the server first. */
import { isPlainFailure } from "#src/server/main.ts";
import { readSettings } from "#src/server/settings.ts";
import { type CheckedChain, checkChains } from "#src/store/shared/audit-chain.ts";
import { migrate } from "#src/store/migrate.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { Failure, main } from "./lib/failure.ts";
import { root } from "./lib/run.ts";

const faults = {
  missing: "events before it are missing",
  relinked: "it does not follow the event before it",
  changed: "it was changed after it was written",
} as const;

function lineOf({ tenant, events, head, broken }: CheckedChain): string {
  const what = `${tenant ?? "Platform"}: ${events} events`;
  if (broken) return `${what}, then BROKEN at event ${broken.sequence}: ${faults[broken.fault]}`;
  return head === "" ? what : `${what}, unbroken, last hash ${head}`;
}

main(async () => {
  try {
    const { dataDir, databaseUrl } = readSettings(process.env, root);
    const store = await openStore({ dataDir, databaseUrl, report: () => undefined });
    try {
      await migrate(store);
      const chains = await checkChains(store);
      for (const chain of chains) console.log(lineOf(chain));
      const broken = chains.filter((chain) => chain.broken !== null).length;
      console.log(
        broken === 0 ? `All ${chains.length} chains hold.` : `${broken} of ${chains.length} chains are broken.`,
      );
      if (broken > 0) process.exitCode = 1;
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!isPlainFailure(error)) throw error;
    throw new Failure(error.message);
  }
});
