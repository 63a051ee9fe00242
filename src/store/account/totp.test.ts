/** The codes of RFC 6238, appendix B, and when a code is accepted. */
import { describe, expect, it } from "vitest";
import { codeAt } from "../../../tests/support/totp.ts";
import { newSecret, otpauthUri, stepOfCode } from "./totp.ts";

/** "12345678901234567890", the secret of the standard, in Base32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

describe("the codes", () => {
  it.each([
    [59, "94287082"],
    [1111111109, "07081804"],
    [1111111111, "14050471"],
    [1234567890, "89005924"],
    [2000000000, "69279037"],
    [20000000000, "65353130"],
  ])("are those of the standard at %i seconds", (seconds, code) => {
    // The standard has two digits more than authenticator apps show.
    const shown = code.slice(2);
    expect(stepOfCode(secret, shown, 0, at(seconds))).toBe(Math.floor(seconds / 30));
    expect(stepOfCode(secret, String((Number(shown) + 1) % 1e6).padStart(6, "0"), 0, at(seconds))).toBeUndefined();
  });

  it("are derived from a 160-bit secret, written as apps read it", () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
    expect(otpauthUri(secret, "Merlion & Co", "a b@demo.com")).toBe(
      `otpauth://totp/Merlion%20%26%20Co:a%20b%40demo.com?issuer=Merlion%20%26%20Co&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

describe("a code is accepted", () => {
  const now = at(1_234_567_890);
  const step = 41_152_263;

  it.each([
    [-2, undefined],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, undefined],
  ])("at %i steps from now", (away, found) => {
    expect(stepOfCode(secret, codeAt(secret, now, away), 0, now)).toBe(found);
  });

  it("once, and not if older than the last one", () => {
    expect(stepOfCode(secret, codeAt(secret, now), step, now)).toBeUndefined();
    expect(stepOfCode(secret, codeAt(secret, now, -1), step, now)).toBeUndefined();
    expect(stepOfCode(secret, codeAt(secret, now, 1), step, now)).toBe(step + 1);
  });

  it("never if it is malformed", () => {
    for (const code of ["", "12345", "1234567", "abcdef", "００５９２４"])
      expect(stepOfCode(secret, code, 0, now)).toBeUndefined();
  });
});
