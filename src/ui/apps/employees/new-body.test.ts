import { expect, test } from "vitest";
import { Unparsed } from "../../kit/unparsed.ts";
import type { Text } from "../../messages/use-text.ts";
import { checkFields, serverErrors } from "./form/spec.ts";
import { employeeBody, jobBody } from "./new-body.ts";
import { contactFields, identityFields, jobFields, payFields, residencyFields } from "./new-fields.ts";

const t: Text = (id) => id;

test("sections that nothing was said about stay out, and what is hidden does, too", () => {
  expect(employeeBody({ fullName: " Lim Jun Hao ", status: "offered", startDate: "2026-12-01", contractType: "permanent", contractEnd: "2027-01-01", departmentId: "d", designationId: "e", basic: 520_000 })).toEqual({
    person: { fullName: "Lim Jun Hao" },
    employment: { status: "offered", startDate: "2026-12-01", contractType: "permanent" },
    job: { departmentId: "d", designationId: "e", reportingLines: [] },
  });
});

test("pay counts hundredths, the manager is a reporting line, a phone one of several", () => {
  const body = employeeBody({ fullName: "Lim", mobile: "+65 8123 4567", workEmail: "lim@merlion.example", managerId: "m", rateType: "monthly", basic: 520_000, hoursPerWeek: 43.5, daysPerWeek: 5, residency: "citizen" });
  expect(body).toMatchObject({
    person: { workEmail: "lim@merlion.example" },
    contact: { phones: [{ type: "mobile", number: "+65 8123 4567" }] },
    job: { reportingLines: [{ managerId: "m", kind: "primary" }] },
    pay: { basic: 520_000, hoursPerWeek: 4350, daysPerWeek: 500 },
    residency: { residency: "citizen" },
  });
});

test("dotted lines go on where the manager changes, except for one who becomes the manager", () => {
  const kept = [{ managerId: "a", kind: "primary" as const }, { managerId: "b", kind: "dotted" as const }, { managerId: "c", kind: "dotted" as const }];
  expect(jobBody({ managerId: "c" }, kept)["reportingLines"]).toEqual([{ managerId: "c", kind: "primary" }, { managerId: "b", kind: "dotted" }]);
});

test("what is missing or cannot be read is told, of shown fields alone", () => {
  expect(checkFields(t, residencyFields, { residency: "citizen" })).toEqual({});
  expect(checkFields(t, residencyFields, { residency: "pr", prRateOption: "FF" })).toEqual({ prGrantedOn: "common.fault.required", approvalRef: "common.fault.required" });
  expect(checkFields(t, payFields, { rateType: "hourly", basic: new Unparsed("a lot"), payFrequency: "monthly", proration: "workingDays" })).toEqual({ basic: "crud.fault.amount" });
});

test("faults of the server find the field that stands for what was sent", () => {
  const refused = (pointer: string, code: string) => ({ status: 422, body: { type: "/problems/validation", title: "", status: 422, requestId: "", errors: [{ pointer, code, message: "" }] } });
  expect(serverErrors(t, identityFields, refused("/identity/idNo", "wrong-letter"))).toEqual({ idNo: "employees.fault.wrong-letter" });
  expect(serverErrors(t, jobFields, refused("/job/reportingLines/0/managerId", "circle"))).toEqual({ managerId: "employees.fault.circle" });
  expect(serverErrors(t, contactFields, refused("/contact/phones/0/number", "pattern"))).toEqual({ mobile: "common.fault.format" });
  expect(serverErrors(t, jobFields, refused("/elsewhere", "required"))).toBeUndefined();
});
