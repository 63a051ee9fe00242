/** The log records who read whose record, because reading leaves nothing in the audit trail. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EmployeePage, Session } from "#generated/hrms/schema.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { silentLog } from "#src/server/gateway/log.ts";
import { hrmsContract } from "#src/server/hrms-contract.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { testGateway } from "../../support/gateway.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
beforeAll(async () => {
  gateway = await openHrmsGateway();
});
afterAll(() => gateway.close());

it("logs person, tenant and record of each call, and no person for anonymous calls", async () => {
  const lines: object[] = [];
  const { contract, session } = hrmsContract(gateway.database, gateway.settings);
  const log = { ...silentLog, info: (fields: object) => void lines.push(fields) };
  const logged = testGateway(createGateway({ contracts: [contract], mode: "strict", session, log }));
  const { body } = await logged.call<Session>("POST", "/jwt/login", {
    body: { email: "maker@merlion.demo", password: "maker" },
  });
  const headers = { Authorization: `Bearer ${body.accessToken}` };
  const employees = `/companies/${trading}/employees`;
  const employeeId = (await logged.call<EmployeePage>("GET", employees, { headers })).body.items[0]?.id;
  await logged.call("GET", `${employees}/${employeeId}/pay-terms`, { headers });
  expect(lines.at(-1)).toMatchObject({
    operation: "listEmployeePayTerms",
    status: 200,
    userId: sampleAccounts.jiahui.id,
    tenantId: sampleTenants.merlion.id,
    record: { companyId: trading, employeeId },
  });
  expect(lines[0]).toMatchObject({ operation: "login", status: 200 });
  expect(lines[0]).not.toHaveProperty("userId");
});
