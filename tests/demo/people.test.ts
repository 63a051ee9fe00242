/** A name is the same person in every app: everyone is a user, with one address and one portrait. */
import { expect, it } from "vitest";
import { operations } from "#generated/demo/operations.ts";
import type { User } from "#generated/demo/schema.ts";
import { visitors } from "./visit.ts";

const newVisit = visitors();

interface Mention {
  readonly operation: string;
  readonly name: string;
  readonly avatar?: unknown;
  readonly email?: unknown;
}

/** How the responses call a person's name, portrait and address. */
const names = ["fullName", "userFullName", "full_name", "username", "name", "title"];
const portraits = ["avatar", "img", "imgUrl"];
const addresses = ["email", "companyEmail"];
const isPortrait = (value: unknown): boolean => String(value).startsWith("/media/avatars.svg");

function mentionsIn(operation: string, value: unknown): Mention[] {
  if (Array.isArray(value)) return value.flatMap((each) => mentionsIn(operation, each));
  if (value === null || typeof value !== "object") return [];
  const fields = value as Readonly<Record<string, unknown>>;
  const inside = Object.values(fields).flatMap((each) => mentionsIn(operation, each));
  const first = (keys: readonly string[]): string | undefined => keys.find((key) => key in fields);
  const [name, portrait, address] = [first(names), first(portraits), first(addresses)];
  // What has neither portrait nor address, such as a product, is nobody.
  const isPerson = (portrait !== undefined && isPortrait(fields[portrait])) || address !== undefined;
  if (name === undefined || !isPerson) return inside;
  return [
    ...inside,
    {
      operation,
      name: String(fields[name]),
      ...(portrait !== undefined && { avatar: fields[portrait] }),
      ...(address !== undefined && { email: fields[address] }),
    },
  ];
}

/** Companies and machines that write emails, and the hundred employees of the table pages, who work elsewhere. */
const others = /desk|windfall|tower-nine|paysl1p|goldenchop|lantern\.example$/;

it("everyone who is named is a user, and looks and writes the same in every app", async () => {
  const visit = newVisit();
  const users = (await visit<User[]>("GET", "/api/users/list/all-data")).body;
  const reads = operations.filter(
    ({ method, path, parameters }) =>
      method === "get" && !path.includes("{") && parameters.every(({ required }) => !required),
  );
  const answers = await Promise.all(reads.map(async ({ id, path }) => ({ id, body: (await visit("GET", path)).body })));
  const mentions = answers
    .flatMap(({ id, body }) => mentionsIn(id, body))
    .filter(({ name, email }) => name.includes(" ") && !others.test(String(email)));
  expect(new Set(mentions.map(({ operation }) => operation)).size).toBeGreaterThan(8);
  const wrong = mentions.filter(({ name, avatar, email }) => {
    const user = users.find(({ fullName }) => fullName === name);
    if (!user) return true;
    return (avatar !== undefined && avatar !== user.avatar) || (email !== undefined && email !== user.email);
  });
  expect(wrong).toEqual([]);
});
