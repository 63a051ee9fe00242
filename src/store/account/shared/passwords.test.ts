import { scryptSync } from "node:crypto";
import { expect, it } from "vitest";
import { defaultPasswordPolicy } from "#src/domain/account/shared/new-password.ts";
import { hashPassword, passwordCost, publicPasswordCost, verifyPassword, withPassword } from "./passwords.ts";

it("accepts only the correct password, and hashes it differently each time", async () => {
  const [first, second] = await Promise.all([
    hashPassword("Orchid-Road-77", passwordCost),
    hashPassword("Orchid-Road-77", passwordCost),
  ]);
  expect(first).not.toBe(second);
  expect(first).not.toContain("Orchid");
  // OWASP's minimum for scrypt; only sample passwords cost less.
  expect(first).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await verifyPassword("Orchid-Road-77", first)).toBe(true);
  expect(await verifyPassword("orchid-road-77", first)).toBe(false);
});

it("reads the cost from the hash, so that older hashes keep working", async () => {
  const key = scryptSync("pw", "salt", 32, { N: 16, r: 1, p: 1 }).toString("base64url");
  expect(await verifyPassword("pw", `scrypt$16$1$1$c2FsdA$${key}`)).toBe(true);
});

it("accepts equivalent Unicode spellings", async () => {
  expect(await verifyPassword("cafe\u0301", await hashPassword("café", publicPasswordCost))).toBe(true);
});

it("rejects without a hash", async () => {
  expect(await verifyPassword("", undefined)).toBe(false);
  expect(await verifyPassword("", null)).toBe(false);
});

it("keeps as many earlier ones as the policy requires, latest first", () => {
  const now = new Date("2026-11-20T04:30:00.000Z");
  const after = (reuse: number) =>
    withPassword({ passwordHash: "b", earlierPasswords: ["a"] }, "c", { ...defaultPasswordPolicy, reuse }, now)
      .earlierPasswords;
  expect([after(0), after(1), after(2), after(3), after(9)]).toEqual([[], [], ["b"], ["b", "a"], ["b", "a"]]);
});
