/** Departments: the tree, moves, merges, rejections, and the samples. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Department,
  DepartmentMergeResult,
  DepartmentOption,
  DepartmentPage,
  DepartmentTree,
  HistoryPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const departments = `/companies/${trading}/departments`;
const idOf = (code: string) => structureId("departments", "trading", code);

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const create = <Body = Department>(body: object) => call<Body>("POST", departments, { body });
let count = 0;
const made = async (department: string, parentId: string | null = null): Promise<Department> =>
  (await create({ department, code: `T${(count += 1)}`, parentId })).body;
const read = async (id: string) => (await call<Department>("GET", `${departments}/${id}`)).body;
const act = <Body = Department>(action: string, { id, version }: Pick<Department, "id" | "version">, body: object) =>
  call<Body>("POST", `${departments}/${id}/${action}`, { headers: { "If-Match": `"${version}"` }, body });
const move = <Body = Department>(one: Pick<Department, "id" | "version">, parentId: string | null) =>
  act<Body>("move", one, { parentId });
const tree = async () => (await call<DepartmentTree>("GET", `${departments}/tree`)).body.items;

describe("the list", () => {
  it("sorts and filters by parent department, and finds codes", async () => {
    const below = (
      await call<DepartmentPage>("GET", departments, { query: { parentId: [idOf("FIN")], sort: "-code" } })
    ).body;
    expect(below.items.map(({ code, parent }) => [code, parent])).toEqual([
      ["FIN-CT", "Finance"],
      ["FIN-AR", "Finance"],
      ["FIN-AP", "Finance"],
    ]);
    expect((await call<DepartmentPage>("GET", departments, { query: { q: "wh-dl-" } })).body.total).toBe(2);
    const parents = (
      await call<DepartmentPage>("GET", departments, { query: { sort: "parent", pageSize: 100 } })
    ).body.items.map(({ parent }) => parent);
    const named = parents.filter((parent) => parent !== null);
    expect(parents.slice(named.length).every((parent) => parent === null)).toBe(true);
    expect(named).toEqual(named.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  it("offers active departments, and exports the filtered ones", async () => {
    expect((await call<DepartmentOption[]>("GET", `${departments}/options`, { query: { q: "cold" } })).body).toEqual([
      { id: idOf("WH-CC"), label: "Cold Chain" },
    ]);
    const { head } = (await call<Department>("GET", `${departments}/${idOf("WH-CC")}`)).body;
    expect(head).toEqual(expect.any(String));
    expect(
      (
        await call<string>("GET", `${departments}/export`, {
          query: { q: "cold", columns: ["department", "code", "parent", "head", "costCentre", "status"] },
        })
      ).body,
    ).toBe(`\uFEFFdepartment,code,parent,head,costCentre,status\r\nCold Chain,WH-CC,Warehouse,${head},2010,active\r\n`);
  });
});

describe("the tree", () => {
  it("lists each parent before its children, with the level", async () => {
    const items = await tree();
    const at = (code: string) => items.findIndex((node) => node.code === code);
    expect(
      [at("WH"), at("WH-CC"), at("WH-DL"), at("WH-DL-E"), at("WH-DL-W")].map(
        (place, index) => place - at("WH") - index,
      ),
    ).toEqual([0, 0, 0, 0, 0]);
    expect(items[at("WH-DL-E")]).toMatchObject({ level: 3, parentId: idOf("WH-DL"), children: 0 });
    expect(items[at("WH")]).toMatchObject({ level: 1, children: 2 });
  });
});

describe("a department", () => {
  it("has a unique code, and a unique name within its parent, regardless of case", async () => {
    expect(await create<Problem>({ department: "Money", code: "fin" })).toMatchObject({
      status: 409,
      body: { code: "duplicate", errors: [{ pointer: "/code" }] },
    });
    expect(await create<Problem>({ department: "CONTROLLING", code: "X1", parentId: idOf("FIN") })).toMatchObject({
      status: 409,
      body: { errors: [{ pointer: "/department" }] },
    });
    expect((await create({ department: "Controlling", code: "X2", parentId: idOf("HR") })).status).toBe(201);
  });

  it.each([
    ["a department above that nobody knows", { parentId: trading }, "/parentId", "unknown-reference"],
    [
      "one of another company",
      { parentId: structureId("departments", "logistics", "OPS") },
      "/parentId",
      "unknown-reference",
    ],
    ["a code of other signs", { code: "#1" }, "/code", "pattern"],
    ["a blank name", { department: " " }, "/department", "pattern"],
  ])("is rejected with %s", async (_what, body, pointer, code) => {
    const answer = await create<Problem>({ department: "Refused", code: "REF", ...body });
    expect([answer.status, answer.body.errors?.[0]]).toMatchObject([422, { pointer, code }]);
  });

  it("cannot be deleted or archived while it has children", async () => {
    const refused = await call<Problem>("DELETE", `${departments}/${idOf("FIN")}`);
    const below = refused.body.errors?.filter(({ params }) => params?.["subject"] === "departments");
    expect([refused.status, below?.map(({ params }) => params?.["name"])]).toEqual([
      409,
      ["Accounts Payable", "Accounts Receivable", "Controlling"],
    ]);
    expect((await call<Problem>("POST", `${departments}/${idOf("FIN")}/archive`)).body.code).toBe("in-use");
  });

  it("cannot be restored under an archived parent", async () => {
    const above = await made("Attic");
    const below = await made("Loft", above.id);
    for (const { id } of [below, above]) expect((await call("POST", `${departments}/${id}/archive`)).status).toBe(200);
    expect((await tree()).some(({ id }) => id === below.id)).toBe(false);
    expect((await call<Problem>("POST", `${departments}/${below.id}/restore`)).body.code).toBe("parent-archived");
    expect((await create<Problem>({ department: "Eaves", code: "EAV", parentId: above.id })).status).toBe(422);
    for (const { id } of [above, below]) expect((await call("POST", `${departments}/${id}/restore`)).status).toBe(200);
  });
});

describe("a move", () => {
  it("includes all children, increments the version and appears in the history", async () => {
    const [old, fresh] = [await made("Old house"), await made("New house")];
    const wing = await made("Wing", old.id);
    const room = await made("Room", wing.id);
    const { status, body } = await move(wing, fresh.id);
    expect([status, body.parent, body.version]).toEqual([200, "New house", 2]);
    expect((await tree()).find(({ id }) => id === room.id)?.level).toBe(3);
    const history = (await call<HistoryPage>("GET", `${departments}/${wing.id}/history`)).body.items[0];
    expect(history).toMatchObject({
      action: "update",
      changes: [
        { field: "parentId", before: old.id, after: fresh.id },
        { field: "parent", before: "Old house", after: "New house" },
      ],
    });
    expect((await move(body, null)).body.parentId).toBeNull();
  });

  it.each(["itself", "its child"])("under %s is rejected, by the form too", async (where) => {
    const top = await made(`Top of ${where}`);
    const low = await made("Low", (await made("Middle", top.id)).id);
    const parentId = where === "itself" ? top.id : low.id;
    expect(await move<Problem>(top, parentId)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/parentId", code: "cycle" }] },
    });
    const form = await call<Problem>("PUT", `${departments}/${top.id}`, {
      headers: { "If-Match": '"1"' },
      body: { department: "Top", code: top.code, parentId },
    });
    expect([form.status, form.body.errors?.[0]?.code]).toEqual([422, "cycle"]);
  });

  it("over someone else's change is rejected", async () => {
    const one = await made("Contested");
    await move(one, idOf("HR"));
    expect(await move<Problem>(one, idOf("FIN"))).toMatchObject({ status: 409, body: { code: "version-clash" } });
  });

  it("of two departments into each other at the same moment succeeds for only one", async () => {
    const [one, other] = [await made("Yin"), await made("Yang")];
    const statuses = (await Promise.all([move(one, other.id), move(other, one.id)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
  });
});

describe("a merge", () => {
  it("moves the children and archives the department", async () => {
    const [from, into] = [await made("Left"), await made("Right")];
    const child = await made("Shared desk", from.id);
    const { status, body } = await act<DepartmentMergeResult>("merge", from, { intoId: into.id });
    expect([status, body]).toMatchObject([
      200,
      { department: { id: into.id, children: 1 }, employees: 0, children: 1, transfers: 0 },
    ]);
    expect(await read(from.id)).toMatchObject({ status: "archived" });
    expect(await read(child.id)).toMatchObject({ parentId: into.id, version: 2 });
  });

  it("that would produce a duplicate name changes nothing", async () => {
    const [from, into] = [await made("Here"), await made("There")];
    const first = await made("Reception", from.id);
    await made("reception", into.id);
    expect(await act<Problem>("merge", from, { intoId: into.id })).toMatchObject({
      status: 409,
      body: { code: "duplicate" },
    });
    expect([(await read(from.id)).status, (await read(first.id)).parentId]).toEqual(["active", from.id]);
  });

  it("into itself, a child, an unknown department, or over someone else's change is rejected", async () => {
    const top = await made("Root");
    const low = await made("Shoot", top.id);
    for (const [intoId, code] of [
      [top.id, "cycle"],
      [low.id, "cycle"],
      [trading, "unknown-reference"],
    ]) {
      expect((await act<Problem>("merge", top, { intoId })).body.errors?.[0]).toMatchObject({
        pointer: "/intoId",
        code,
      });
    }
    expect(await act<Problem>("merge", { ...low, version: 9 }, { intoId: idOf("HR") })).toMatchObject({
      status: 409,
      body: { code: "version-clash" },
    });
  });
});

it("works only within a company", async () => {
  const foreign = `/companies/${sampleCompanies.logistics.id}/departments/${idOf("FIN")}`;
  for (const [method, path] of [
    ["GET", foreign],
    ["DELETE", foreign],
    ["POST", `${foreign}/archive`],
    ["POST", `${foreign}/restore`],
  ] as const) {
    expect((await call(method, path)).status).toBe(404);
  }
});
