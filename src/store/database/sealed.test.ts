/** Encrypted values can only be decrypted with their key. */
import { expect, test } from "vitest";
import { fingerprint, masked, lastFour, seal, unseal } from "./sealed.ts";

const key = "a-key-of-at-least-thirty-two-signs";

test("is decrypted with the key, and never looks the same twice", () => {
  const stored = seal(key, "S1234567D");
  expect(unseal(key, stored)).toBe("S1234567D");
  expect(seal(key, "S1234567D")).not.toBe(stored);
  expect(stored).not.toContain("1234567");
});

test("is not decrypted with another key or after a change", () => {
  const stored = seal(key, "0721234567");
  expect(() => unseal(`${key}!`, stored)).toThrow();
  const bytes = Buffer.from(stored, "base64");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal(key, bytes.toString("base64"))).toThrow();
});

test("equal texts have equal fingerprints only under the same key", () => {
  expect(fingerprint(key, "A1")).toBe(fingerprint(key, "A1"));
  expect(fingerprint(`${key}!`, "A1")).not.toBe(fingerprint(key, "A1"));
  expect(masked(lastFour("0721234567"))).toBe("••••4567");
});
