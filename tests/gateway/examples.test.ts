/** `npm run mock -- --examples`: both contracts merged into one document for prism-cli. */
import { expect, it } from "vitest";
import demo from "#generated/demo/openapi.json" with { type: "json" };
import hrms from "#generated/hrms/openapi.json" with { type: "json" };
import { record, type Json } from "#src/contract/document.ts";
import { mergeContracts } from "../../scripts/mock/prism-cli.ts";

const merged = mergeContracts([hrms as unknown as Json, demo as unknown as Json]);

function at(pointer: string): unknown {
  return pointer
    .slice(2)
    .split("/")
    .reduce<unknown>((node, step) => record(node)[step.replaceAll("~1", "/").replaceAll("~0", "~")], merged);
}

it("both contracts have every path, and every reference resolves", () => {
  expect(new Set(Object.keys(record(merged["paths"])))).toEqual(
    new Set([...Object.keys(hrms.paths), ...Object.keys(demo.paths)]),
  );
  const references = [...JSON.stringify(merged).matchAll(/"\$ref":"(#[^"]+)"/g)].map(([, pointer = ""]) => pointer);
  expect(references.length).toBeGreaterThan(1000);
  expect(references.filter((pointer) => at(pointer) === undefined)).toEqual([]);
});

it("schemas of the same name stay separate", () => {
  const shape = (path: string): string => JSON.stringify(record(record(merged["paths"])[path])["get"]);
  expect(shape("/api/datatables/initial-data")).toContain("contract1.EmployeeRow");
  expect(record(at("#/components/schemas/contract1.EmployeeRow"))["properties"]).toHaveProperty("full_name");
  expect(record(at("#/components/schemas/contract0.EmployeeRow"))["properties"]).not.toHaveProperty("full_name");
});
