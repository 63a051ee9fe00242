import { expect, test } from "vitest";
import { Unparsed } from "../../../kit/unparsed.ts";
import type { FieldSpec, Values } from "../../../form/spec.ts";
import type { Text } from "../../../messages/use-text.ts";
import { jobs } from "./dated.ts";
import { bodyOf } from "../../../form/values.ts";
import { checkFields as check } from "../../../form/faults.ts";
import { employeeWords, serverErrors } from "./form/words.ts";
import { contactPart } from "./edit-fields.ts";
import { employeeBody, jobBody } from "./new-body.ts";
import { contactFields, identityFields, jobFields, payFields, residencyFields } from "./new-fields.ts";
import { ownBody, ownSpecs } from "./own-fields.ts";

const t: Text = (id) => id;
const checkFields = (t: Text, fields: readonly FieldSpec[], values: Values) =>
  check(t, employeeWords(t), fields, values);
const all = new Set(["person", "identity", "employment", "job", "pay"]);

test("sections that nothing was said about stay out, and what is hidden does, too", () => {
  expect(
    employeeBody(
      {
        fullName: " Lim Jun Hao ",
        status: "offered",
        startDate: "2026-12-01",
        contractType: "permanent",
        contractEnd: "2027-01-01",
        departmentId: "d",
        designationId: "e",
        basic: 520_000,
      },
      all,
    ),
  ).toEqual({
    person: { fullName: "Lim Jun Hao" },
    employment: { status: "offered", startDate: "2026-12-01", contractType: "permanent" },
    job: { departmentId: "d", designationId: "e", reporting_tos: [] },
  });
});

test("pay counts hundredths, the manager is a reporting line, a phone one of several", () => {
  const body = employeeBody(
    {
      fullName: "Lim",
      mobile: "+65 8123 4567",
      workEmail: "lim@merlion.example",
      managerId: "m",
      rateType: "monthly",
      basic: 520_000,
      hoursPerWeek: 43.5,
      daysPerWeek: 5,
      residency: "citizen",
    },
    all,
  );
  expect(body).toMatchObject({
    person: { workEmail: "lim@merlion.example" },
    contact: { phones: [{ type: "mobile", number: "+65 8123 4567" }] },
    job: { reporting_tos: [{ managerId: "m", kind: "primary" }] },
    pay: { basic: 520_000, hoursPerWeek: 4350, daysPerWeek: 500 },
    residency: { residency: "citizen" },
  });
});

test("parts that the person may not write stay out, whatever the form holds", () => {
  const body = employeeBody(
    { fullName: "Lim", rateType: "monthly", basic: 520_000, residency: "citizen", idType: "NRIC", idNo: "S1234567D" },
    new Set(["person", "employment", "job"]),
  );
  expect(Object.keys(body)).toEqual(["person", "employment", "job"]);
});

test("who becomes the manager is no dotted line any more", () => {
  expect(jobBody({ managerId: "c", dottedManagerIds: ["b", "c"] })["reporting_tos"]).toEqual([
    { managerId: "c", kind: "primary" },
    { managerId: "b", kind: "dotted" },
  ]);
});

test("shares of the costs are those of departments or projects, and come to a whole", () => {
  const shares = [
    { bearer: "department", departmentId: "d", projectId: null, pct: 60 },
    { bearer: "project", departmentId: null, projectId: "p", pct: 30 },
  ];
  const { costSplit } = checkFields(t, jobs.fields, {
    effectiveFrom: "2027-01-01",
    departmentId: "d",
    designationId: "e",
    costSplit: shares,
  });
  expect(costSplit).toBe("employees.fault.not-whole");
  const whole = [shares[0] ?? {}, { ...shares[1], pct: 40 }];
  expect(
    checkFields(t, jobs.fields, {
      effectiveFrom: "2027-01-01",
      departmentId: "d",
      designationId: "e",
      costSplit: whole,
    }),
  ).toEqual({});
  expect(jobs.body(bodyOf(jobs.fields, { costSplit: whole }))).toMatchObject({
    costSplit: [
      { departmentId: "d", pct: 6000 },
      { projectId: "p", pct: 4000 },
    ],
  });
});

test("missing and unreadable values are reported, of shown fields only", () => {
  expect(checkFields(t, residencyFields, { residency: "citizen" })).toEqual({});
  expect(checkFields(t, residencyFields, { residency: "pr", prRateOption: "FF" })).toEqual({
    prGrantedOn: "common.fault.requiredField",
    approvalRef: "common.fault.requiredField",
  });
  expect(checkFields(t, contactFields, { mobile: "none" })).toEqual({ mobile: "employees.telephoneWrong" });
  expect(
    checkFields(t, contactPart, {
      phones: [{ type: "mobile", number: "+65 8123 4567" }],
      emergencyContacts: [{ name: "Tan", relation: "Father", phone: "n/a" }],
    }),
  ).toEqual({ emergencyContacts: "crud.fault.inRow" });
  expect(
    checkFields(t, payFields, {
      rateType: "hourly",
      basic: new Unparsed("a lot"),
      payFrequency: "monthly",
      proration: "workingDays",
    }),
  ).toEqual({ basic: "crud.fault.amount" });
});

test("faults of the server find the field that stands for what was sent", () => {
  const refused = (pointer: string, code: string) => ({
    status: 422,
    body: {
      type: "/problems/validation",
      title: "",
      status: 422,
      requestId: "",
      errors: [{ pointer, code, message: "" }],
    },
  });
  expect(serverErrors(t, identityFields, refused("/identity/idNo", "wrong-letter"))).toEqual({
    idNo: "employees.fault.wrong-letter",
  });
  expect(serverErrors(t, jobFields, refused("/job/reporting_tos/0/managerId", "circle"))).toEqual({
    managerId: "employees.fault.circle",
  });
  expect(serverErrors(t, contactFields, refused("/contact/phones/0/number", "pattern"))).toEqual({
    mobile: "common.fault.format",
  });
  expect(serverErrors(t, contactPart, refused("/phones/1/number", "pattern"))).toEqual({ phones: "crud.fault.inRow" });
  expect(serverErrors(t, jobFields, refused("/elsewhere", "required"))).toBeUndefined();
});

test("the company's own fields go along by their codes; what is not asked for any more stays, and a fault finds its field", () => {
  const own = ownSpecs([
    { code: "badge", label: "Badge", kind: "text", choices: [], required: true },
    { code: "driver", label: "Drives", kind: "yesNo", choices: [], required: false },
  ]);
  const values = { fullName: "Lim", "customFields.badge": " B-1 ", "customFields.driver": false };
  expect(employeeBody(values, all, own).person).toEqual({
    fullName: "Lim",
    customFields: { badge: "B-1", driver: false },
  });
  expect(ownBody(own, { "customFields.badge": "B-2" }, { old: "x", driver: true })).toEqual({
    old: "x",
    badge: "B-2",
    driver: null,
  });
  expect(checkFields(t, own, {})).toEqual({ "customFields.badge": "common.fault.requiredField" });
  const error = {
    status: 422,
    body: {
      type: "/problems/validation",
      title: "",
      status: 422,
      errors: [{ pointer: "/person/customFields/badge", code: "required" }],
    },
  };
  expect(Object.keys(serverErrors(t, own, error) ?? {})).toEqual(["customFields.badge"]);
});
