/**
 * `npm run licences`: the packages of the product by licence; exits with 1 if one may not be shipped. `-- --sbom FILE` writes a bill of
 * materials.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import packageJson from "../package.json" with { type: "json" };
import { Failure, main } from "./lib/failure.ts";
import { root } from "./lib/run.ts";
import { neededPackages } from "./packages/lock.ts";
import { isAccepted } from "./packages/accepted.ts";
import { billOfMaterials } from "./packages/sbom.ts";

function readFile(): string | undefined {
  try {
    return parseArgs({ options: { sbom: { type: "string" } } }).values.sbom;
  } catch (error) {
    throw new Failure(`${(error as Error).message.split(". ")[0]}. npm run licences knows one option: -- --sbom FILE`);
  }
}

main(async () => {
  const file = readFile();
  const packages = neededPackages(root);
  if (file !== undefined) {
    writeFileSync(file, `${JSON.stringify(billOfMaterials(packageJson.version, packages), null, 2)}\n`);
    console.log(`${file}: ${packages.length} packages`);
    return;
  }
  const byLicence = Map.groupBy(packages, ({ licence }) => licence);
  for (const [licence, those] of [...byLicence].sort(([, one], [, other]) => other.length - one.length)) {
    const names = [...new Set(those.map(({ name, version }) => `${name} ${version}`))].sort();
    console.log(`${licence} (${names.length})\n  ${names.join(", ")}\n`);
  }
  const refused = packages.filter((one) => !isAccepted(one));
  for (const { name, version, licence } of refused) console.log(`Not accepted: ${name} ${version} (${licence})`);
  console.log(`${packages.length} packages, ${byLicence.size} licences, ${refused.length} not accepted`);
  if (refused.length > 0) process.exitCode = 1;
});
