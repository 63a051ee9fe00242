/** Explains a right: the roles that grant it, and whether the package withholds it. */
import { expect, test } from "vitest";
import { explained } from "./explained.ts";

const element = (code: string, held: boolean) => ({
  code,
  name: code.toUpperCase(),
  module: held ? "Held" : "Lacking",
  contractOps: [code],
  actions: ["view", "edit"] as const,
  held,
});

test("names every role that gives a permission, with the widest scope, and separately what the package lacks", () => {
  const clerk = {
    name: "Clerk",
    grants: [{ element: "grades", actions: ["view", "edit"], scope: "reports" }],
    fieldRights: [{ class: "pay", read: true, write: false }],
  } as const;
  const head = {
    name: "Head",
    grants: [{ element: "*", actions: ["view"], scope: "tenant" }],
    fieldRights: [],
  } as const;
  const { permissions, withheld, fieldRights } = explained({ companyId: "1", scope: "company", roles: [clerk, head] }, [
    element("grades", true),
    element("payroll", false),
  ]);
  expect(permissions).toEqual([
    { element: "grades", name: "GRADES", module: "Held", action: "view", scope: "company", roles: ["Clerk", "Head"] },
    { element: "grades", name: "GRADES", module: "Held", action: "edit", scope: "reports", roles: ["Clerk"] },
  ]);
  expect(withheld).toEqual([
    { element: "payroll", name: "PAYROLL", module: "Lacking", action: "view", roles: ["Head"] },
  ]);
  expect(fieldRights.find((right) => right.class === "pay")).toEqual({
    class: "pay",
    read: true,
    write: false,
    roles: ["Clerk"],
  });
});
