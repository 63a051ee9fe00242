import { expect, it } from "vitest";
import { publishedModules, publishedPackages } from "./catalogue.ts";
import { dependsOnItself, missingModules } from "./dependencies.ts";

const [core, people, leave] = [
  { code: "core", name: "Core", dependsOn: [] },
  { code: "people", name: "People", dependsOn: ["core"] },
  { code: "leave", name: "Leave", dependsOn: ["people"] },
];

it("finds what a package lacks", () => {
  expect(missingModules([core, leave])).toEqual([{ name: "Leave", missing: ["people"] }]);
  expect(missingModules([core, people, leave])).toEqual([]);
});

it("finds a module that depends on itself, directly or indirectly", () => {
  expect(dependsOnItself("core", ["leave"], [core, people, leave])).toBe(true);
  expect(dependsOnItself("core", ["core"], [])).toBe(true);
  expect(dependsOnItself("leave", ["people"], [core, people, leave])).toBe(false);
});

it("the built-in packages are consistent: every element once, nothing missing", () => {
  const codes = publishedModules.flatMap(({ elements }) => elements.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
  for (const { modules } of publishedPackages)
    expect(missingModules(publishedModules.filter(({ code }) => code in modules))).toEqual([]);
  for (const { code, dependsOn } of publishedModules)
    expect(dependsOnItself(code, dependsOn, publishedModules)).toBe(false);
});
