/** Users through the gateway: pages, filters, order, adding, deleting. */
import { describe, expect, it } from "vitest";
import type { AddedUser, User, UserAnswer, UserPage } from "#generated/demo/schema.ts";
import { type Visit, visitors } from "./visit.ts";

const newVisit = visitors();
const asha = { fullName: "Asha Devi", username: "asha", email: "asha@kopitiam.example", role: "author", currentPlan: "team" };

const all = async (visit: Visit) => (await visit<User[]>("GET", "/api/users/list/all-data")).body;

async function page(visit: Visit, query: Record<string, unknown> = {}): Promise<UserPage> {
  const { status, body } = await visit<UserPage>("GET", "/api/users/list/data", { query: { perPage: 100, ...query } });
  expect(status).toBe(200);
  return body;
}

describe("lists", () => {
  it("hold 50 different people", async () => {
    const users = await all(newVisit());
    expect(users.length).toBe(50);
    for (const field of ["id", "username", "email", "fullName"] as const) {
      expect(new Set(users.map((user) => user[field])).size).toBe(50);
    }
  });

  it("come ten to a page by default", async () => {
    const visit = newVisit();
    const users = await all(visit);
    const { body } = await visit<UserPage>("GET", "/api/users/list/data");
    expect(body).toEqual({ users: users.slice(0, 10), total: 50 });
    expect((await page(visit, { perPage: 20, page: 2 })).users).toEqual(users.slice(20, 40));
  });

  it("answer the last page for one past the end", async () => {
    const visit = newVisit();
    expect(await page(visit, { perPage: 20, page: 99 })).toEqual({ users: (await all(visit)).slice(40), total: 50 });
    expect(await page(visit, { q: "nobody at all", page: 3 })).toEqual({ users: [], total: 0 });
  });

  it("look for text in username and full name, regardless of case", async () => {
    const visit = newVisit();
    expect((await page(visit, { q: "SOLBERG" })).users.map(({ fullName }) => fullName)).toEqual(["Ingrid Solberg"]);
    expect((await page(visit, { q: "joon.ho" })).users.map(({ fullName }) => fullName)).toEqual(["Joon-ho Bae"]);
    expect((await page(visit, { q: "nordmark" })).total).toBe(0);
  });

  it.each([
    ["role", ["admin", "editor", "author", "maintainer", "subscriber"]],
    ["currentPlan", ["basic", "team", "company", "enterprise"]],
    ["status", ["active", "inactive", "pending"]],
  ] as const)("filter by %s", async (field, values) => {
    const visit = newVisit();
    const users = await all(visit);
    for (const value of values) {
      const found = await page(visit, { [field]: value });
      expect(found.users).toEqual(users.filter((user) => user[field] === value));
      expect(found.total).toBeGreaterThan(0);
    }
  });

  it("sort before they are cut into pages", async () => {
    const visit = newVisit();
    const names = (await page(visit, { sort: "fullName" })).users.map(({ fullName }) => fullName);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    const { users } = await page(visit, { sort: "-fullName", perPage: 10 });
    expect(users.map(({ fullName }) => fullName)).toEqual(names.toReversed().slice(0, 10));
  });
});

describe("one user", () => {
  it("is found by id, or null", async () => {
    const visit = newVisit();
    const { status, body } = await visit<UserAnswer>("GET", "/api/users/user", { query: { id: 10 } });
    expect([status, body.user?.fullName]).toEqual([200, "Ingrid Solberg"]);
    expect(await visit("GET", "/api/users/user", { query: { id: 4040 } })).toMatchObject({ status: 200, body: { user: null } });
  });

  it("is added at the top", async () => {
    const visit = newVisit();
    const { status, body } = await visit<AddedUser>("POST", "/apps/users/add-user", { body: { user: asha } });
    const filledIn = { id: 51, company: "", country: "", contact: "", status: "active", avatar: null };
    expect([status, body.user]).toEqual([201, { ...filledIn, ...asha }]);
    expect((await all(visit))[0]).toEqual(body.user);
    expect((await page(visit, { perPage: 1 })).users).toEqual([body.user]);
  });

  it("is gone once deleted", async () => {
    const visit = newVisit();
    const answer = await visit<UserAnswer>("DELETE", "/apps/users/delete", { query: { id: 10 } });
    expect([answer.status, answer.body.user?.fullName]).toEqual([200, "Ingrid Solberg"]);
    expect((await page(visit)).total).toBe(49);
    expect(await visit("DELETE", "/apps/users/delete", { query: { id: 10 } })).toMatchObject({ status: 200, body: { user: null } });
  });

  it.each([
    [{ ...asha, email: "asha" }, "/user/email"],
    [{ ...asha, role: "owner" }, "/user/role"],
    [{ ...asha, username: "two words" }, "/user/username"],
  ])("is refused as %o", async (user, pointer) => {
    const { status, body } = await newVisit()("POST", "/apps/users/add-user", { body: { user } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ pointer }] });
  });
});
