/** `npm run audit:verify`: verifies every chain of events, and exits with 1 if one is broken. Stop the server first. */
import { type CheckedChain, checkChains } from "#src/store/shared/audit-chain.ts";
import { storeCommand } from "./lib/store-command.ts";

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

storeCommand(async (store) => {
  const chains = await checkChains(store);
  for (const chain of chains) console.log(lineOf(chain));
  const broken = chains.filter((chain) => chain.broken !== null).length;
  console.log(broken === 0 ? `All ${chains.length} chains hold.` : `${broken} of ${chains.length} chains are broken.`);
  if (broken > 0) process.exitCode = 1;
});
