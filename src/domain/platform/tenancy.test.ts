import { describe, expect, it } from "vitest";
import { maskEmail } from "./shared/mask-email.ts";
import { afterStep, isRestricted, maySignIn, mayWrite, stepsFrom, tenantStates } from "./shared/states.ts";

describe("the life cycle of a tenant", () => {
  it("returns to its previous state after a suspension", () => {
    expect(afterStep("suspend", "trial", false)).toBe("suspended");
    expect(afterStep("reactivate", "suspended", false)).toBe("trial");
    expect(afterStep("reactivate", "closed", true)).toBe("active");
    expect(afterStep("activate", "trial", false)).toBe("active");
  });

  it("has no step without effect, and none from a state that does not allow it", () => {
    expect(afterStep("activate", "active", true)).toBeNull();
    expect(afterStep("close", "closing", true)).toBeNull();
    expect(afterStep("close", "closed", true)).toBeNull();
    expect(stepsFrom("purged")).toEqual([]);
    for (const state of tenantStates)
      for (const step of stepsFrom(state)) expect(afterStep(step, state, true)).not.toBe(state);
  });

  it("stops writes before it stops sign-in", () => {
    expect(tenantStates.filter(mayWrite)).toEqual(["trial", "active"]);
    expect(tenantStates.filter(maySignIn)).toEqual(["trial", "active", "suspended", "closing"]);
    expect(tenantStates.filter(isRestricted)).toEqual(["suspended", "closing"]);
  });
});

it("masks everything in an address except the first letter and the domain", () => {
  expect(maskEmail("mei.tan@kopi.example")).toBe("m•••@kopi.example");
  expect(maskEmail("nobody")).toBe("n•••");
});
