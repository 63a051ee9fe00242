/** `npm run replay-pay-runs`: calculates every payslip of locked runs again, and exits with 1 if one differs. Stop the server first. */
import { isPlainFailure } from "#src/server/main.ts";
import { readSettings } from "#src/server/settings.ts";
import { migrate } from "#src/store/migrate.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { replayPayslips } from "#src/store/payroll/replay.ts";
import { livingTenants } from "#src/store/people/expiry-notices.ts";
import { Failure, main } from "./lib/failure.ts";
import { root } from "./lib/run.ts";

main(async () => {
  try {
    const { dataDir, databaseUrl } = readSettings(process.env, root);
    const store = await openStore({ dataDir, databaseUrl, report: () => undefined });
    try {
      await migrate(store);
      let [payslips, different] = [0, 0];
      for (const tenantId of await livingTenants(store)) {
        const replayed = await replayPayslips(store, tenantId);
        payslips += replayed.payslips;
        different += replayed.different.length;
        for (const id of replayed.different) console.log(`Payslip ${id} differs.`);
      }
      console.log(`${payslips} payslips calculated again, ${different} of them differ.`);
      if (different > 0) process.exitCode = 1;
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!isPlainFailure(error)) throw error;
    throw new Failure(error.message);
  }
});
