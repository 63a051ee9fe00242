/** `npm run bench`: speed and generation compared with peers, page loads, calculation cases, documents, large uploads, leave, working time and pay runs of many people; all in one run on this machine. */
import { documents } from "./bench/documents.ts";
import { engine } from "./bench/engine.ts";
import { generation } from "./bench/generation.ts";
import { load } from "./bench/load.ts";
import { pages } from "./bench/pages.ts";
import { people } from "./bench/people.ts";
import { payroll } from "./bench/payroll.ts";
import { payrollKill } from "./bench/payroll-kill.ts";
import { peersFolder } from "./bench/peer.ts";
import { scale } from "./bench/scale.ts";
import { soakEmbedded } from "./bench/soak-embedded.ts";
import { soak } from "./bench/soak.ts";
import { time } from "./bench/time.ts";
import { throughput } from "./bench/throughput.ts";
import { uploads } from "./bench/uploads.ts";
import { Failure, main } from "./lib/failure.ts";
import { installSidePackages } from "./lib/side-packages.ts";

const parts = {
  throughput,
  generation,
  pages,
  engine,
  documents,
  people,
  time,
  payroll,
  "payroll-kill": payrollKill,
  uploads,
  load,
  scale,
  soak,
  "soak-embedded": soakEmbedded,
};
/** These have no peer: run alone, they need none of the peers' packages. */
const alone: readonly string[] = [
  "pages",
  "engine",
  "documents",
  "people",
  "time",
  "payroll",
  "payroll-kill",
  "uploads",
  "load",
  "scale",
  "soak",
  "soak-embedded",
];
/** They measure nothing and take long: they run only if named. */
const onlyNamed: readonly string[] = ["payroll-kill", "scale", "soak", "soak-embedded"];

main(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Failure(`There is no part named ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);
  if (wanted.length === 0 || wanted.some((name) => !alone.includes(name))) await installSidePackages(peersFolder);
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 ? !wanted.includes(name) : onlyNamed.includes(name)) continue;
    await measure();
    console.log();
  }
});
