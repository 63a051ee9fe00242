/** The org chart by branches: in a company of three thousand, in a chain thirty deep, and within the reader's reach. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OrgChart, Problem } from "#generated/hrms/schema.ts";
import { openHrmsGateway, type HrmsGateway } from "../../support/hrms-gateway.ts";
import { insertOrgPeople } from "../../support/org-people.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

let gateway: HrmsGateway;
let world: PeopleWorld;
/** From the top down, each reporting to the previous one. */
const chain: string[] = Array.from({ length: 30 }, () => randomUUID());
/** Also reports of the top, by name. */
const wide: string[] = Array.from({ length: 2970 }, () => randomUUID());

beforeAll(async () => {
  gateway = await openHrmsGateway();
  world = await peopleOfATenant(gateway);
  const { tenantId, companyId, ownerId, departments, people } = world;
  const { pool } = gateway.database;
  const { rows: designations } = await pool.query<{ id: string }>("select id from designations where company_id = $1", [
    companyId,
  ]);
  await insertOrgPeople(
    pool,
    { tenantId, companyId, by: ownerId, departmentId: departments.sales, designationId: designations[0]?.id ?? "" },
    [
      ...chain.map((id, at) => ({
        id,
        name: `Chain ${String(at).padStart(4, "0")}`,
        manager: chain[at - 1] ?? people.boss,
      })),
      ...wide.map((id, at) => ({ id, name: `Wide ${String(at).padStart(4, "0")}`, manager: people.boss })),
    ],
  );
});
afterAll(() => gateway.close());

const chart = (query = "", call = world.owner) =>
  call<OrgChart & Problem>("GET", `/companies/${world.companyId}/org-chart${query}`);

it("starts with the first levels, limits wide levels, and counts everyone", async () => {
  const { body } = await chart();
  expect([body.people, body.roots]).toEqual([3003, 2]);
  const boss = body.nodes.find(({ id }) => id === world.people.boss);
  expect(boss).toMatchObject({
    managerId: null,
    place: 1,
    fullName: "Bala Boss",
    department: "Sales",
    designation: "Associate",
    reports: 2972,
    total: 3001,
  });
  expect(body.nodes).toHaveLength(2 + 100);
  expect(body.nodes[2]).toMatchObject({ id: chain[0], managerId: world.people.boss, place: 1, reports: 1, total: 29 });
});

it("loads the rest of a level, and the branch of a person", async () => {
  const { body: next } = await chart(`?managerId=${world.people.boss}&depth=1&offset=2900`);
  expect(next.nodes.map(({ place }) => place)).toEqual(Array.from({ length: 72 }, (_, at) => 2901 + at));
  const { body: branch } = await chart(`?managerId=${chain[0]}&depth=3`);
  expect(branch.nodes.map(({ id, managerId, total }) => [id, managerId, total])).toEqual([
    [chain[1], chain[0], 28],
    [chain[2], chain[1], 27],
    [chain[3], chain[2], 26],
  ]);
  const { body: whole } = await chart(`?managerId=${chain[0]}&depth=50`);
  expect(whole.nodes.map(({ id }) => id)).toEqual(chain.slice(1));
});

it("finds the path to someone at the end of a chain or far along a level", async () => {
  const { body: deep } = await chart(`?employeeId=${chain[29]}`);
  expect(deep.nodes.filter(({ id }) => chain.includes(id)).map(({ id }) => id)).toEqual(chain);
  const { body: far } = await chart(`?employeeId=${wide[2500]}`);
  expect(far.nodes.at(-1)).toMatchObject({ id: wide[2500], managerId: world.people.boss, fullName: "Wide 2500" });
});

it("rejects people outside the chart and unlimited depth", async () => {
  expect((await chart(`?managerId=${world.people.leaver}`)).status).toBe(404);
  expect((await chart(`?employeeId=${randomUUID()}`)).status).toBe(404);
  expect((await chart("?depth=51")).status).toBe(422);
});
