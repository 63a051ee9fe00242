/** Rate sets: drafts, validation, two-person activation, and no change once used. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  HistoryPage,
  Problem,
  RateDifferences,
  RateEffect,
  RateReview,
  RateSet,
  RateSetPage,
  RateSetStart,
} from "#generated/hrms/schema.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import { ratesInForce } from "#src/store/statutory/rate-book.ts";
import { markRatesUsed } from "#src/store/statutory/rate-sets.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let maker: HrmsGateway["call"];
let checker: HrmsGateway["call"];
let staff: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => new Date("2026-11-20T04:30:00Z") });
  [maker, checker, staff] = await Promise.all([
    gateway.signIn("platform@hrms.demo", "platform"),
    gateway.signIn("ops@hrms.demo", "ops"),
    gateway.signIn("admin@demo.com", "admin"),
  ]);
});
afterAll(() => gateway.close());

/** The fields a test reads from a response of either kind; the status says whether it is a set or a problem. */
type SetFields = Omit<RateSet, "status">;
type SetOrProblem = SetFields & Omit<Problem, "status">;

const start = (fields: Partial<RateSetStart> = {}): RateSetStart => ({
  kind: "sdl",
  effectiveFrom: "2027-01-01",
  announcedUpTo: "2027-12-31",
  sourceTitle: "Budget 2027",
  sourceUrl: "https://budget.example/2027",
  certainty: "found",
  ...fields,
});
const draft = async (fields?: Partial<RateSetStart>): Promise<RateSet> => {
  const { status, body } = await maker<RateSet>("POST", "/rates", { body: start(fields) });
  expect([status, body]).toMatchObject([201, { status: "draft" }]);
  return body;
};
const inputOf = ({ effectiveFrom, announcedUpTo, sourceTitle, sourceUrl, certainty, terms, rates }: SetFields) => ({
  effectiveFrom,
  announcedUpTo,
  sourceTitle,
  sourceUrl,
  certainty,
  terms,
  rates,
});
const save = (set: SetFields, rates: RateSet["rates"], call = maker) =>
  call<SetOrProblem>("PUT", `/rates/${set.id}`, {
    headers: { "If-Match": `"${set.version}"` },
    body: { ...inputOf(set), rates },
  });
const activate = (call: HrmsGateway["call"], { id, version }: Pick<RateSet, "id" | "version">, body: object = {}) =>
  call<SetOrProblem>("POST", `/rates/${id}/activate`, { headers: { "If-Match": `"${version}"` }, body });
const review = (
  call: HrmsGateway["call"],
  { id, version }: Pick<RateSet, "id" | "version">,
  verdict: RateReview["verdict"] = "confirmed",
) =>
  call<RateSet & Omit<Problem, "status">>("POST", `/rates/${id}/review`, {
    headers: { "If-Match": `"${version}"` },
    body: { verdict },
  });
/** The set after both reviews. */
const reviewed = async (set: Pick<RateSet, "id" | "version">): Promise<RateSet> =>
  (await review(checker, (await review(maker, set)).body)).body;
const bookNow = () => inTenant(gateway.database, sampleTenants.merlion.id, (tx) => ratesInForce(tx), true);

describe("the published rates", () => {
  it("are stored as versions with source and certainty", async () => {
    const { body } = await staff<RateSetPage>("GET", "/rates", { query: { kind: "cpf", pageSize: 100 } });
    expect(
      body.items.map(({ effectiveFrom, inForceUntil, status, certainty }) => [
        effectiveFrom,
        inForceUntil,
        status,
        certainty,
      ]),
    ).toEqual([
      ["2027-01-01", null, "scheduled", "copied"],
      ["2026-01-01", "2026-12-31", "active", "found"],
      ["2025-01-01", "2025-12-31", "superseded", "copied"],
      ["2024-01-01", "2024-12-31", "superseded", "copied"],
      ["2023-01-01", "2023-12-31", "superseded", "found"],
    ]);
    const all = await staff<RateSetPage>("GET", "/rates", { query: { pageSize: 100 } });
    expect([...new Set(all.body.items.map(({ kind }) => kind))].sort()).toEqual([
      "cdac",
      "cpf",
      "cpf-ages",
      "cpf-ceilings",
      "cpf-wages",
      "ec",
      "employment",
      "holidays",
      "levy",
      "mbm",
      "sdl",
      "sinda",
    ]);
    expect(
      (await staff<RateSetPage>("GET", "/rates", { query: { kind: "cpf", status: "active", q: "cpf board" } })).body
        .total,
    ).toBe(1);
  });

  it("are exactly those that the rules calculate with", async () => {
    expect(JSON.stringify(await bookNow())).toBe(JSON.stringify(singapore));
  });
});

describe("a draft", () => {
  it("starts with the rows in force, and only the platform can see and create it", async () => {
    const set = await draft();
    expect(set).toMatchObject({
      kind: "sdl",
      status: "draft",
      version: 1,
      createdBy: "Priya Nair",
      madeByMe: true,
      rates: [{ rate: 2500, upTo: 450_000, minimum: 200, maximum: 1125 }],
    });
    expect((await staff("GET", `/rates/${set.id}`)).status).toBe(404);
    expect((await staff<RateSetPage>("GET", "/rates", { query: { status: "draft" } })).body).toMatchObject({
      total: 0,
      mayWrite: false,
    });
    expect((await maker<RateSetPage>("GET", "/rates", { query: { status: "draft" } })).body).toMatchObject({
      total: 1,
      mayWrite: true,
    });
    expect((await checker<RateSet>("GET", `/rates/${set.id}`)).body).toMatchObject({
      madeByMe: false,
      createdBy: "Priya Nair",
    });
    for (const [method, path] of [
      ["POST", "/rates"],
      ["PUT", `/rates/${set.id}`],
      ["DELETE", `/rates/${set.id}`],
      ["POST", `/rates/${set.id}/review`],
      ["POST", `/rates/${set.id}/activate`],
    ] as const) {
      const body =
        method === "PUT"
          ? inputOf(set)
          : path === "/rates"
            ? start()
            : method === "DELETE"
              ? undefined
              : path.endsWith("/review")
                ? { verdict: "confirmed" }
                : {};
      expect([
        method,
        (await staff(method, path, { headers: { "If-Match": '"1"' }, ...(body && { body }) })).status,
      ]).toEqual([method, 403]);
    }
    expect((await maker("DELETE", `/rates/${set.id}`)).status).toBe(204);
    expect((await maker("GET", `/rates/${set.id}`)).status).toBe(404);
  });

  it("is rejected with a pointer to the cell, and its version prevents overwriting", async () => {
    const set = await draft({ kind: "cdac" });
    const broken = await save(
      set,
      set.rates.map((row, index) => (index === 1 ? { ...row, upTo: 100_000 } : row)),
    );
    expect([broken.status, broken.body.errors]).toEqual([422, [{ pointer: "/rates/1/upTo", code: "overlap" }]]);
    const saved = await save(
      set,
      set.rates.map((row, index) => (index === 0 ? { ...row, amount: 75 } : row)),
    );
    expect([saved.status, saved.body.version, saved.headers["etag"]]).toEqual([200, 2, '"2"']);
    expect([(await save(set, set.rates)).status, (await save(set, set.rates)).body.code]).toEqual([
      409,
      "version-clash",
    ]);
    const { body: history } = await checker<HistoryPage>("GET", `/rates/${set.id}/history`);
    expect(history.items.map(({ action, by, changes }) => [action, by, changes.length])).toEqual([
      ["update", "Priya Nair", 1],
      ["create", "Priya Nair", 6],
    ]);
    expect(history.items[0]?.changes).toEqual([{ field: "rates/0/amount", before: 50, after: 75 }]);
  });

  it("is rejected if its head is invalid", async () => {
    const refused = async (fields: Partial<RateSetStart>) =>
      (await maker<Problem>("POST", "/rates", { body: start(fields) })).body.errors?.map(
        ({ pointer, code }) => `${pointer} ${code}`,
      );
    expect(await refused({ effectiveFrom: "2027-01-02" })).toEqual(["/effectiveFrom not-first-of-month"]);
    expect(await refused({ announcedUpTo: "2026-12-31" })).toEqual(["/announcedUpTo before-start"]);
    expect(await refused({ kind: "ppf" })).toEqual(["/kind enum"]);
    expect(await refused({ sourceUrl: "javascript:alert(1)" })).toEqual(["/sourceUrl pattern"]);
    expect(await refused({ sourceUrl: "" })).toEqual(["/sourceUrl pattern"]);
  });

  it("shows differences and the effect on sample wages", async () => {
    const set = await draft({ kind: "cpf", effectiveFrom: "2029-01-01", announcedUpTo: "2029-12-31" });
    const { body } = await save(
      set,
      set.rates.map((row) => (row.table === 1 && row.above === 55 ? { ...row, employee: 200_000 } : row)),
    );
    const { body: differences } = await checker<RateDifferences>("GET", `/rates/${body.id}/differences`);
    expect(differences).toMatchObject({
      against: "2027-01-01",
      unchanged: 24,
      terms: [],
      rows: [{ change: "changed", before: { employee: 190_000 }, after: { employee: 200_000 }, fields: ["employee"] }],
    });
    const { body: effect } = await checker<RateEffect>("GET", `/rates/${body.id}/effect`, {
      query: { wages: [300_000], ages: [30, 56], table: 1 },
    });
    expect(effect).toEqual({
      month: "2029-01",
      groups: [
        { age: 30, service: null },
        { age: 56, service: null },
      ],
      rows: [
        {
          wages: 300_000,
          cells: [
            { before: { employee: 60_000, employer: 51_000 }, after: { employee: 60_000, employer: 51_000 } },
            { before: { employee: 57_000, employer: 49_500 }, after: { employee: 60_000, employer: 49_500 } },
          ],
        },
      ],
    });
    expect((await checker<RateEffect>("GET", `/rates/${body.id}/effect`)).body.rows).toHaveLength(8);
  });
});

describe("a review", () => {
  it("is done by two people before activation by someone who did not work on the set", async () => {
    const set = await draft({ kind: "sinda", effectiveFrom: "2028-01-01", announcedUpTo: "2028-12-31" });
    expect(set).toMatchObject({ reviews: [], reviewedByMe: false });
    expect((await activate(checker, set)).body).toMatchObject({
      code: "not-reviewed",
      errors: [{ code: "not-reviewed" }],
    });
    const once = await review(maker, set);
    expect([once.status, once.body]).toMatchObject([
      200,
      {
        status: "draft",
        version: 2,
        reviewedByMe: true,
        reviews: [{ by: "Priya Nair", at: "2026-11-20T04:30:00.000Z" }],
      },
    ]);
    expect((await review(maker, once.body)).body.code).toBe("reviewed-already");
    expect((await activate(checker, once.body)).body.code).toBe("not-reviewed");
    expect((await review(checker, set)).body.code).toBe("version-clash");
    const twice = (await review(checker, once.body)).body;
    expect(twice).toMatchObject({
      status: "reviewed",
      reviewedByMe: true,
      madeByMe: false,
      reviews: [{ by: "Priya Nair" }, { by: "Marcus Teo" }],
    });
    expect((await staff("GET", `/rates/${set.id}`)).status).toBe(404);
    expect(
      (await maker<RateSetPage>("GET", "/rates", { query: { status: "reviewed", kind: "sinda" } })).body.total,
    ).toBe(1);
    expect((await save(twice, twice.rates)).body.code).toBe("reviewed");
    expect((await maker<Problem>("DELETE", `/rates/${set.id}`)).body.code).toBe("reviewed");
    expect((await activate(maker, twice)).body.code).toBe("same-person");
    expect((await activate(checker, twice)).body).toMatchObject({
      status: "scheduled",
      reviews: [{ by: "Priya Nair" }, { by: "Marcus Teo" }],
    });
    expect((await review(checker, { id: set.id, version: 4 })).body.code).toBe("not-a-draft");
    const { body: history } = await checker<HistoryPage>("GET", `/rates/${set.id}/history`);
    expect(
      history.items
        .slice(0, 3)
        .map(({ by, changes }) => [by, ...changes.map(({ field, before, after }) => `${field} ${before} ${after}`)]),
    ).toEqual([
      ["Marcus Teo", "status reviewed active"],
      ["Marcus Teo", "reviews 1 2", "status draft reviewed"],
      ["Priya Nair", "reviews 0 1"],
    ]);
  });

  it("applies to the rows reviewed: returning or changing them clears the reviews", async () => {
    const set = await draft({ kind: "mbm", effectiveFrom: "2028-01-01", announcedUpTo: "2028-12-31" });
    expect((await review(checker, set, "returned")).body.code).toBe("not-reviewed");
    const changed = (await save((await review(checker, set)).body, set.rates)).body;
    expect(changed).toMatchObject({ reviews: [], reviewedByMe: false, version: 3 });
    const returned = (await review(checker, await reviewed(changed), "returned")).body;
    expect(returned).toMatchObject({ status: "draft", reviews: [], madeByMe: false });
    expect((await save(returned, returned.rates)).status).toBe(200);
  });
});

describe("activation", () => {
  it("needs a second person, and takes effect at once", async () => {
    const set = await draft({ effectiveFrom: "2028-01-01", announcedUpTo: "2028-12-31" });
    const saved = await save(set, [{ rate: 2500, upTo: 480_000, minimum: 200, maximum: 1200 }]);
    const body = await reviewed(saved.body);
    const own = await activate(maker, body);
    expect([own.status, own.body.code, own.body.errors]).toEqual([
      409,
      "same-person",
      [{ pointer: "", code: "same-person" }],
    ]);
    expect((await bookNow()).sdl.rows).toHaveLength(1);
    expect((await activate(checker, set)).body.code).toBe("version-clash");
    const done = await activate(checker, body);
    expect([done.status, done.body]).toMatchObject([
      200,
      { status: "scheduled", activatedBy: "Marcus Teo", createdBy: "Priya Nair" },
    ]);
    const { rows, announcedUpTo } = (await bookNow()).sdl;
    expect([rows.at(-1)?.value.maximum, rows.at(-1)?.given?.title, announcedUpTo]).toEqual([
      1200,
      "Budget 2027",
      "2028-12-31",
    ]);
    // Company staff see the new version, but not who on the platform created it.
    expect((await staff<RateSet>("GET", `/rates/${set.id}`)).body).toMatchObject({
      status: "scheduled",
      createdBy: null,
      reviews: [{ by: null }, { by: null }],
      activatedBy: null,
      rates: [{ maximum: 1200 }],
    });
    expect((await staff<HistoryPage>("GET", `/rates/${set.id}/history`)).body.items.map(({ by }) => by)).toEqual([
      "",
      "",
      "",
      "",
      "",
    ]);
    expect((await save(done.body, done.body.rates)).body.code).toBe("not-a-draft");
    expect((await maker<Problem>("DELETE", `/rates/${set.id}`)).body.code).toBe("not-a-draft");
  });

  it("is rejected for everyone who worked on the draft", async () => {
    const set = await draft({ effectiveFrom: "2030-01-01", announcedUpTo: "2030-12-31" });
    const touched = await reviewed((await save(set, set.rates, checker)).body);
    expect([(await activate(checker, touched)).body.code, (await activate(maker, touched)).body.code]).toEqual([
      "same-person",
      "same-person",
    ]);
  });

  it("replaces a set with the same start only if requested and unused", async () => {
    const ofStart = async (effectiveFrom: string) =>
      reviewed(await draft({ kind: "ec", effectiveFrom, announcedUpTo: "2028-12-31" }));
    const first = await ofStart("2028-01-01");
    expect((await activate(checker, first)).status).toBe(200);
    const second = await ofStart("2028-01-01");
    expect((await activate(checker, second)).body).toMatchObject({
      code: "start-taken",
      errors: [{ pointer: "/effectiveFrom", code: "start-taken" }],
    });
    expect((await activate(checker, second, { replace: true })).status).toBe(200);
    expect((await staff<RateSet>("GET", `/rates/${first.id}`)).body.status).toBe("withdrawn");
    // A company's payroll has calculated with it.
    await inTenant(gateway.database, sampleTenants.merlion.id, (tx) => markRatesUsed(tx, [second.id], "2028-03-31"));
    expect((await staff<RateSet>("GET", `/rates/${second.id}`)).body.usedUntil).toBe("2028-03-31");
    const third = await ofStart("2028-01-01");
    expect((await activate(checker, third, { replace: true })).body).toMatchObject({
      code: "rates-used",
      errors: [{ code: "rates-used", params: { usedUntil: "2028-03-31" } }],
    });
    const before = await ofStart("2028-03-01");
    expect((await activate(checker, before)).body.code).toBe("rates-used");
    const after = await ofStart("2028-04-01");
    expect((await activate(checker, after)).status).toBe(200);
  });

  it("reports all obstacles at once", async () => {
    const set = await draft({ kind: "cpf", effectiveFrom: "2031-01-01", announcedUpTo: "2031-12-31" });
    const ages = await draft({ kind: "cpf-ages", effectiveFrom: "2031-01-01", announcedUpTo: "2031-12-31" });
    const more = await save(ages, [...ages.rates.slice(0, -1), { above: 70, upTo: 75 }, { above: 75, upTo: null }]);
    expect((await activate(checker, await reviewed(more.body))).status).toBe(200);
    const refused = await activate(maker, set);
    expect([refused.status, refused.body.code]).toEqual([409, "not-reviewed"]);
    const eachTable = [4, 9, 14, 19, 24].flatMap((row) => [
      `/rates/${row}/above no-such-age-band`,
      "/rates age-band-missing",
    ]);
    expect(refused.body.errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      " not-reviewed",
      " same-person",
      ...eachTable,
    ]);
    expect((await activate(checker, await reviewed(set))).body.code).toBe("draft-invalid");
  });
});
