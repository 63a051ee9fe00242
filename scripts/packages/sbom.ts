/** A bill of materials in the format CycloneDX 1.5: each package with version, licence and the hash that npm verified. */
import { createHash } from "node:crypto";
import type { LockedPackage } from "./lock.ts";

const purl = ({ name, version }: LockedPackage): string =>
  `pkg:npm/${name.startsWith("@") ? `%40${name.slice(1)}` : name}@${version}`;

/** Integrity as in the lockfile, such as "sha512-…" in base64. */
function hashesOf({ integrity }: LockedPackage): { alg: string; content: string }[] {
  const [, bits, value] = /^sha(\d+)-(\S+)/.exec(integrity ?? "") ?? [];
  return bits === undefined || value === undefined
    ? []
    : [{ alg: `SHA-${bits}`, content: Buffer.from(value, "base64").toString("hex") }];
}

/** An expression such as "(MIT OR Apache-2.0)" is no identifier. */
const licencesOf = ({ licence }: LockedPackage): object[] =>
  /[\s()]/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];

export function billOfMaterials(version: string, packages: readonly LockedPackage[]): object {
  const components = packages.map((one) => ({
    type: "library",
    "bom-ref": `${purl(one)}#${one.place}`,
    name: one.name,
    version: one.version,
    purl: purl(one),
    licenses: licencesOf(one),
    hashes: hashesOf(one),
  }));
  // The same packages give the same document.
  const digest = createHash("sha256").update(JSON.stringify(components)).digest("hex");
  const uuid = [8, 4, 4, 4, 12].reduce<{ parts: string[]; at: number }>(
    ({ parts, at }, length) => ({ parts: [...parts, digest.slice(at, at + length)], at: at + length }),
    { parts: [], at: 0 },
  );
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    serialNumber: `urn:uuid:${uuid.parts.join("-")}`,
    version: 1,
    metadata: { component: { type: "application", "bom-ref": "hrms", name: "hrms", version } },
    components,
  };
}
