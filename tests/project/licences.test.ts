/** What the product is shipped with: known licences that allow it, and a bill of materials. */
import { expect, it, test } from "vitest";
import { root } from "../../scripts/lib/run.ts";
import { isAccepted } from "../../scripts/packages/accepted.ts";
import { neededPackages } from "../../scripts/packages/lock.ts";
import { billOfMaterials } from "../../scripts/packages/sbom.ts";

const packages = neededPackages(root);

test("every package has a licence that the product may be shipped with", () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter((one) => !isAccepted(one)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

it.each([
  ["MIT", true],
  ["(MPL-2.0 OR Apache-2.0)", true],
  ["MIT AND BSD-3-Clause", true],
  ["GPL-3.0", false],
  ["MIT AND GPL-2.0", false],
  ["MPL-2.0", false],
  ["unknown", false],
])("%s: %s", (licence, accepted) => {
  expect(isAccepted({ name: "planted", licence })).toBe(accepted);
});

test("tests and tools are not among them, and what packages need is", () => {
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["pg", "pg-protocol", "react", "@stoplight/types"]));
  expect(names.filter((name) => /^(vitest|oxlint|playwright-core|dependency-cruiser)$/.test(name))).toEqual([]);
  const few = neededPackages(root, ["pg"]).map(({ name }) => name);
  expect(few).toEqual(expect.arrayContaining(["pg", "pg-pool", "postgres-date", "split2"]));
  expect(few).not.toContain("react");
});

test("the bill of materials has address, licence and hash of each, and is the same for the same packages", () => {
  const bill = billOfMaterials("1.2.3", packages) as {
    components: { purl: string; licenses: object[]; hashes: { alg: string; content: string }[]; "bom-ref": string }[];
  };
  expect(bill).toMatchObject({
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    metadata: { component: { version: "1.2.3" } },
  });
  expect(billOfMaterials("1.2.3", packages)).toEqual(bill);
  expect(new Set(bill.components.map((one) => one["bom-ref"])).size).toBe(packages.length);
  for (const { purl, licenses, hashes } of bill.components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
    expect(licenses, purl).toHaveLength(1);
    expect(hashes, purl).toEqual([{ alg: "SHA-512", content: expect.stringMatching(/^[\da-f]{128}$/) }]);
  }
});
