/** Which built-in roles require two-step verification under each rule. */
import { describe, expect, it } from "vitest";
import { mustHaveMfa } from "./mfa-duty.ts";
import type { KnownElement } from "./rights.ts";
import { type SystemRole, systemRoles } from "../system-roles.ts";

const elements: KnownElement[] = ["companies", "employees", "payroll", "leaves"].map((code) => ({
  code,
  contractOps: [code],
  actions: ["view", "edit", "approve"],
  held: code !== "leaves",
}));
const rowOf = (code: SystemRole["code"]) => ({
  companyId: "a",
  scope: "company" as const,
  roles: systemRoles.filter((one) => one.code === code),
});

describe("a second step", () => {
  it("is required of everyone, or nobody, if the policy says so", () => {
    expect(mustHaveMfa("required", [], elements)).toBe(true);
    expect(mustHaveMfa("optional", [rowOf("tenantOwner")], elements)).toBe(false);
  });

  it.each([
    ["tenantOwner", true],
    ["payrollMaker", true],
    ["payrollApprover", true],
    ["auditor", true],
    ["hrAdmin", true],
    ["employee", false],
  ] as const)("is by pay and approval the duty of %s: %s", (code, duty) => {
    expect(mustHaveMfa("requiredForPay", [rowOf(code)], elements)).toBe(duty);
  });

  it("is not required of managers while there is nothing to approve", () => {
    expect(mustHaveMfa("requiredForPay", [rowOf("manager")], elements)).toBe(false);
    expect(
      mustHaveMfa(
        "requiredForPay",
        [rowOf("manager")],
        elements.map((element) => ({ ...element, held: true })),
      ),
    ).toBe(true);
  });
});
