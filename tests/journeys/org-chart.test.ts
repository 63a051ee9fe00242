/** A large org chart: branches load when opened, and search leads to a person. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { insertOrgPeople } from "../support/org-people.ts";
import { openApp, type TestApp } from "./support/app.ts";

const companyId = sampleCompanies.trading.id;
const chain: string[] = Array.from({ length: 8 }, () => randomUUID());
const wide: string[] = Array.from({ length: 130 }, () => randomUUID());
const named = (name: string, at: number): string => `${name} ${String(at).padStart(3, "0")}`;

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
  const { pool } = app.store;
  // Under the top person with the most reports.
  const { rows } = await pool.query<{ boss: string; department: string; designation: string }>(
    `select line.manager_id as boss, job.department_id as department, job.designation_id as designation from employee_reporting_lines line
     join employee_jobs job on job.employee_id = line.manager_id
     where line.company_id = $1 and not exists (select 1 from employee_reporting_lines above where above.employee_id = line.manager_id) group by 1, 2, 3 order by count(*) desc, 1 limit 1`,
    [companyId],
  );
  const { boss = "", department = "", designation = "" } = rows[0] ?? {};
  await insertOrgPeople(
    pool,
    {
      tenantId: sampleTenants.merlion.id,
      companyId,
      by: sampleAccounts.adeline.id,
      departmentId: department,
      designationId: designation,
    },
    [
      ...chain.map((id, at) => ({ id, name: named("Aaron", at), manager: chain[at - 1] ?? boss })),
      ...wide.map((id, at) => ({ id, name: named("Wide", at), manager: chain[0] ?? "" })),
    ],
  );
});
afterAll(() => app.close());

test("a branch opens by keyboard, its last box loads more, and search jumps to the end of a chain", async () => {
  const { page, context, faults } = await app.open(`/companies/${companyId}/org-chart`, { account: "admin@demo.com" });
  const person = (name: string) => page.getByRole("treeitem", { name });
  await person(named("Aaron", 0)).waitFor();
  expect(await person(named("Aaron", 1)).count()).toBe(0);

  await person(named("Aaron", 0)).focus();
  await page.keyboard.press("Space");
  await person(named("Aaron", 1)).waitFor();

  await page.getByRole("combobox", { name: "Find a person" }).fill("Aaron 007");
  await page.getByRole("option", { name: named("Aaron", 7) }).click();
  await person(named("Aaron", 7)).waitFor();
  await expect.poll(() => person(named("Aaron", 7)).getAttribute("aria-selected")).toBe("true");

  await page.getByRole("radio", { name: "List" }).check();
  await person("Show 31 more").click();
  await person(named("Wide", 129)).waitFor();
  await expect.poll(() => person("Show 31 more").count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
