/** The sample people: the documented number, and each record opens completely and matches the contract. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Employee, EmployeeDocumentPage, EmployeePage } from "#generated/hrms/schema.ts";
import { checkChains } from "#src/store/shared/audit-chain.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { documentTypeId } from "#src/store/samples/people-settings.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
beforeAll(async () => {
  gateway = await openHrmsGateway();
});
afterAll(() => gateway.close());

const statuses = ["offered", "onboarding", "probation", "confirmed", "notice", "exited"];

async function everybody(call: HrmsGateway["call"], companyId: string): Promise<EmployeePage["items"]> {
  const items: EmployeePage["items"] = [];
  const query = statuses.map((status) => `status=${status}`).join("&");
  for (let page = 1; ; page += 1) {
    const { body } = await call<EmployeePage>(
      "GET",
      `/companies/${companyId}/employees?pageSize=100&page=${page}&${query}`,
    );
    items.push(...body.items);
    if (items.length >= body.total) return items;
  }
}

it("has 260 people in three companies, and every record opens", async () => {
  const owners = {
    merlion: await gateway.signIn("admin@demo.com", "admin"),
    banyan: await gateway.signIn("owner@banyan.demo", "banyan"),
  };
  let people = 0;
  const ages = new Set<number>();
  for (const { id: companyId, tenant } of Object.values(sampleCompanies)) {
    const call = owners[tenant];
    for (const { id, fullName } of await everybody(call, companyId)) {
      const at = `/companies/${companyId}/employees/${id}`;
      const { status, body } = await call<Employee>("GET", at);
      expect([fullName, status]).toEqual([fullName, 200]);
      for (const part of ["timeline"])
        expect([fullName, part, (await call("GET", `${at}/${part}`)).status]).toEqual([fullName, part, 200]);
      if (body.personal?.dateOfBirth)
        ages.add(new Date().getFullYear() - Number(body.personal.dateOfBirth.slice(0, 4)));
      people += 1;
    }
  }
  expect(people).toBe(260);
  expect([Math.min(...ages) <= 18, Math.max(...ages) >= 73]).toEqual([true, true]);
}, 120_000);

it("has documents that open, terms, tasks, transfers, requests and history", async () => {
  const owner = await gateway.signIn("admin@demo.com", "admin");
  const { id: companyId } = sampleCompanies.trading;
  const people = await everybody(owner, companyId);
  const count = async (path: string) => (await owner<{ total: number }>("GET", path)).body.total;
  const found = { documents: 0, kets: 0, tasks: 0, history: 0, transfers: 0 };
  for (const { id } of people.slice(0, 20))
    for (const part of ["documents", "kets", "tasks", "history"] as const)
      found[part] += (await count(`/companies/${companyId}/employees/${id}/${part}`)) > 0 ? 1 : 0;
  for (const { id } of people.filter(({ status }) => status === "exited"))
    found.transfers += await count(`/companies/${companyId}/employees/${id}/transfers`);
  expect([found.documents > 15, found.kets > 0, found.tasks > 0, found.history, found.transfers]).toEqual([
    true,
    true,
    true,
    20,
    1,
  ]);
  const at = `/companies/${companyId}/employees/${people[0]?.id}`;
  const { body: documents } = await owner<EmployeeDocumentPage>("GET", `${at}/documents`);
  const file = await owner<string>(
    "GET",
    `${at}/files/${documents.items.find(({ fileId }) => fileId !== null)?.fileId}`,
  );
  expect(String(file.body)).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
  expect(await count(`/companies/${companyId}/change-requests`)).toBe(5);
  expect(
    await count(`/companies/${companyId}/document-types/${documentTypeId("trading", "Driving licence")}/history`),
  ).toBe(1);
  expect((await checkChains(gateway.database)).filter(({ broken }) => broken !== null)).toEqual([]);
}, 120_000);
