/** Past rows of a person are corrected in their place, with a reason, after showing what depends on them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  CorrectionImpact,
  Employee,
  EmployeeJob,
  EmployeePayTerms,
  HistoryPage,
  Ket,
  Problem,
} from "#generated/hrms/schema.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { companyId, employeesAt, openPeople, type People } from "./employees-setup.ts";

let people: People;
/** Friday, 20 November 2026 in Singapore. */
const now = new Date("2026-11-20T04:00:00Z");
beforeAll(async () => {
  people = await openPeople(() => now);
});
afterAll(() => people.gateway.close());

const at = ({ id }: Employee, rest = "") => `${employeesAt}/${id}${rest}`;
const problemOf = ({ status, body }: { status: number; body: Problem }) => [
  status,
  (body.errors ?? []).map(({ pointer, code }) => [pointer, code]),
];

/** Paid since 2024, with a raise in 2025 and one in 2026. */
async function withRaises(fullName: string) {
  const one = await people.add(fullName, { pay: { rateType: "monthly", basic: 400_000 } });
  const raise = async (effectiveFrom: string, basic: number) =>
    (
      await people.owner<EmployeePayTerms>("POST", at(one, "/pay-terms"), {
        body: { effectiveFrom, rateType: "monthly", basic, reason: "Review" },
      })
    ).body;
  return { one, past: await raise("2025-03-01", 430_000), current: await raise("2026-04-01", 460_000) };
}

const correct = (one: Employee, { id, version }: EmployeePayTerms, body: object) =>
  people.owner<EmployeePayTerms & Problem>("PUT", at(one, `/pay-terms/${id}`), {
    body: { effectiveFrom: "2025-03-01", rateType: "monthly", basic: 435_000, ...body },
    headers: { "If-Match": String(version) },
  });
const impactOf = async (path: string, call = people.owner, query: Record<string, string> = {}) =>
  (await call<CorrectionImpact>("GET", `${path}/impact`, { query })).body;

describe("a raise in a past month", () => {
  it("is corrected with a reason that the history keeps, and nothing else changes", async () => {
    const { one, past, current } = await withRaises("Past Raise");
    expect(problemOf(await correct(one, past, {}))).toEqual([422, [["/correction", "required"]]]);
    const correction = "The letter says 4,350";
    const changed = await correct(one, past, { correction, reason: "Review", effectiveFrom: "2025-04-01" });
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    const { body } = await people.owner<{ items: EmployeePayTerms[] }>("GET", at(one, "/pay-terms"));
    expect(body.items.map(({ basic, effectiveFrom, effectiveTo }) => [basic, effectiveFrom, effectiveTo])).toEqual([
      [460_000, "2026-04-01", null],
      [435_000, "2025-04-01", "2026-03-31"],
      [400_000, "2024-01-01", "2025-03-31"],
    ]);
    expect(body.items[0]?.version).toBe(current.version);
    const { items } = (await people.owner<HistoryPage>("GET", at(one, "/history"))).body;
    expect(items[0]).toMatchObject({
      reason: correction,
      by: "Adeline Goh",
      changes: [
        { field: "pay.effectiveFrom", before: "2025-03-01", after: "2025-04-01" },
        { field: "pay.basic", before: 430_000, after: 435_000 },
      ],
    });
    expect(items[0]?.changes).toHaveLength(2);
  });

  it("stays between its neighbours, and is protected against concurrent corrections", async () => {
    const { one, past } = await withRaises("Between Neighbours");
    const correction = "Wrong day";
    const day = async (effectiveFrom: string) => problemOf(await correct(one, past, { correction, effectiveFrom }));
    expect(await day("2023-12-31")).toEqual([422, [["/effectiveFrom", "before-start"]]]);
    expect(await day("2024-01-01")).toEqual([409, [["/effectiveFrom", "same-day"]]]);
    expect(await day("2026-04-01")).toEqual([409, [["/effectiveFrom", "same-day"]]]);
    expect(await day("2026-05-01")).toEqual([422, [["/effectiveFrom", "after-next"]]]);
    expect(await day("2026-12-01")).toEqual([422, [["/effectiveFrom", "in-future"]]]);
    expect((await correct(one, past, { correction })).status).toBe(200);
    expect((await correct(one, past, { correction })).body.code).toBe("version-clash");
    const first = (await people.owner<{ items: EmployeePayTerms[] }>("GET", at(one, "/pay-terms"))).body.items.at(-1);
    if (!first) throw new Error("no first row");
    expect(problemOf(await correct(one, first, { correction, effectiveFrom: "2024-02-01" }))).toEqual([
      422,
      [["/effectiveFrom", "first-row"]],
    ]);
  });
});

describe("what depends on a row", () => {
  it("are the months calculated with it, issued terms, and the rows after it", async () => {
    const { one, past, current } = await withRaises("Depends On Me");
    const drafted = await people.owner<Ket>("POST", at(one, "/kets"), { body: {} });
    await people.owner("POST", at(one, `/kets/${drafted.body.id}/issue`), {
      body: {},
      headers: { "If-Match": String(drafted.body.version) },
    });
    const ofPast = await impactOf(at(one, `/pay-terms/${past.id}`));
    expect(ofPast).toEqual({
      from: "2025-03-01",
      to: "2026-03-31",
      hidden: false,
      items: [
        { kind: "laterRow", recordId: current.id, name: null, from: "2026-04-01", to: null },
        { kind: "contributions", recordId: null, name: null, from: "2025-03-01", to: "2026-03-01" },
      ],
    });
    const moved = await impactOf(at(one, `/pay-terms/${past.id}`), people.owner, { effectiveFrom: "2025-01-15" });
    expect(moved.from).toBe("2025-01-15");
    expect(moved.items[1]).toMatchObject({ kind: "contributions", from: "2025-01-01" });
    const ofCurrent = await impactOf(at(one, `/pay-terms/${current.id}`));
    expect(ofCurrent.items).toMatchObject([
      { kind: "contributions", from: "2026-04-01", to: "2026-11-01" },
      { kind: "keyTerms", recordId: drafted.body.id, from: "2026-11-20" },
      ...["cpf", "pay", "pass", "terms"].map((name) => ({ kind: "readiness", name })),
    ]);
  });

  it("includes passes of a foreigner, and requests that wait", async () => {
    const one = await people.add("Foreign Worker", {
      residency: { residency: "foreigner" },
    });
    const types = await people.owner<{ items: { id: string; name: string }[] }>("GET", "/workpass-types");
    const type = types.body.items[0];
    const pass = await people.owner<{ id: string }>("POST", at(one, "/work-passes"), {
      body: { typeId: type?.id, status: "issued", passNo: "P1", issuedOn: "2024-01-01", expiry: "2027-01-01" },
    });
    expect(pass.status).toBe(201);
    const account = await people.owner("POST", at(one, "/bank-accounts"), {
      body: {
        bankId: masterId("banks", "7339"),
        accountName: "Foreign Worker",
        accountNo: "5011234567",
        method: "giro",
        shareKind: "remainder",
        effectiveFrom: "2026-11-01",
      },
    });
    expect(account.status).toBe(201);
    const { body } = await people.owner<{ items: { id: string }[] }>("GET", at(one, "/residencies"));
    const impact = await impactOf(at(one, `/residencies/${body.items[0]?.id}`));
    expect(impact.items.filter(({ kind }) => kind === "workPass" || kind === "approval")).toMatchObject([
      { kind: "workPass", recordId: pass.body.id, name: type?.name, to: "2027-01-01" },
      { kind: "approval", name: "bankAccount" },
    ]);
  });

  it("is not shown to readers without the class, who learn that something is hidden", async () => {
    const { one } = await withRaises("Hidden Pay");
    const { body } = await people.owner<{ items: EmployeeJob[] }>("GET", at(one, "/jobs"));
    const job = at(one, `/jobs/${body.items[0]?.id}`);
    expect((await impactOf(job)).items.filter(({ kind }) => kind === "overtime")).toHaveLength(3);
    const hr = await people.as(null, ["hrAdmin"]);
    const seen = await impactOf(job, hr);
    expect([seen.hidden, seen.items.some(({ kind }) => kind === "overtime")]).toEqual([true, false]);
    const { items } = (await people.owner<{ items: EmployeePayTerms[] }>("GET", at(one, "/pay-terms"))).body;
    expect((await hr("GET", at(one, `/pay-terms/${items[0]?.id}/impact`))).status).toBe(403);
    expect((await people.owner("GET", at(one, `/pay-terms/${companyId}/impact`))).status).toBe(404);
  });
});
