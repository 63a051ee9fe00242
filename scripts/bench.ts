/** `npm run bench`: speed beside peers, generation beside peers, bytes per page; all in one run, all on this machine. */
import { generation } from "./bench/generation.ts";
import { pages } from "./bench/pages.ts";
import { peersFolder } from "./bench/peer.ts";
import { throughput } from "./bench/throughput.ts";
import { Failure, main } from "./lib/failure.ts";
import { installSidePackages } from "./lib/side-packages.ts";

const parts = { throughput, generation, pages };

main(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Failure(`There is no part named ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);
  await installSidePackages(peersFolder);
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await measure();
    console.log();
  }
});
