import { expect, it } from "vitest";
import { cleanLine } from "./text.ts";

it("trims, collapses spaces and composes letters", () => {
  expect(cleanLine(" \tCafe\u0301\u00a0 \n Lead ")).toBe("Café Lead");
  expect(cleanLine("  ")).toBe("");
});

it("keeps scripts and emoji intact", () => {
  for (const text of ["陈美玲", "நிதி மேலாளர்", "👩‍🍳 Chef", "Nur'ain binte Osman"]) expect(cleanLine(text)).toBe(text);
});

it("rejects control characters and lone surrogates", () => {
  for (const text of ["a\u0000b", "a\u001bb", "\u007f", "a\ud800b"]) expect(cleanLine(text)).toBeNull();
});
