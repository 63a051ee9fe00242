/** An employee's records: who may see and change them, and the rules of each kind. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  BankAccount,
  BankAccountPage,
  DependantPage,
  Dependant,
  Employee,
  HistoryPage,
  Passport,
  PreviousEmployment,
  Problem,
  WorkPass,
  SalaryCheck,
  SplitCompany,
  NotificationPage,
  ExpiryPage,
} from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];
/** The record, or the problem instead. */
type WithProblem<Body> = Body & Omit<Problem, "status">;
let gateway: HrmsGateway;
let owner: Call;
let hr: Call;
let maker: Call;
let approver: Call;
let manager: Call;
let employee: Call;
/** Of the account employee@merlion.demo. */
let own: string;
let at: string;

beforeAll(async () => {
  gateway = await openHrmsGateway();
  [owner, hr, maker, approver, manager, employee] = await Promise.all([
    gateway.signIn("admin@demo.com", "admin"),
    gateway.signIn("hr@merlion.demo", "hr"),
    gateway.signIn("maker@merlion.demo", "maker"),
    gateway.signIn("approver@merlion.demo", "approver"),
    gateway.signIn("manager@merlion.demo", "manager"),
    gateway.signIn("employee@merlion.demo", "employee"),
  ]);
  const { rows } = await gateway.database.pool.query<{ id: string }>(
    "select a.employee_id as id from user_access a join users u on u.id = a.user_id where u.email = 'employee@merlion.demo' and a.company_id = $1",
    [trading],
  );
  own = rows[0]?.id ?? "";
  at = `/companies/${trading}/employees/${own}`;
  // The tests start with accounts of their own.
  await gateway.database.pool.query("delete from employee_bank_accounts where employee_id = $1", [own]);
});
afterAll(() => gateway.close());

const match = ({ version }: { version: number }) => ({ headers: { "If-Match": `"${version}"` } });
const dbs = masterId("banks", "7171");
const account = (more: object = {}) => ({
  bankId: dbs,
  accountName: "Someone",
  accountNo: "0721234567",
  effectiveFrom: "2026-01-01",
  ...more,
});

describe("dependants", () => {
  it("are maintained by HR, readable by the employee, and numbers show four characters", async () => {
    const made = await hr<Dependant>("POST", `${at}/dependants`, {
      body: { fullName: " Lim  Jun Hao", relation: "child", dateOfBirth: "2019-05-14", birthCertNo: "T1912345D" },
    });
    expect([made.status, made.body.fullName, made.body.birthCertNoMasked]).toEqual([201, "Lim Jun Hao", "••••345D"]);
    const { rows } = await gateway.database.pool.query<{ enc: string }>(
      "select birth_cert_no_enc as enc from employee_dependants where id = $1",
      [made.body.id],
    );
    expect(rows[0]?.enc).not.toContain("T1912345D");
    const changed = await hr<Dependant>("PUT", `${at}/dependants/${made.body.id}`, {
      ...match(made.body),
      body: { fullName: "Lim Jun Hao", relation: "child", citizenship: "citizen" },
    });
    expect([changed.status, changed.body.birthCertNoMasked, changed.body.version]).toEqual([200, "••••345D", 2]);
    expect(
      (
        await hr("PUT", `${at}/dependants/${made.body.id}`, {
          ...match(made.body),
          body: { fullName: "X", relation: "other" },
        })
      ).status,
    ).toBe(409);
    expect((await employee<DependantPage>("GET", `${at}/dependants`)).body.items.map(({ id }) => id)).toContain(
      made.body.id,
    );
    const history = (await hr<HistoryPage>("GET", `${at}/dependants/${made.body.id}/history`)).body;
    expect(history.items.map(({ action }) => action)).toEqual(["update", "create"]);
    expect(JSON.stringify(history)).not.toContain("T1912345D");
    expect((await hr("DELETE", `${at}/dependants/${made.body.id}`)).status).toBe(204);
  });

  it("cannot be deleted while another record uses them", async () => {
    const { body: made } = await hr<Dependant>("POST", `${at}/dependants`, {
      body: { fullName: "Lim Jun Wei", relation: "child" },
    });
    const { pool } = gateway.database;
    await pool.query(
      "create table named_dependants (tenant_id uuid, id uuid, foreign key (tenant_id, id) references employee_dependants)",
    );
    try {
      const named = await pool.query(
        "insert into named_dependants select tenant_id, id from employee_dependants where id = $1",
        [made.id],
      );
      expect(named.rowCount).toBe(1);
      const refused = await hr<Problem>("DELETE", `${at}/dependants/${made.id}`);
      expect([refused.status, refused.body.code]).toEqual([409, "in-use"]);
      await pool.query("delete from named_dependants");
      expect((await hr("DELETE", `${at}/dependants/${made.id}`)).status).toBe(204);
    } finally {
      await pool.query("drop table named_dependants");
    }
  });

  it("are hidden from managers, and cannot be changed with read access", async () => {
    expect([403, 404]).toContain((await manager("GET", `${at}/dependants`)).status);
    expect((await employee("POST", `${at}/dependants`, { body: { fullName: "X", relation: "child" } })).status).toBe(
      403,
    );
    expect(
      (
        await hr<Problem>("POST", `${at}/dependants`, {
          body: { fullName: "X", relation: "child", dateOfBirth: "2999-01-01" },
        })
      ).body.errors?.[0],
    ).toMatchObject({ pointer: "/dateOfBirth", code: "in-future" });
  });
});

describe("bank accounts", () => {
  it("take effect when a second person confirms them, and the employee is notified", async () => {
    expect((await hr("GET", `${at}/bank-accounts`)).status).toBe(403);
    const { body: made } = await maker<BankAccount>("POST", `${at}/bank-accounts`, { body: account() });
    expect(made).toMatchObject({ status: "pendingVerify", accountNoMasked: "••••4567", own: true, verifiedBy: null });
    const one = `${at}/bank-accounts/${made.id}`;
    expect((await maker("POST", `${one}/verify`)).status).toBe(403);
    expect((await employee("POST", `${one}/verify`)).status).toBe(403);
    const confirmed = await approver<BankAccount>("POST", `${one}/verify`);
    expect([confirmed.status, confirmed.body.status, confirmed.body.own]).toEqual([200, "active", false]);
    expect((await approver("POST", `${one}/verify`)).status).toBe(409);
    const notices = (await employee<NotificationPage>("GET", "/me/notifications")).body.items;
    expect(notices[0]).toMatchObject({ type: "bank-account-changed", params: { name: "DBS Bank / POSB ••••4567" } });
    const { rows } = await gateway.database.pool.query<{ kind: string; text: string }>(
      "select kind, text from mails order by created_at desc limit 1",
    );
    expect(rows[0]?.kind).toBe("notice");
    expect(rows[0]?.text).not.toContain("0721234567");
    expect((await maker<Problem>("PUT", one, { ...match(confirmed.body), body: account() })).body.code).toBe(
      "account-settled",
    );
  });

  it("replace each other, and their shares cover the whole pay", async () => {
    const [active] = (await maker<BankAccountPage>("GET", `${at}/bank-accounts`)).body.items;
    const enter = async (body: object) =>
      (await maker<BankAccount>("POST", `${at}/bank-accounts`, { body: account(body) })).body.id;
    const confirm = (id: string) => approver<WithProblem<BankAccount>>("POST", `${at}/bank-accounts/${id}/verify`);
    // Only one account can take the remainder.
    const second = await enter({ accountNo: "5550001111" });
    expect((await confirm(second)).body.code).toBe("shares");
    expect(
      (
        await approver<BankAccount>("POST", `${at}/bank-accounts/${second}/reject`, {
          body: { reason: "Not asked for" },
        })
      ).body,
    ).toMatchObject({ status: "rejected", rejectReason: "Not asked for" });
    const part = await enter({ accountNo: "5550002222", shareKind: "percent", sharePercent: 0.4 });
    expect((await confirm(part)).body).toMatchObject({ status: "active", sharePercent: 0.4 });
    const other = await enter({ accountNo: "5550003333", replacesId: active?.id });
    expect((await confirm(other)).body.status).toBe("active");
    const states = Object.fromEntries(
      (await maker<BankAccountPage>("GET", `${at}/bank-accounts`, { query: { pageSize: 100 } })).body.items.map(
        ({ id, status }) => [id, status],
      ),
    );
    expect([states[active?.id ?? ""], states[part], states[other], states[second]]).toEqual([
      "replaced",
      "active",
      "active",
      "rejected",
    ]);
    expect(
      (await maker<Problem>("POST", `${at}/bank-accounts`, { body: account({ shareKind: "percent" }) })).body
        .errors?.[0]?.pointer,
    ).toBe("/sharePercent");
    expect(
      (await maker<Problem>("POST", `${at}/bank-accounts`, { body: { ...account(), accountNo: undefined } })).body
        .errors?.[0],
    ).toMatchObject({ pointer: "/accountNo", code: "required" });
  });
});

describe("work passes and passports", () => {
  const pass = {
    typeId: masterId("workpass-types", "EP"),
    passNo: "EP 1",
    issuedOn: "2026-01-01",
    expiry: "2027-12-31",
    status: "issued",
  };

  it("go through their life cycle step by step", async () => {
    const { body: made } = await hr<WorkPass>("POST", `${at}/work-passes`, { body: { typeId: pass.typeId } });
    expect([made.status, made.steps]).toEqual(["applied", ["approvedInPrinciple", "issued", "cancelled"]]);
    const step = (body: object) => hr<WithProblem<WorkPass>>("POST", `${at}/work-passes/${made.id}/step`, { body });
    expect((await step({ status: "renewing" })).body.code).toBe("pass-step");
    expect((await step({ status: "issued" })).body.errors?.[0]?.pointer).toBe("/issuedOn");
    expect(
      (await step({ status: "issued", issuedOn: "2026-02-01", expiry: "2026-01-01" })).body.errors?.[0],
    ).toMatchObject({ pointer: "/expiry", code: "too-early" });
    expect(
      (await step({ status: "issued", issuedOn: "2026-02-01", expiry: "2028-01-31", passNo: "EP 7" })).body,
    ).toMatchObject({ status: "issued", passNo: "EP 7" });
    expect((await step({ status: "renewing", on: "2027-10-01" })).body.applicationDate).toBe("2027-10-01");
    expect((await step({ status: "cancelled" })).body.steps).toEqual([]);
    expect([403, 404]).toContain((await manager("GET", `${at}/work-passes`)).status);
  });

  it("whose number is the FIN show only its last four characters, and keep it when the masked number is sent back", async () => {
    const { body: made } = await hr<WorkPass>("POST", `${at}/work-passes`, { body: { ...pass, passNo: "F7712341P" } });
    expect(made.passNo).toBe("••••341P");
    const changed = await hr<WorkPass>("PUT", `${at}/work-passes/${made.id}`, {
      body: { ...pass, passNo: made.passNo, expiry: "2027-11-30" },
      headers: { "If-Match": `"${made.version}"` },
    });
    expect(changed.body).toMatchObject({ passNo: "••••341P", expiry: "2027-11-30" });
    const { rows } = await gateway.database.pool.query<{ pass_no: string }>(
      "select pass_no from employee_work_passes where id = $1",
      [made.id],
    );
    expect(rows).toEqual([{ pass_no: "F7712341P" }]);
    const { rows: trail } = await gateway.database.pool.query(
      "select 1 from audit_events where record_id = $1 and (record_name like '%F7712341P%' or changes::text like '%F7712341P%')",
      [made.id],
    );
    expect(trail).toEqual([]);
    expect((await hr("DELETE", `${at}/work-passes/${made.id}`)).status).toBe(204);
  });

  it("warn before pay falls below the salary of the pass", async () => {
    await hr("POST", `${at}/work-passes`, { body: pass });
    const ask = async (basic: number) =>
      (await owner<SalaryCheck>("GET", `${at}/work-passes/salary-check`, { query: { basic, from: "2026-06-01" } }))
        .body;
    const known = await ask(99_000_000);
    expect([known.type, known.minimum, known.lowers, known.belowMinimum]).toEqual([
      "Employment Pass",
      560_000,
      false,
      false,
    ]);
    expect(await ask(100)).toMatchObject({ lowers: known.currentBasic !== null, belowMinimum: true });
    expect(
      (await hr("GET", `${at}/work-passes/salary-check`, { query: { basic: 1, from: "2026-06-01" } })).status,
    ).toBe(403);
  });

  it("cause notices before they expire, to people who may see them", async () => {
    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const { body: made } = await hr<Passport>("POST", `${at}/passports`, {
      body: { countryId: masterId("countries", "MY"), number: "a1234 5678", expiry: soon },
    });
    expect(made.numberMasked).toBe("••••5678");
    const found = (
      await hr<ExpiryPage>("GET", `/companies/${trading}/expiries`, { query: { kind: ["passport"], employeeId: own } })
    ).body;
    expect(found.items).toMatchObject([{ recordId: made.id, name: "Malaysia", band: "days30" }]);
    expect([found.total, found.counts]).toEqual([1, { expired: 0, days30: 1, days60: 1, days90: 1 }]);
    const within60 = { kind: ["passport"], employeeId: own, band: ["days60"] };
    expect((await hr<ExpiryPage>("GET", `/companies/${trading}/expiries`, { query: within60 })).body.total).toBe(1);
    expect(
      (
        await hr<ExpiryPage>("GET", `/companies/${trading}/expiries`, {
          query: { kind: ["passport"], employeeId: own, band: ["expired"] },
        })
      ).body.total,
    ).toBe(0);
    const [mine] = (await employee<ExpiryPage>("GET", `/companies/${trading}/expiries`)).body.items;
    expect(mine?.recordId).toBe(made.id);
    // Managers plan by the day, but see neither country nor number.
    expect(
      (await manager<ExpiryPage>("GET", `/companies/${trading}/expiries`, { query: { employeeId: own } })).body.items,
    ).toMatchObject([{ recordId: made.id, kind: "passport", name: null, expiry: soon }]);
    expect(
      (await hr<Problem>("POST", `${at}/passports`, { body: { countryId: masterId("countries", "MY"), expiry: soon } }))
        .body.errors?.[0]?.pointer,
    ).toBe("/number");
  });
});

it("previous pay can be read and written only with permission for pay", async () => {
  const body = { employer: "Straits Provisions", from: "2019-02-01", to: "2024-02-29", lastSalary: 430_000 };
  const { body: made } = await owner<PreviousEmployment>("POST", `${at}/previous-employments`, { body });
  expect(made.lastSalary).toBe(430_000);
  const one = `${at}/previous-employments/${made.id}`;
  expect((await hr<PreviousEmployment>("GET", one)).body.lastSalary).toBeNull();
  await hr("PUT", one, { ...match(made), body: { ...body, lastSalary: 1 } });
  expect((await owner<PreviousEmployment>("GET", one)).body.lastSalary).toBe(430_000);
  expect(
    (await owner<Problem>("POST", `${at}/previous-employments`, { body: { ...body, to: "2018-01-01" } })).body
      .errors?.[0],
  ).toMatchObject({ pointer: "/to", code: "too-early" });
});

it("work is split among companies with shares that add up to 100 %", async () => {
  const leg = (companyId: string, percent: number | null, amount: number | null = null) => ({
    companyId,
    percent,
    amount,
    from: "2027-01-01",
    to: null,
  });
  const { id: logistics } = sampleCompanies.logistics;
  const split = (legs: object[], more: object = {}) =>
    owner<WithProblem<SplitCompany>>("POST", `${at}/split-companies`, {
      body: { leadCompanyId: trading, from: "2027-01-01", legs, ...more },
    });
  expect((await split([leg(trading, 0.6), leg(logistics, 0.3)])).body.errors?.[0]).toMatchObject({
    pointer: "/legs",
    code: "shares",
  });
  expect((await split([leg(trading, 1), leg(sampleCompanies.kitchen.id, null, 5)])).body.errors?.[0]?.pointer).toBe(
    "/legs/1/companyId",
  );
  // A share that ends before the others leaves a gap.
  expect(
    (await split([leg(trading, 0.6), { ...leg(logistics, 0.4), to: "2027-06-30" }])).body.errors?.[0],
  ).toMatchObject({ pointer: "/legs", code: "shares", params: { day: "2027-07-01" } });
  expect(
    (await split([leg(trading, 0.6), { ...leg(logistics, 0.4), from: "2026-12-01" }])).body.errors?.[0],
  ).toMatchObject({ pointer: "/legs/1/from", code: "too-early" });
  expect(
    (await split([leg(trading, 0.6), leg(logistics, 0.4)], { leadCompanyId: sampleCompanies.kitchen.id })).body
      .errors?.[0],
  ).toMatchObject({ pointer: "/leadCompanyId", code: "no-leg" });
  const made = await split([leg(trading, 0.6), leg(logistics, 0.4)]);
  expect([made.status, made.body.companies]).toEqual([201, "Merlion Logistics Pte. Ltd., Merlion Trading Pte. Ltd."]);
  expect(made.body.legs.map(({ company, percent }) => [company, percent])).toEqual([
    ["Merlion Trading Pte. Ltd.", 0.6],
    ["Merlion Logistics Pte. Ltd.", 0.4],
  ]);
  // Each leg belongs to the person's employment in its company, if there is one.
  const parts = Object.fromEntries(made.body.legs.map((part) => [part.companyId, part]));
  const { body: own } = await owner<Employee>("GET", at);
  expect(parts[trading]).toMatchObject({ employeeId: own.id, employeeNo: own.employeeNo });
  expect(parts[logistics]).toMatchObject({ employeeId: null, employeeNo: null });
  expect((await split([leg(trading, 0.6), leg(logistics, 0.4)])).body.code).toBe("split-already");
  expect(
    (await owner<SplitCompany>("POST", `${at}/split-companies/${made.body.id}/end`, { body: { to: "2027-06-30" } }))
      .body,
  ).toMatchObject({ status: "ended", to: "2027-06-30" });
});
