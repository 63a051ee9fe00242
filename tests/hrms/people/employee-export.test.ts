/** The export of employees offers every field that the reader may see. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { employeesAt, openPeople, type People } from "./employees-setup.ts";

let people: People;
beforeAll(async () => {
  people = await openPeople();
  const one = await people.add("Export Everything", {
    person: {
      fullName: "Export Everything",
      dateOfBirth: "1990-05-17",
      raceId: masterId("races", "CN"),
    },
    contact: {
      phones: [
        { type: "home", number: "61234567" },
        { type: "mobile", number: "81234567" },
      ],
      addresses: [
        { type: "home", block: "12", street: "Orchid Lane", unit: "#03-21", postal: "310012", country: "SG" },
      ],
    },
    identity: { idType: "NRIC", idNo: "S9012345I" },
    residency: { residency: "citizen" },
    pay: { rateType: "monthly", basic: 432_100 },
  });
  const account = await people.owner<{ id: string }>("POST", `${employeesAt}/${one.id}/bank-accounts`, {
    body: {
      bankId: masterId("banks", "7339"),
      accountName: "Export Everything",
      accountNo: "5011234567",
      method: "giro",
      shareKind: "remainder",
      effectiveFrom: "2026-01-01",
    },
  });
  const approver = await people.gateway.signIn("approver@merlion.demo", "approver");
  const verified = await approver("POST", `${employeesAt}/${one.id}/bank-accounts/${account.body.id}/verify`);
  expect(verified.status).toBe(200);
});
afterAll(() => people.gateway.close());

const columns = ["fullName", "dateOfBirth", "race", "phone", "address", "idNo", "basic", "bank", "accountNo"];
const file = async (call = people.owner, query: Record<string, unknown> = { columns }) =>
  (await call<string>("GET", `${employeesAt}/export`, { query: { q: "Export Everything", ...query } as never })).body
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n");

it("has birth date, pay and bank account, with numbers masked", async () => {
  expect(await file()).toEqual([
    columns.join(","),
    'Export Everything,1990-05-17,Chinese,81234567,"12 Orchid Lane, #03-21, SG 310012",••••345I,4321.00,OCBC Bank,••••4567',
  ]);
});

it("leaves out what the reader's role does not show", async () => {
  const hr = await people.as(null, ["hrAdmin"]);
  expect(await file(hr)).toEqual([
    "fullName,dateOfBirth,race,phone,address,idNo",
    'Export Everything,1990-05-17,Chinese,81234567,"12 Orchid Lane, #03-21, SG 310012",••••345I',
  ]);
  const auditor = await people.as(null, ["auditor"]);
  expect((await file(auditor))[0]).toBe(columns.join(","));
});

it("has every column if none is named", async () => {
  const [head] = await file(people.owner, {});
  expect(head?.split(",")).toEqual(expect.arrayContaining(["employeeNo", "readiness", "confirmedOn", "payMethod"]));
});
