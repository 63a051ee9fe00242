/** Companies: creating, visibility, archiving and deletion. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Company, CompanyLogo, CompanyOption, CompanyPage, HistoryPage, Problem } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

const { trading, logistics } = sampleCompanies;
const input = { company_name: "Orchid Services Pte. Ltd.", uen: "202134567w" };
const png = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]).toString("base64")}`;

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

type Either<Body> = Omit<Body, "status"> & Omit<Problem, "status">;

const create = (body: object, call = owner) => call<Either<Company>>("POST", "/companies", { body });
const put = ({ id, version }: Pick<Company, "id" | "version">, body: object) =>
  owner<Either<Company>>("PUT", `/companies/${id}`, { headers: { "If-Match": `"${version}"` }, body });
const options = async (call = owner) => (await call<CompanyOption[]>("GET", "/companies/options")).body;
const remove = (id: string) => owner<Problem>("DELETE", `/companies/${id}`);

describe("a company", () => {
  it("is created, is accessible to its creator at once, and has a history", async () => {
    const made = await create({
      ...input,
      csn: ["202134567w-pte-01"],
      mwSector: "process",
      block: "9",
      street: " Orchard Turn ",
      unit: "#12-08",
      postal: "238801",
    });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        company_name: "Orchid Services Pte. Ltd.",
        uen: "202134567W",
        csn: ["202134567W-PTE-01"],
        mwSector: "process",
        currency: "SGD",
        tz: "Asia/Singapore",
        hasLogo: false,
        block: "9",
        street: "Orchard Turn",
        unit: "#12-08",
        building: null,
        postal: "238801",
      },
    ]);
    expect((await options()).map(({ label }) => label)).toContain("Orchid Services Pte. Ltd.");
    expect(
      (await owner("POST", `/companies/${made.body.id}/grades`, { body: { name: "First", rank: 1 } })).status,
    ).toBe(201);
    const changed = await put(made.body, { ...input, code: "ORCHID" });
    expect([changed.status, changed.body.code, changed.body.version]).toEqual([200, "ORCHID", 2]);
    expect((await put(made.body, input)).body).toMatchObject({ status: 409, code: "version-clash" });
    const { items } = (await owner<HistoryPage>("GET", `/companies/${made.body.id}/history`)).body;
    expect(items.map(({ action }) => action)).toEqual(["update", "create"]);
    expect(items[0]?.changes).toContainEqual({ field: "code", before: null, after: "ORCHID" });
    // It contains a grade by now.
    expect((await remove(made.body.id)).body).toMatchObject({
      status: 409,
      code: "in-use",
      errors: [{ params: { subject: "grades", name: "First" } }],
    });
  });

  it.each([
    ["a UEN of no known shape", { uen: "123456789" }, "/uen", "uen"],
    ["a submission number of no known shape", { csn: ["PTE-01"] }, "/csn", "csn"],
    [
      "an owner that nobody knows",
      { parentCompanyId: sampleCompanies.kitchen.id },
      "/parentCompanyId",
      "unknown-reference",
    ],
    ["a sector of the levy's own words", { mwSector: "marine-shipyard" }, "/mwSector", "enum"],
    ["a zone that is none", { tz: "Mars/Olympus" }, "/tz", "enum"],
  ])("is rejected with %s", async (_what, body, pointer, code) => {
    expect((await create({ ...input, company_name: "Refused", ...body })).body).toMatchObject({
      status: 422,
      errors: [{ pointer, code }],
    });
  });

  it("may have a UEN whose check letter is wrong, as some numbers in use", async () => {
    const made = await create({ ...input, company_name: "Odd Letter", code: "ODDL", uen: "T09LL0001B" });
    expect([made.status, made.body.uen]).toEqual([201, "T09LL0001B"]);
  });

  it("has a unique name, code and UEN, and cannot own itself", async () => {
    const { body: trade } = await owner<Company>("GET", `/companies/${trading.id}`);
    for (const [field, value] of [
      ["company_name", trade.company_name.toUpperCase()],
      ["uen", trade.uen],
      ["code", trade.code?.toLowerCase()],
    ] as const) {
      const answer = await create({ company_name: "Another", uen: "201766554R", [field]: value });
      expect(answer.body).toMatchObject({ status: 409, code: "duplicate", errors: [{ pointer: `/${field}` }] });
    }
    const { body: child } = await owner<Company>("GET", `/companies/${logistics.id}`);
    const below = await put(child, { company_name: child.company_name, uen: child.uen, parentCompanyId: trade.id });
    expect([below.status, below.body.parentCompany]).toEqual([200, trade.company_name]);
    const round = await put(trade, { company_name: trade.company_name, uen: trade.uen, parentCompanyId: child.id });
    expect(round.body).toMatchObject({ status: 422, errors: [{ pointer: "/parentCompanyId", code: "cycle" }] });
    const self = await put(trade, { company_name: trade.company_name, uen: trade.uen, parentCompanyId: trade.id });
    expect(self.body).toMatchObject({ status: 422, errors: [{ code: "cycle" }] });
  });

  it("leaves the choices when archived, can be restored, and can be deleted while empty", async () => {
    const { body } = await create({ company_name: "Passing Pte. Ltd.", uen: "201588123K" });
    expect((await owner("POST", `/companies/${body.id}/archive`)).status).toBe(200);
    expect((await options()).map(({ id }) => id)).not.toContain(body.id);
    expect(
      (await owner<CompanyPage>("GET", "/companies", { query: { status: ["archived"] } })).body.items.map(
        ({ id }) => id,
      ),
    ).toContain(body.id);
    expect((await owner("POST", `/companies/${body.id}/restore`)).status).toBe(200);
    expect((await owner("PUT", `/companies/${body.id}/default`)).status).toBe(204);
    expect((await remove(body.id)).status).toBe(204);
    expect((await owner("GET", `/companies/${body.id}`)).status).toBe(404);
  });

  it("cannot be removed if it is the only active one", async () => {
    const banyan = await gateway.signIn("owner@banyan.demo", "banyan");
    const { kitchen } = sampleCompanies;
    expect((await banyan<Problem>("POST", `/companies/${kitchen.id}/archive`)).body).toMatchObject({
      status: 409,
      code: "last-company",
    });
    expect((await banyan<Problem>("DELETE", `/companies/${kitchen.id}`)).body).toMatchObject({
      status: 409,
      code: "last-company",
    });
  });
});

describe("people with access to companies", () => {
  it("start in their default company", async () => {
    expect((await owner("PUT", `/companies/${trading.id}/default`)).status).toBe(204);
    expect((await options()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([trading.id]);
    expect((await owner("PUT", `/companies/${logistics.id}/default`)).status).toBe(204);
    expect((await options()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([logistics.id]);
  });

  it("do not see other companies in the list or the export", async () => {
    const banyan = await gateway.signIn("owner@banyan.demo", "banyan");
    expect((await banyan<CompanyPage>("GET", "/companies")).body.items.map(({ company_name: name }) => name)).toEqual([
      "Banyan Kitchen Pte. Ltd.",
    ]);
    const { body: file } = await banyan<string>("GET", "/companies/export");
    expect(file.trim().split("\r\n")).toHaveLength(2);
    expect(file).toContain("202012399R");
  });
});

describe("a logo", () => {
  it("is a small image, recognised by its first bytes, and can be removed", async () => {
    const at = `/companies/${trading.id}/logo`;
    expect((await owner<CompanyLogo>("PUT", at, { body: { logo: png } })).body).toEqual({ logo: png });
    expect((await owner<Company>("GET", `/companies/${trading.id}`)).body.hasLogo).toBe(true);
    expect((await owner<CompanyLogo>("GET", at)).body.logo).toBe(png);
    expect((await owner<Problem>("PUT", at, { body: { logo: png.replace("png", "webp") } })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/logo", code: "picture" }],
    });
    expect(
      (await owner<Problem>("PUT", at, { body: { logo: `data:image/png;base64,${"A".repeat(140_000)}` } })).status,
    ).toBe(422);
    expect((await owner<CompanyLogo>("PUT", at, { body: { logo: null } })).body.logo).toBeNull();
    const { items } = (await owner<HistoryPage>("GET", `/companies/${trading.id}/history`)).body;
    expect(items[0]?.changes[0]).toMatchObject({ field: "logo", after: null });
  });
});
