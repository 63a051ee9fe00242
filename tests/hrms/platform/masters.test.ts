/** Masters of the platform: built-in records, written by the platform, read by everyone. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Bank,
  BankPage,
  CountryOption,
  CountryPage,
  GlobalLeaveType,
  GlobalLeaveTypePage,
  HistoryPage,
  Problem,
  Race,
  Religion,
  WorkpassOccupationPage,
  WorkpassType,
  WorkpassTypePage,
} from "#generated/hrms/schema.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { masterId, seedMasters } from "#src/store/seeds/seed-masters.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let platform: HrmsGateway["call"];
let tenant: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  platform = await gateway.signIn("platform@hrms.demo", "platform");
  tenant = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

interface Rows {
  items: { id: string; status: string; version: number }[];
  total: number;
}

/** What is created, changed and called in each area. */
const areas = [
  {
    path: "/countries",
    name: "name",
    body: { iso2: "QM", iso3: "QMM", name: "Sandbank", nationality: "Sandbanker" },
    twice: "iso2",
  },
  {
    path: "/workpass-types",
    name: "name",
    body: { code: "XP", name: "Expert Pass", category: "professional" },
    twice: "code",
  },
  { path: "/workpass-occupations", name: "title", body: { code: "99998", title: "Lighthouse keeper" }, twice: "code" },
  { path: "/religions", name: "name", body: { code: "ZOR", name: "Zoroastrianism" }, twice: "code" },
  { path: "/races", name: "name", body: { code: "PW", name: "Peranakan", shgFund: "CDAC" }, twice: "code" },
  { path: "/banks", name: "name", body: { code: "9001", name: "Harbour Bank", giroFormat: "none" }, twice: "code" },
  {
    path: "/global-leave-types",
    name: "name",
    body: { code: "VOL", name: "Volunteer leave", unit: "day", country: "sg" },
    twice: "code",
  },
] as const;

describe.each(areas)("$path", ({ path, name, body, twice }) => {
  const version = (row: { version: number }) => ({ "If-Match": `"${row.version}"` });

  it("has built-in records without an author", async () => {
    const { items, total } = (await tenant<Rows>("GET", path, { query: { pageSize: 100 } })).body;
    expect(total).toBeGreaterThanOrEqual(5);
    expect(items[0]).toMatchObject({ version: 1, createdBy: null, updatedBy: null });
  });

  it("can be read by tenants and written only by the platform", async () => {
    const first = (await tenant<Rows>("GET", path)).body.items[0];
    if (!first) throw new Error("nothing is there");
    const attempts = await Promise.all([
      tenant<Problem>("POST", path, { body }),
      tenant<Problem>("PUT", `${path}/${first.id}`, { body, headers: version(first) }),
      tenant<Problem>("DELETE", `${path}/${first.id}`),
      tenant<Problem>("POST", `${path}/${first.id}/archive`),
      tenant<Problem>("POST", `${path}/${first.id}/restore`),
    ]);
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await tenant("GET", `${path}/${first.id}`)).body).toEqual(first);
    expect((await tenant("GET", `${path}/options`)).status).toBe(200);
    expect((await tenant("GET", `${path}/export`)).status).toBe(200);
  });

  it("supports the life cycle of a record, with history", async () => {
    const { status, headers, body: made } = await platform<Rows["items"][0]>("POST", path, { body });
    expect([status, headers["etag"]]).toEqual([201, '"1"']);
    const again = await platform<Problem>("POST", path, {
      body: { ...body, [twice]: String(body[twice as never]).toLowerCase() },
    });
    expect([again.status, again.body.errors?.[0]]).toMatchObject([409, { pointer: `/${twice}`, code: "taken" }]);

    const changed = await platform<Rows["items"][0]>("PUT", `${path}/${made.id}`, {
      body: { ...body, [name]: "Renamed" },
      headers: version(made),
    });
    expect(changed.body).toMatchObject({ [name]: "Renamed", version: 2, updatedBy: "Priya Nair" });
    const stale = await platform<Problem>("PUT", `${path}/${made.id}`, { body, headers: version(made) });
    expect([stale.status, stale.body.code]).toEqual([409, "version-clash"]);

    expect((await platform<{ status: string }>("POST", `${path}/${made.id}/archive`)).body.status).toBe("archived");
    expect((await tenant<Rows>("GET", path, { query: { q: "Renamed" } })).body.total).toBe(0);
    expect((await tenant<Rows>("GET", path, { query: { q: "Renamed", status: ["archived"] } })).body.total).toBe(1);
    expect((await platform("POST", `${path}/${made.id}/restore`)).status).toBe(200);

    const seen = (await tenant<HistoryPage>("GET", `${path}/${made.id}/history`)).body.items;
    expect(seen.map(({ action, by }) => [action, by])).toEqual([
      ["restore", ""],
      ["archive", ""],
      ["update", ""],
      ["create", ""],
    ]);
    expect((await platform<HistoryPage>("GET", `${path}/${made.id}/history`)).body.items[0]?.by).toBe("Priya Nair");

    expect((await platform("DELETE", `${path}/${made.id}`)).status).toBe(204);
    expect((await tenant("GET", `${path}/${made.id}`)).status).toBe(404);
  });
});

describe("a record used by tenants", () => {
  const used = [
    ["/banks", "7171"],
    ["/banks", "7339"],
    ["/countries", "MY"],
    ["/countries", "PH"],
    ["/races", "CN"],
    ["/races", "MY"],
    ["/religions", "BUD"],
    ["/workpass-types", "EP"],
    ["/workpass-occupations", "25121"],
  ] as const;
  const idOf = (path: string, code: string) => masterId(path.slice(1) as Parameters<typeof masterId>[0], code);

  beforeAll(async () => {
    const { rows } = await gateway.database.pool.query<{ id: string; company: string; person: string }>(
      "select id, company_id as company, person_id as person from employees where tenant_id = $1 limit 1",
      [sampleTenants.merlion.id],
    );
    const [{ id = "", company = "", person = "" } = {}] = rows;
    const add = async (at: string, body: object) =>
      expect((await tenant("POST", `/companies/${company}/${at}`, { body })).status).toBe(201);
    await add("company-bank-accounts", {
      bankId: idOf("/banks", "7171"),
      accountName: "Merlion",
      accountNo: "0725559876",
    });
    await add(`employees/${id}/passports`, {
      countryId: idOf("/countries", "MY"),
      number: "A12345678",
      expiry: "2031-01-31",
    });
    await add(`employees/${id}/work-passes`, {
      typeId: idOf("/workpass-types", "EP"),
      occupationId: idOf("/workpass-occupations", "25121"),
    });
    await gateway.database.pool.query(
      "update persons set race_id = $2, second_race_id = $3, religion_id = $4, nationality_id = $5 where id = $1",
      [person, idOf("/races", "CN"), idOf("/races", "MY"), idOf("/religions", "BUD"), idOf("/countries", "PH")],
    );
    await add(`employees/${id}/bank-accounts`, {
      bankId: idOf("/banks", "7339"),
      accountName: "Someone",
      accountNo: "501123456789",
      effectiveFrom: "2026-01-01",
    });
  });

  it.each(used)("cannot be deleted, and the error names no tenant: %s %s", async (path, code) => {
    const one = `${path}/${idOf(path, code)}`;
    const { status, body } = await platform<Problem>("DELETE", one);
    expect([status, body.code]).toEqual([409, "in-use"]);
    for (const { params } of body.errors ?? [])
      expect(["workpass-occupations", "global-leave-types"]).toContain(params?.["subject"]);
    expect((await platform("GET", one)).status).toBe(200);
  });
});

describe("countries", () => {
  const find = async (q: string) => (await tenant<CountryPage>("GET", "/countries", { query: { q } })).body.items;

  it("are those of ISO 3166, with their data", async () => {
    expect((await tenant<CountryPage>("GET", "/countries")).body.total).toBe(249);
    expect((await find("singapore"))[0]).toMatchObject({
      iso2: "SG",
      iso3: "SGP",
      nationality: "Singaporean",
      dialCode: "+65",
      currency: "SGD",
      isTraditionalSource: false,
    });
    expect((await find("filipino"))[0]).toMatchObject({ iso2: "PH" });
    const { body: offered } = await tenant<CountryOption[]>("GET", "/countries/options");
    expect(offered).toHaveLength(249);
    expect(offered).toContainEqual(expect.objectContaining({ label: "Singapore", iso2: "SG" }));
  });

  it("mark the traditional sources of work permits", async () => {
    const { items } = (
      await tenant<CountryPage>("GET", "/countries", { query: { source: ["traditional"], sort: "iso2" } })
    ).body;
    expect(items.map(({ iso2 }) => iso2)).toEqual(["HK", "KR", "MO", "MY", "TW"]);
    expect((await tenant<CountryPage>("GET", "/countries", { query: { source: ["other"] } })).body.total).toBe(244);
  });

  it("cannot be deleted while a leave type uses them, and keep their two letters", async () => {
    const [singapore] = await find("singapore");
    if (!singapore) throw new Error("no Singapore");
    const refused = await platform<Problem>("DELETE", `/countries/${singapore.id}`);
    expect([refused.status, refused.body.errors?.[0]?.params]).toMatchObject([409, { subject: "global-leave-types" }]);
    const { iso3, name, nationality } = singapore;
    const renamed = await platform<Problem>("PUT", `/countries/${singapore.id}`, {
      body: { iso2: "XQ", iso3, name, nationality },
      headers: { "If-Match": `"${singapore.version}"` },
    });
    expect([renamed.status, renamed.body.errors?.[0]?.pointer]).toEqual([409, "/iso2"]);
  });
});

describe("work pass types", () => {
  const find = async (wanted: string) => {
    const { items } = (await tenant<WorkpassTypePage>("GET", "/workpass-types", { query: { pageSize: 100 } })).body;
    return items.find(({ code }) => code === wanted) as WorkpassType;
  };

  it("have a minimum salary by date", async () => {
    expect((await find("EP")).minQualifyingSalary.map(({ effectiveFrom, amount }) => [effectiveFrom, amount])).toEqual([
      ["2025-01-01", 560_000],
      ["2027-01-01", 600_000],
    ]);
    expect((await find("SP")).minQualifyingSalary[0]).toEqual({
      effectiveFrom: "2025-09-01",
      amount: 330_000,
      financialServices: 380_000,
      renewalsFrom: "2026-09-01",
    });
  });

  it("accept rows in any order, but not two for one day", async () => {
    const row = (effectiveFrom: string, amount: number, renewalsFrom?: string) => ({
      effectiveFrom,
      amount,
      ...(renewalsFrom && { renewalsFrom }),
    });
    const body = { code: "ROWS", name: "Rows", category: "skilled" };
    const refused = await platform<Problem>("POST", "/workpass-types", {
      body: {
        ...body,
        minQualifyingSalary: [row("2026-01-01", 1), row("2026-01-01", 2), row("2027-01-01", 3, "2026-12-31")],
      },
    });
    expect([refused.status, refused.body.errors?.map(({ pointer, code }) => [pointer, code])]).toEqual([
      422,
      [
        ["/minQualifyingSalary/1/effectiveFrom", "twice"],
        ["/minQualifyingSalary/2/renewalsFrom", "too-early"],
      ],
    ]);
    const { body: made } = await platform<WorkpassType>("POST", "/workpass-types", {
      body: { ...body, minQualifyingSalary: [row("2027-01-01", 2), row("2026-01-01", 1)] },
    });
    expect(made.minQualifyingSalary.map(({ amount }) => amount)).toEqual([1, 2]);
  });

  it("cannot be deleted while granted to an occupation", async () => {
    const refused = await platform<Problem>("DELETE", `/workpass-types/${(await find("SP")).id}`);
    expect([refused.status, refused.body.errors?.[0]?.params?.["subject"]]).toEqual([409, "workpass-occupations"]);
  });

  it("are exported with their rows in one cell", async () => {
    const { body } = await tenant<string>("GET", "/workpass-types/export", { query: { q: "S Pass" } });
    expect(body).toContain("SP,S Pass,skilled,yes,yes,yes,no,2025-09-01 3300.00; 2027-01-01 3600.00,24,180,active");
  });
});

describe("other masters", () => {
  it("map races and religions to their fund", async () => {
    const races = (await tenant<{ items: Race[] }>("GET", "/races", { query: { pageSize: 100 } })).body.items;
    expect(
      Object.fromEntries(
        races.filter(({ code }) => ["CN", "IN", "EU", "MY"].includes(code)).map(({ code, shgFund }) => [code, shgFund]),
      ),
    ).toEqual({ CN: "CDAC", IN: "SINDA", EU: "ECF", MY: "none" });
    const religions = (await tenant<{ items: Religion[] }>("GET", "/religions", { query: { pageSize: 100 } })).body
      .items;
    expect(religions.filter(({ drivesMbmf }) => drivesMbmf).map(({ name }) => name)).toEqual(["Islam"]);
  });

  it("list banks by clearing code, and reject patterns other than digits", async () => {
    const { items } = (await tenant<BankPage>("GET", "/banks", { query: { q: "7339" } })).body;
    expect(items.map(({ name, swift }) => [name, swift])).toEqual([["OCBC Bank", "OCBCSGSGXXX"]]);
    const body = { code: "9100", name: "Pattern Bank", giroFormat: "none", swift: "hrbrsgsg" };
    expect(
      (await platform<Bank>("POST", "/banks", { body: { ...body, acctNoPattern: "[0-9]{3}-[0-9]{6,9}" } })).body.swift,
    ).toBe("HRBRSGSG");
    expect(
      (await platform("POST", "/banks", { body: { ...body, code: "9101", acctNoPattern: "(a+)+$" } })).status,
    ).toBe(422);
  });

  it("grant leave by length of service, for a country in the list", async () => {
    const { items } = (await tenant<GlobalLeaveTypePage>("GET", "/global-leave-types", { query: { q: "Outpatient" } }))
      .body;
    expect(items[0]?.defaultEntitlement).toEqual([
      { serviceMonths: 3, units: 5 },
      { serviceMonths: 4, units: 8 },
      { serviceMonths: 5, units: 11 },
      { serviceMonths: 6, units: 14 },
    ]);
    const body = {
      code: "SAB",
      name: "Sabbatical",
      unit: "day",
      country: "sg",
      payFraction: 0.333_333,
      defaultEntitlement: [
        { serviceMonths: 60, units: 20 },
        { serviceMonths: 24, units: 10 },
      ],
    };
    const { body: made } = await platform<GlobalLeaveType>("POST", "/global-leave-types", { body });
    expect(made).toMatchObject({
      country: "SG",
      payFraction: 0.3333,
      defaultEntitlement: [{ serviceMonths: 24 }, { serviceMonths: 60 }],
    });
    const nowhere = await platform<Problem>("POST", "/global-leave-types", {
      body: { ...body, code: "SAB2", country: "QQ" },
    });
    expect([nowhere.status, nowhere.body.errors?.[0]]).toMatchObject([
      422,
      { pointer: "/country", code: "unknown-reference" },
    ]);
  });

  it("filter occupations by sector and level, and name passes by code", async () => {
    const { items } = (
      await tenant<WorkpassOccupationPage>("GET", "/workpass-occupations", {
        query: { sector: ["construction"], level: ["other"] },
      })
    ).body;
    expect(items.map(({ title, workpassTypes }) => [title, workpassTypes])).toEqual([
      ["Lorry driver", ["SP", "WP"]],
      ["Construction labourer", ["WP"]],
    ]);
    const outsider = "00000000-0000-4000-8000-000000000000";
    const refused = await platform<Problem>("POST", "/workpass-occupations", {
      body: { code: "99997", title: "Diver", workpassTypeIds: [outsider] },
    });
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
      422,
      { pointer: "/workpassTypeIds/0", code: "unknown-reference" },
    ]);
  });
});

it("a restart keeps changes people made, and does not restore deleted records", async () => {
  const [bank] = (await platform<BankPage>("GET", "/banks", { query: { q: "HSBC" } })).body.items;
  const [religion] = (await platform<{ items: Religion[] }>("GET", "/religions", { query: { q: "Jainism" } })).body
    .items;
  if (!bank || !religion) throw new Error("the seeds are missing");
  await platform("PUT", `/banks/${bank.id}`, {
    body: { code: bank.code, name: "HSBC Singapore", giroFormat: "none" },
    headers: { "If-Match": `"${bank.version}"` },
  });
  await platform("DELETE", `/religions/${religion.id}`);
  await seedMasters(gateway.database, new Date());
  expect((await platform<Bank>("GET", `/banks/${bank.id}`)).body).toMatchObject({ name: "HSBC Singapore", version: 2 });
  expect((await platform("GET", `/religions/${religion.id}`)).status).toBe(404);
});
