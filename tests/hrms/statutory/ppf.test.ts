/** A company's own provident fund, and the choices the law leaves to the employer. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  CalculationSettings,
  HistoryPage,
  PpfSetStart,
  Problem,
  RateEffect,
  RateSet,
  RateSetPage,
} from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let admin: HrmsGateway["call"];
let approver: HrmsGateway["call"];
let maker: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => new Date("2026-11-20T04:30:00Z") });
  admin = await gateway.signIn("admin@demo.com", "admin");
  approver = await gateway.signIn("approver@merlion.demo", "approver");
  maker = await gateway.signIn("maker@merlion.demo", "maker");
});
afterAll(() => gateway.close());

const logistics = sampleCompanies.logistics.id;
const start: PpfSetStart = {
  effectiveFrom: "2027-01-01",
  announcedUpTo: "2027-12-31",
  sourceTitle: "Rules of our fund",
  sourceUrl: "https://intranet.example/provident-fund.pdf",
  certainty: "own",
};
const sets = (company: string): string => `/companies/${company}/ppf`;

describe("the provident fund", () => {
  it("belongs to one company only", async () => {
    expect((await admin<RateSetPage>("GET", sets(trading))).body).toMatchObject({
      total: 1,
      items: [{ kind: "ppf", status: "active", companyId: trading, createdBy: "Adeline Goh" }],
    });
    expect((await admin<RateSetPage>("GET", sets(logistics))).body.total).toBe(0);
    const [own] = (await admin<RateSetPage>("GET", sets(trading))).body.items;
    expect((await admin("GET", `${sets(logistics)}/${own?.id}`)).status).toBe(404);
    expect((await admin("GET", `/rates/${own?.id}`)).status).toBe(404);
  });

  it("is drafted, reviewed by two people and activated by someone who did not work on it", async () => {
    const { status, body: draft } = await admin<RateSet>("POST", sets(logistics), { body: start });
    expect([status, draft.rates.length, draft.terms]).toEqual([
      201,
      3,
      { base: "basic", ceiling: 800_000, rounding: "fundCent" },
    ]);
    const own = `${sets(logistics)}/${draft.id}`;
    const { id: _id, rates, terms } = draft;
    const save = (body: object) =>
      admin<Omit<RateSet, "status"> & Omit<Problem, "status">>("PUT", own, {
        headers: { "If-Match": '"1"' },
        body: { ...start, ...body },
      });
    expect((await save({ rates, terms: { base: "basic" } })).body.errors).toEqual([
      { pointer: "/terms/rounding", code: "required" },
    ]);
    expect((await save({ rates: [...rates, rates[0]], terms })).body.errors).toEqual([
      { pointer: "/rates/3/serviceFrom", code: "duplicate" },
    ]);
    const saved = await save({
      rates: rates.map((row) => ({ ...row, employer: 60_000 })),
      terms: { ...terms, base: "gross" },
    });
    expect([saved.status, saved.body.version]).toEqual([200, 2]);
    const { body: effect } = await admin<RateEffect>("GET", `${own}/effect`, {
      query: { wages: [500_000], ages: [30] },
    });
    expect(effect.rows?.[0]?.cells[0] ?? effect).toEqual({
      before: null,
      after: { employee: 10_000, employer: 30_000 },
    });
    type Caller = HrmsGateway["call"];
    const step = (call: Caller, version: number, name: "review" | "activate") =>
      call<Omit<RateSet, "status"> & Omit<Problem, "status"> & { status: string }>("POST", `${own}/${name}`, {
        headers: { "If-Match": `"${version}"` },
        body: name === "review" ? { verdict: "confirmed" } : {},
      });
    expect((await step(approver, 2, "activate")).body.errors).toMatchObject([{ code: "not-reviewed" }]);
    // Drafting pay rules doesn't give the right to approve them.
    expect((await step(maker, 2, "review")).status).toBe(403);
    expect((await step(admin, 2, "review")).body).toMatchObject({ status: "draft", reviewedByMe: true });
    expect((await step(admin, 3, "review")).body.code).toBe("reviewed-already");
    expect((await step(approver, 3, "review")).body).toMatchObject({ status: "reviewed", madeByMe: false });
    expect((await step(admin, 4, "activate")).body.errors).toMatchObject([{ code: "same-person" }]);
    const done = await step(approver, 4, "activate");
    expect([done.status, done.body.status]).toEqual([200, "scheduled"]);
    const { body: history } = await admin<HistoryPage>("GET", `${own}/history`);
    expect(history.items.map(({ action, by, changes }) => [action, by, changes.map(({ field }) => field)])).toEqual([
      ["update", expect.any(String), ["status"]],
      ["update", expect.any(String), ["reviews", "status"]],
      ["update", "Adeline Goh", ["reviews"]],
      ["update", "Adeline Goh", ["terms/base", "rates/0/employer", "rates/1/employer", "rates/2/employer"]],
      ["create", "Adeline Goh", expect.arrayContaining(["effectiveFrom", "terms/base"])],
    ]);
  });
});

describe("calculation settings", () => {
  const path = `/companies/${trading}/calculation-settings`;

  it("have defaults until changed, with a version against concurrent changes", async () => {
    const { body } = await admin<CalculationSettings>("GET", path);
    expect(body).toEqual({
      overtimeCap: "published-cap",
      sdlRounding: "sdlHalfUp",
      conversionMonth: "working-days",
      additionalWageEstimate: "carry-forward",
      sindaPasses: "employment-pass",
      mbmfLowWages: "contribute",
      serviceBasis: "each-month",
      version: 1,
      updatedAt: null,
      updatedBy: null,
    });
    expect((await admin<HistoryPage>("GET", `${path}/history`)).body.total).toBe(0);
    const { version, updatedAt: _at, updatedBy: _by, ...choices } = body;
    const put = (of: number, changed: object) =>
      admin<CalculationSettings & Problem>("PUT", path, {
        headers: { "If-Match": `"${of}"` },
        body: { ...choices, ...changed },
      });
    expect((await put(version, { sdlRounding: "sdlDown" })).body).toMatchObject({
      sdlRounding: "sdlDown",
      version: 2,
      updatedBy: "Adeline Goh",
    });
    expect((await put(version, { sdlRounding: "sdlUp" })).body.code).toBe("version-clash");
    expect((await put(2, { sdlRounding: "sdlUp" })).body.version).toBe(3);
    expect((await put(3, { sdlRounding: "sideways" })).body.errors).toMatchObject([
      { pointer: "/sdlRounding", code: "enum" },
    ]);
    const { body: history } = await admin<HistoryPage>("GET", `${path}/history`);
    expect(history.items.map(({ changes }) => changes)).toEqual([
      [{ field: "sdlRounding", before: "sdlDown", after: "sdlUp" }],
      [{ field: "sdlRounding", before: "sdlHalfUp", after: "sdlDown" }],
    ]);
    expect((await admin<CalculationSettings>("GET", `/companies/${logistics}/calculation-settings`)).body.version).toBe(
      1,
    );
  });
});
