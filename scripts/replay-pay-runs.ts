/** `npm run replay-pay-runs`: calculates every payslip of locked runs again, and exits with 1 if one differs. Stop the server first. */
import { replayPayslips } from "#src/store/payroll/replay.ts";
import { livingTenants } from "#src/store/people/expiry-notices.ts";
import { storeCommand } from "./lib/store-command.ts";

storeCommand(async (store) => {
  let [payslips, different] = [0, 0];
  for (const tenantId of await livingTenants(store)) {
    const replayed = await replayPayslips(store, tenantId);
    payslips += replayed.payslips;
    different += replayed.different.length;
    for (const id of replayed.different) console.log(`Payslip ${id} differs.`);
  }
  console.log(`${payslips} payslips calculated again, ${different} of them differ.`);
  if (different > 0) process.exitCode = 1;
});
