/** Which licences the product may be shipped with. */
import type { LockedPackage } from "./lock.ts";

/** They ask for no more than that their notice is kept. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "PostgreSQL",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Named only in a file of the package. */
const named: Readonly<Record<string, string>> = { "png-js": "MIT" };

/** Weak copyleft covers changes to their own files: they build the app and are not shipped. */
const onlyBuild = /^lightningcss(-|$)/;

/** One of several licences is enough; of several together, each counts. */
export function isAccepted({ name, licence }: Pick<LockedPackage, "name" | "licence">): boolean {
  if (onlyBuild.test(name) && licence === "MPL-2.0") return true;
  const plain = (named[name] ?? licence).replaceAll(/[()]/g, "");
  return plain.split(" OR ").some((choice) => choice.split(" AND ").every((one) => permissive.has(one.trim())));
}
