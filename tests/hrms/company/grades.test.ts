/** Grades: lists, changes, rejections, history and export. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Grade, GradeOption, GradePage, HistoryPage, Problem } from "#generated/hrms/schema.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { type HrmsGateway, openHrmsGateway, seniorExecutive, trading } from "../../support/hrms-gateway.ts";

const grades = `/companies/${trading}/grades`;
const start = new Date("2026-11-20T04:00:00Z");

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
let clock = start;
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const list = async (query: Record<string, unknown> = {}) =>
  (await call<GradePage>("GET", grades, { query: { pageSize: 100, ...query } })).body;
const namesOf = ({ items }: GradePage) => items.map(({ name }) => name);
const every = { status: ["active", "inactive", "archived"] };
const create = <Body = Grade>(body: object) => call<Body>("POST", grades, { body });
const made = async (name: string, more: object = {}) => (await create({ name, rank: 50, ...more })).body;
const update = <Body = Grade>({ id, version }: Grade, body: object) =>
  call<Body>("PUT", `${grades}/${id}`, { headers: { "If-Match": `"${version}"` }, body });

describe("the list", () => {
  it("shows ten active grades by rank", async () => {
    const { body } = await call<GradePage>("GET", grades);
    expect([body.items.length, body.total, body.page, body.pageSize]).toEqual([10, 25, 1, 10]);
    const ranks = body.items.map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(body.items.some(({ status }) => status === "archived")).toBe(false);
  });

  it("shows each grade on exactly one page, in a stable order", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ ...every, page, pageSize: 7 })));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(27);
    expect(ids).toEqual((await list(every)).items.map(({ id }) => id));
  });

  it("returns the last page for one past the end, and an empty first page without results", async () => {
    const last = await list({ page: 900, pageSize: 10 });
    expect([last.page, last.items.length, last.total]).toEqual([3, 5, 25]);
    expect(await list({ q: "astronaut", page: 4 })).toEqual({ items: [], total: 0, page: 1, pageSize: 100 });
  });

  it.each([
    ["name", (a: Grade, b: Grade) => a.name.localeCompare(b.name, "en")],
    ["noticeDays", (a: Grade, b: Grade) => a.noticeDays - b.noticeDays],
    ["payMin", (a: Grade, b: Grade) => (a.payMin ?? Infinity) - (b.payMin ?? Infinity)],
    ["payMax", (a: Grade, b: Grade) => (a.payMax ?? Infinity) - (b.payMax ?? Infinity)],
    ["updatedAt", (a: Grade, b: Grade) => a.updatedAt.localeCompare(b.updatedAt)],
  ])("sorts by %s both ways, empty values last", async (field, compare) => {
    const up = (await list({ ...every, sort: field })).items;
    expect(up.every((grade, index) => index === 0 || compare(up[index - 1] as Grade, grade) <= 0)).toBe(true);
    const down = (await list({ ...every, sort: `-${field}` })).items.filter(({ payMin }) => payMin !== null);
    expect(down.every((grade, index) => index === 0 || compare(down[index - 1] as Grade, grade) >= 0)).toBe(true);
    if (field === "payMin") expect((await list({ ...every, sort: "-payMin" })).items.at(-1)?.payMin).toBeNull();
  });

  it("finds text anywhere in the name, regardless of case, and takes it literally", async () => {
    expect(namesOf(await list({ q: " SENIOR e" }))).toEqual(["Senior Executive", "Senior Engineer"]);
    expect(namesOf(await list({ q: "(old", ...every }))).toEqual(["Clerk (old scale)"]);
    for (const q of ["%", "_", "\\", "'", "\u0000"])
      expect((await call<GradePage>("GET", grades, { query: { q } })).status).toBe(200);
    expect((await list({ q: "%" })).total).toBe(0);
  });

  it("filters by status and rank", async () => {
    expect(namesOf(await list({ status: ["archived"], sort: "name" }))).toEqual([
      "Clerk (old scale)",
      "Telex Operator",
    ]);
    expect(namesOf(await list({ status: ["inactive", "archived"], rankTo: 1 }))).toEqual(["Seasonal Promoter"]);
    expect(new Set((await list({ rankFrom: 8, rankTo: 9 })).items.map(({ rank }) => rank))).toEqual(new Set([8, 9]));
  });

  it.each([
    [{ page: 0 }, "query/page"],
    [{ pageSize: 101 }, "query/pageSize"],
    [{ sort: "pay_min" }, "query/sort"],
    [{ status: ["gone"] }, "query/status/0"],
    [{ rankFrom: "x" }, "query/rankFrom"],
  ])("rejects %j", async (query, pointer) => {
    const { status, body } = await call<Problem>("GET", grades, { query });
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });

  it("offers the active grades by rank", async () => {
    const options = (await call<GradeOption[]>("GET", `${grades}/options`)).body;
    const active = (await list({ status: ["active"] })).items;
    expect(options.map(({ id }) => id).toSorted()).toEqual(active.map(({ id }) => id).toSorted());
    expect(options[0]).toEqual({ id: active[0]?.id, label: "Intern" });
    expect((await call<GradeOption[]>("GET", `${grades}/options`, { query: { q: "chef" } })).body).toEqual([]);
  });
});

describe("a new grade", () => {
  it("is trimmed, filled with defaults and readable at once", async () => {
    const { status, headers, body } = await create({ name: "  Cafe\u0301 \t Lead ", rank: 40 });
    expect([status, headers["etag"]]).toEqual([201, '"1"']);
    expect(body).toEqual({
      id: body.id,
      companyId: trading,
      name: "Café Lead",
      rank: 40,
      payMin: null,
      payMid: null,
      payMax: null,
      defaultLeavePolicyId: null,
      noticeDays: 30,
      probationMonths: 3,
      status: "active",
      version: 1,
      createdAt: start.toISOString(),
      createdBy: "Adeline Goh",
      updatedAt: start.toISOString(),
      updatedBy: "Adeline Goh",
    });
    const read = await call<Grade>("GET", `${grades}/${body.id}`);
    expect([read.headers["etag"], read.body]).toEqual(['"1"', body]);
  });

  it("needs a unique name, regardless of case, archived grades included", async () => {
    for (const name of ["executive", "TELEX  operator"]) {
      const { status, body } = await create<Problem>({ name, rank: 1 });
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: "duplicate", errors: [{ pointer: "/name", code: "taken" }] });
    }
    await made("Äußerst Senior");
    expect((await create({ name: "ÄUSSERST SENIOR", rank: 1 })).status).toBe(201);
    expect((await create({ name: "äußerst senior", rank: 1 })).status).toBe(409);
  });

  it.each([
    ["a lowest pay above the highest", { payMin: 500, payMax: 400 }, "/payMax", "below-field"],
    ["a midpoint below the lowest", { payMin: 500, payMid: 400 }, "/payMid", "below-field"],
    ["a highest pay below the midpoint", { payMid: 500, payMax: 499 }, "/payMax", "below-field"],
    ["a leave policy nobody knows", { defaultLeavePolicyId: trading }, "/defaultLeavePolicyId", "unknown-reference"],
    ["a name of signs that are no text", { name: "a\u0000b" }, "/name", "characters"],
    ["a name with half a sign", { name: "a\ud800b" }, "/name", "characters"],
    ["a blank name", { name: "   " }, "/name", "pattern"],
    ["a broken rank", { rank: 1.5 }, "/rank", "type"],
    ["a field of its own", { colour: "red" }, "/colour", "unknown"],
  ])("is rejected with %s", async (_what, body, pointer, code) => {
    const { status, body: problem } = await create<Problem>({ name: "Refused", rank: 1, ...body });
    expect(status).toBe(422);
    expect(problem.errors?.[0]).toMatchObject({ pointer, code });
  });

  it("reports every error of the pay range at once", async () => {
    const { body } = await create<Problem>({ name: "Upside down", rank: 1, payMin: 300, payMid: 200, payMax: 100 });
    expect(body.errors?.map(({ pointer }) => pointer)).toEqual(["/payMid", "/payMax"]);
  });
});

describe("a change", () => {
  it("increments the version and keeps all fields sent", async () => {
    const grade = await made("Baker", { payMin: 250_000, payMax: 400_000, noticeDays: 14 });
    clock = new Date(start.getTime() + 60_000);
    const { status, headers, body } = await update(grade, {
      name: "Head Baker",
      rank: 51,
      payMin: 300_000,
      status: "inactive",
    });
    clock = start;
    expect([status, headers["etag"]]).toEqual([200, '"2"']);
    expect(body).toMatchObject({
      name: "Head Baker",
      rank: 51,
      payMin: 300_000,
      payMax: null,
      noticeDays: 30,
      status: "inactive",
      version: 2,
    });
    expect([body.createdAt, body.updatedAt]).toEqual([start.toISOString(), "2026-11-20T04:01:00.000Z"]);
  });

  it("over someone else's change is rejected, naming that person", async () => {
    const grade = await made("Florist");
    expect((await update(grade, { name: "Florist", rank: 1 })).status).toBe(200);
    const { status, body } = await update<Problem>(grade, { name: "Florist", rank: 2 });
    expect([status, body.code]).toEqual([409, "version-clash"]);
    expect(body.detail).toContain("Adeline Goh");
  });

  it("succeeds for exactly one of ten simultaneous calls, with or without an earlier change", async () => {
    const grade = (await list({ q: "senior technician" })).items[0] as Grade;
    await gateway.database.pool.query("update grades set updated_by = $1 where id = $2", [
      sampleAccounts.siti.id,
      grade.id,
    ]);
    const statuses = (
      await Promise.all(Array.from({ length: 10 }, (_, rank) => update(grade, { name: grade.name, rank })))
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  });

  it("requires the version", async () => {
    const grade = await made("Hurried");
    const url = `${grades}/${grade.id}`;
    const missing = await call<Problem>("PUT", url, { body: { name: "Hurried", rank: 1 } });
    expect(missing.status).toBe(422);
    expect((await call("PUT", url, { headers: { "If-Match": "*" }, body: { name: "Hurried", rank: 1 } })).status).toBe(
      422,
    );
  });

  it("cannot take another grade's name, but can change the case of its own", async () => {
    const grade = await made("Pilot");
    expect(await update<Problem>(grade, { name: "manager", rank: 1 })).toMatchObject({
      status: 409,
      body: { code: "duplicate" },
    });
    expect((await update(grade, { name: "PILOT", rank: 1 })).body.name).toBe("PILOT");
  });
});

describe("archive and restore", () => {
  it("hide a grade from list and dropdown, and bring it back", async () => {
    const { id } = await made("Lamplighter");
    const archived = await call<Grade>("POST", `${grades}/${id}/archive`);
    expect([archived.status, archived.body.status, archived.headers["etag"]]).toEqual([200, "archived", '"2"']);
    expect((await list({ q: "lamplighter" })).total).toBe(0);
    expect(await call<Problem>("POST", `${grades}/${id}/archive`)).toMatchObject({
      status: 409,
      body: { code: "archived" },
    });
    expect(await update<Problem>(archived.body, { name: "Lamplighter", rank: 1 })).toMatchObject({
      status: 409,
      body: { code: "archived" },
    });
    const restored = await call<Grade>("POST", `${grades}/${id}/restore`);
    expect([restored.body.status, restored.body.version]).toEqual(["active", 3]);
    expect(await call<Problem>("POST", `${grades}/${id}/restore`)).toMatchObject({
      status: 409,
      body: { code: "not-archived" },
    });
  });
});

describe("deletion", () => {
  it("removes an unused grade", async () => {
    const { id } = await made("Ephemeral");
    expect(await call("DELETE", `${grades}/${id}`)).toMatchObject({ status: 204, body: null });
    for (const path of ["", "/history"]) expect((await call("GET", `${grades}/${id}${path}`)).status).toBe(404);
    expect((await call("DELETE", `${grades}/${id}`)).status).toBe(404);
  });

  it("is rejected while designations use the grade, and lists them", async () => {
    const { status, body } = await call<Problem>("DELETE", `${grades}/${seniorExecutive}`);
    expect([status, body.code]).toEqual([409, "in-use"]);
    const designations = body.errors?.filter(({ params }) => params?.["subject"] === "designations");
    expect(designations?.map(({ code, params }) => [code, params?.["subject"], params?.["name"]])).toEqual([
      ["used-by", "designations", "Senior Accountant"],
      ["used-by", "designations", "Senior Buyer"],
      ["used-by", "designations", "Senior Payroll Executive"],
    ]);
    expect((await call("GET", `${grades}/${seniorExecutive}`)).status).toBe(200);
  });
});

describe("history", () => {
  it("shows who changed which field, newest first", async () => {
    const grade = await made("Watchmaker", { payMin: 100 });
    await update(grade, { name: "Watchmaker", rank: 50, payMin: 200 });
    await call("POST", `${grades}/${grade.id}/archive`);
    await call("POST", `${grades}/${grade.id}/restore`);
    const { body } = await call<HistoryPage>("GET", `${grades}/${grade.id}/history`);
    expect(body.items.map(({ action, by, changes }) => ({ action, by, changes }))).toEqual([
      { action: "restore", by: "Adeline Goh", changes: [{ field: "status", before: "archived", after: "active" }] },
      { action: "archive", by: "Adeline Goh", changes: [{ field: "status", before: "active", after: "archived" }] },
      { action: "update", by: "Adeline Goh", changes: [{ field: "payMin", before: 100, after: 200 }] },
      expect.objectContaining({ action: "create" }),
    ]);
    expect(body.items.every(({ requestId, at }) => requestId !== "" && at === start.toISOString())).toBe(true);
    expect(
      (await call<HistoryPage>("GET", `${grades}/${grade.id}/history`, { query: { page: 2, pageSize: 3 } })).body,
    ).toMatchObject({ total: 4, page: 2, items: [{ action: "create" }] });
  });

  it("of the samples matches the records", async () => {
    const all = (await list(every)).items.filter(({ createdAt }) => createdAt !== start.toISOString());
    for (const grade of all) {
      const { items } = (await call<HistoryPage>("GET", `${grades}/${grade.id}/history`, { query: { pageSize: 100 } }))
        .body;
      expect(items).toHaveLength(grade.version);
      expect([items.at(-1)?.at, items[0]?.at, items[0]?.by]).toEqual([
        grade.createdAt,
        grade.updatedAt,
        grade.updatedBy,
      ]);
    }
  });
});

describe("the export", () => {
  it("has the filtered rows, with money in dollars, in a format spreadsheets read", async () => {
    const { headers, body } = await call<string>("GET", `${grades}/export`, { query: { q: "senior exec" } });
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="grades.csv"',
    });
    const updatedAt = (await list({ q: "senior exec" })).items[0]?.updatedAt ?? "";
    expect(body).toBe(
      `\uFEFFname,rank,payMin,payMid,payMax,noticeDays,probationMonths,status,updatedAt\r\nSenior Executive,5,5200.00,6400.00,7600.00,60,3,active,${updatedAt}\r\n`,
    );
  });

  it("has more than one page of rows, in the requested order", async () => {
    const rows = (await call<string>("GET", `${grades}/export`, { query: { sort: "-name", ...every } })).body
      .trim()
      .split("\r\n")
      .slice(1);
    expect(rows.map((row) => row.split(",")[0])).toEqual(namesOf(await list({ ...every, sort: "-name" })));
  });

  it("escapes names that a spreadsheet would run as formulas", async () => {
    await made('=cmd|"/c calc"!A1, dear');
    const { body } = await call<string>("GET", `${grades}/export`, { query: { q: "calc", columns: ["name", "rank"] } });
    expect(body.split("\r\n")[1]).toBe(`"'=cmd|""/c calc""!A1, dear",50`);
  });
});
