/** The people of the samples: as many as promised, and each record opens with all that belongs to it, as the contract says. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Employee, EmployeePage } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { type HrmsGateway, openHrmsGateway } from "../support/hrms-gateway.ts";

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
    const { body } = await call<EmployeePage>("GET", `/companies/${companyId}/employees?pageSize=100&page=${page}&${query}`);
    items.push(...body.items);
    if (items.length >= body.total) return items;
  }
}

it("are 260 in three companies, and every record opens, however long ago it began", async () => {
  const owners = { merlion: await gateway.signIn("admin@demo.com", "admin"), banyan: await gateway.signIn("owner@banyan.demo", "banyan") };
  let people = 0;
  const ages = new Set<number>();
  for (const { id: companyId, tenant } of Object.values(sampleCompanies)) {
    const call = owners[tenant];
    for (const { id, fullName } of await everybody(call, companyId)) {
      const at = `/companies/${companyId}/employees/${id}`;
      const { status, body } = await call<Employee>("GET", at);
      expect([fullName, status]).toEqual([fullName, 200]);
      for (const part of ["timeline"]) expect([fullName, part, (await call("GET", `${at}/${part}`)).status]).toEqual([fullName, part, 200]);
      if (body.personal?.dateOfBirth) ages.add(new Date().getFullYear() - Number(body.personal.dateOfBirth.slice(0, 4)));
      people += 1;
    }
  }
  expect(people).toBe(260);
  expect([Math.min(...ages) <= 18, Math.max(...ages) >= 73]).toEqual([true, true]);
}, 120_000);
