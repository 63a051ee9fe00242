/** What comes with the product has a name in each language, found by the English one that is stored. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publishedModules } from "#src/domain/access/catalogue.ts";
import { systemRoles } from "#src/domain/access/system-roles.ts";
import { seededLeaveTypes } from "#src/store/seeds/leave-types.ts";
import { seededRaces, seededReligions } from "#src/store/seeds/people-and-banks.ts";
import { type NamedKind, nameMessage } from "#src/ui/messages/built-in-name.ts";

const stored: Record<NamedKind, readonly string[]> = {
  role: systemRoles.map(({ name }) => name),
  roleDescription: systemRoles.map(({ description }) => description),
  module: publishedModules.map(({ name }) => name),
  element: publishedModules.flatMap(({ elements }) => elements.map(({ name }) => name)),
  race: seededRaces.map(({ name }) => name),
  religion: seededReligions.map(({ name }) => name),
  leaveType: seededLeaveTypes.map(({ name }) => name),
};

test("each has its message, in English as it is stored, and no message is without one", () => {
  const english = JSON.parse(readFileSync(new URL("../../src/ui/messages/names/en.json", import.meta.url), "utf8")) as Record<string, string>;
  const expected = (Object.keys(stored) as NamedKind[]).flatMap((kind) => stored[kind].map((name) => [nameMessage(kind, name), name] as const));
  expect(Object.fromEntries(Object.entries(english).map(([key, name]) => [`names.${key}`, name]))).toEqual(Object.fromEntries(expected));
});
