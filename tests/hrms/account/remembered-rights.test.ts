/** The session cache: one lookup for concurrent calls, cleared when permissions change. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EmployeePage, UserAccess, UserAccessPage } from "#generated/hrms/schema.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
let callum: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
  callum = await gateway.signIn("client@demo.com", "client");
});
afterAll(() => gateway.close());

async function accessOf() {
  const { body } = await owner<UserAccessPage>("GET", "/tenant/user-access", {
    query: { userId: [sampleAccounts.callum.id], companyId: [trading] },
  });
  return body.items[0];
}

async function give(role: Parameters<typeof roleId>[0]): Promise<void> {
  const access = await accessOf();
  const body = { userId: sampleAccounts.callum.id, companyId: trading, roleIds: [roleId(role)], scope: "company" };
  const { status } =
    access === undefined
      ? await owner<UserAccess>("POST", "/tenant/user-access", { body })
      : await owner<UserAccess>("PUT", `/tenant/user-access/${access.id}`, {
          body,
          headers: { "If-Match": `"${access.version}"` },
        });
  expect([200, 201]).toContain(status);
}

const people = () => callum<EmployeePage>("GET", `/companies/${trading}/employees`);

it("applies changed roles from the next call on", async () => {
  for (const round of [1, 2, 3]) {
    await give("hrAdmin");
    const [all, again] = [await people(), await people()];
    expect([round, all.status, again.status]).toEqual([round, 200, 200]);
    expect(all.body.total).toBeGreaterThan(0);
    await give("manager");
    const limited = await people();
    // A manager reaches their reports; this account has none.
    expect([round, limited.status, limited.body.total]).toEqual([round, 200, 0]);
  }
});

it("looks a session up once for concurrent calls", async () => {
  await give("hrAdmin");
  // Counts reads of the session's row through a policy that is always true.
  await gateway.database.pool.query(`
    create sequence asked_session_reads;
    grant usage on sequence asked_session_reads to app_auth;
    create policy counted on sessions as restrictive for select to app_auth using (nextval('asked_session_reads') > 0)`);
  const answers = await Promise.all(Array.from({ length: 40 }, people));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { rows } = await gateway.database.pool.query<{ reads: string }>(
    "select last_value as reads from asked_session_reads",
  );
  const sessions = Number(
    (await gateway.database.pool.query<{ count: string }>("select count(*) from sessions")).rows[0]?.count,
  );
  expect(Number(rows[0]?.reads)).toBeLessThanOrEqual(3 * sessions);
});
