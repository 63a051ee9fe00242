/** An archived company: readable for people who worked there, read-only, and restored completely. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Company, Problem } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
let at: string;
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
  const { body } = await owner<Company>("POST", "/companies", {
    body: { company_name: "Orchid Services Pte. Ltd.", uen: "202134567W" },
  });
  at = `/companies/${body.id}`;
  expect((await owner("POST", `${at}/grades`, { body: { name: "First", rank: 1 } })).status).toBe(201);
  expect((await owner("POST", `${at}/archive`)).status).toBe(200);
});
afterAll(() => gateway.close());

it.each([
  ["POST", "/grades", { name: "Second", rank: 2 }],
  [
    "POST",
    "/employees",
    { person: { fullName: "Tan Mei" }, employment: { startDate: "2026-11-02", contractType: "permanent" } },
  ],
  ["PUT", "/setup", { dismissed: true }],
  ["PUT", "/default", undefined],
  ["POST", "/archive", undefined],
  ["PUT", "", { company_name: "Renamed", uen: "202134567W" }],
] as const)("refuses %s %s", async (method, path, body) => {
  const answer = await owner<Problem>(method, `${at}${path}`, {
    headers: { "If-Match": '"2"' },
    ...(body && { body }),
  });
  expect([answer.status, answer.body.code]).toEqual([409, "company-archived"]);
});

it("can be read while archived, and written again after it is restored", async () => {
  expect((await owner<{ total: number }>("GET", `${at}/grades`)).body.total).toBe(1);
  expect((await owner<Company>("GET", at)).body.status).toBe("archived");
  expect((await owner("POST", `${at}/restore`)).status).toBe(200);
  expect((await owner("POST", `${at}/grades`, { body: { name: "Second", rank: 2 } })).status).toBe(201);
});

it("can be deleted if it holds only its own settings; otherwise the response names what it still holds", async () => {
  const made = await owner<Company>("POST", "/companies", {
    body: { company_name: "Passing Pte. Ltd.", uen: "201588123K" },
  });
  const company = `/companies/${made.body.id}`;
  const settings = (await owner<Record<string, unknown>>("GET", `${company}/company-settings`)).body;
  const { version: _version, updatedAt: _at, updatedBy: _by, ...own } = settings;
  expect(
    (
      await owner("PUT", `${company}/company-settings`, {
        headers: { "If-Match": '"1"' },
        body: { ...own, payDay: 25 },
      })
    ).status,
  ).toBe(200);
  const {
    version,
    updatedAt: _then,
    updatedBy: _who,
    ...chosen
  } = (await owner<Record<string, unknown>>("GET", `${company}/calculation-settings`)).body;
  expect(
    (
      await owner("PUT", `${company}/calculation-settings`, {
        headers: { "If-Match": `"${String(version)}"` },
        body: chosen,
      })
    ).body,
  ).toMatchObject(chosen);
  expect(
    (
      await owner("POST", `${company}/ppf`, {
        body: {
          effectiveFrom: "2029-01-01",
          announcedUpTo: "2029-12-31",
          sourceTitle: "Rules of our provident fund",
          sourceUrl: "https://kopi.example/fund",
          certainty: "own",
        },
      })
    ).status,
  ).toBe(201);
  expect((await owner("POST", `${company}/archive`)).status).toBe(200);
  const answer = await owner<Problem>("DELETE", company);
  expect([answer.status, answer.body]).toMatchObject([
    409,
    { code: "in-use", errors: [{ params: { subject: "ppf" } }, { params: { subject: "calculation-settings" } }] },
  ]);
});
