/** Every blocker leads to the page on which it is resolved. */
import { expect, test } from "vitest";
import { blockerLink } from "./blocker-links.ts";

const [companyId, employeeId, payslipId] = ["7", "12", "99"];
const linkOf = (place: Parameters<typeof blockerLink>[1]["target"]["place"], id: string | null = null) =>
  blockerLink(companyId, { employeeId, payslipId, target: { place, id } });

test("what the record lacks is entered in its tab", () => {
  expect(linkOf("employee-bank")).toEqual({ to: "/companies/7/employees/12", search: { tab: "pay" } });
  expect(linkOf("employee-work-pass")).toEqual({ to: "/companies/7/employees/12", search: { tab: "identity" } });
  expect(linkOf("employee-person")).toEqual({ to: "/companies/7/employees/12", search: { tab: "personal" } });
});

test("days are reviewed in the logs of the employee, periods locked in their list", () => {
  expect(linkOf("attendance-logs")).toEqual({ to: "/companies/7/attendance-logs", search: { employeeId: "12" } });
  expect(linkOf("attendance-periods")).toEqual({ to: "/companies/7/attendance-periods" });
});

test("what the payslip says is resolved there, and another run on its own page", () => {
  expect(linkOf("payslip")).toEqual({ to: "/companies/7/payslips/99" });
  expect(linkOf("pay-run", "31")).toEqual({ to: "/companies/7/pay-runs/31" });
  expect(linkOf("calculation-settings")).toEqual({ to: "/companies/7/company-settings" });
});
