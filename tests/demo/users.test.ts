/** Users: paging, filters, sorting, counts, adding, changes, suspension, pictures, deletion. */
import { describe, expect, it } from "vitest";
import type {
  AddedUser,
  User,
  UserActivity,
  UserAnswer,
  UserCounts,
  UserDetailsAnswer,
  UserPage,
} from "#generated/demo/schema.ts";
import { type Visit, visitors } from "./visit.ts";

const newVisit = visitors();
const asha = {
  fullName: "Asha Devi",
  username: "asha",
  email: "asha@kopitiam.example",
  role: "author",
  currentPlan: "team",
};

const all = async (visit: Visit) => (await visit<User[]>("GET", "/api/users/list/all-data")).body;

async function page(visit: Visit, query: Record<string, unknown> = {}): Promise<UserPage> {
  const { status, body } = await visit<UserPage>("GET", "/api/users/list/data", { query: { perPage: 100, ...query } });
  expect(status).toBe(200);
  return body;
}

describe("lists", () => {
  it("contain 50 different people", async () => {
    const users = await all(newVisit());
    expect(users.length).toBe(50);
    for (const field of ["id", "username", "email", "fullName"] as const) {
      expect(new Set(users.map((user) => user[field])).size).toBe(50);
    }
  });

  it("return ten per page by default", async () => {
    const visit = newVisit();
    const users = await all(visit);
    const { body } = await visit<UserPage>("GET", "/api/users/list/data");
    expect(body).toEqual({ users: users.slice(0, 10), total: 50 });
    expect((await page(visit, { perPage: 20, page: 2 })).users).toEqual(users.slice(20, 40));
  });

  it("are empty on a page past the end", async () => {
    const visit = newVisit();
    expect(await page(visit, { perPage: 20, page: 99 })).toEqual({ users: [], total: 50 });
    expect(await page(visit, { q: "nobody at all", page: 3 })).toEqual({ users: [], total: 0 });
  });

  it("search username and full name, regardless of case", async () => {
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

  it("accept several values of a filter", async () => {
    const visit = newVisit();
    const found = await page(visit, { role: ["admin", "author"], status: "active" });
    expect(found.users).toEqual(
      (await all(visit)).filter(({ role, status }) => (role === "admin" || role === "author") && status === "active"),
    );
    expect(new Set(found.users.map(({ role }) => role)).size).toBe(2);
  });

  it("are sorted before paging", async () => {
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
    expect(await visit("GET", "/api/users/user", { query: { id: 4040 } })).toMatchObject({
      status: 200,
      body: { user: null },
    });
  });

  it("is added first", async () => {
    const visit = newVisit();
    const { status, body } = await visit<AddedUser>("POST", "/apps/users/add-user", { body: { user: asha } });
    const filledIn = { id: 51, company: "", country: "", contact: "", status: "active", avatar: null };
    expect([status, body.user]).toEqual([201, { ...filledIn, ...asha }]);
    expect((await all(visit))[0]).toEqual(body.user);
    expect((await page(visit, { perPage: 1 })).users).toEqual([body.user]);
    const faceless = await visit<AddedUser>("POST", "/apps/users/add-user", {
      body: { user: { ...asha, avatar: "" } },
    });
    expect(faceless.body.user.avatar).toBe(null);
  });

  it("is gone once deleted", async () => {
    const visit = newVisit();
    const answer = await visit<UserAnswer>("DELETE", "/apps/users/delete", { query: { id: 10 } });
    expect([answer.status, answer.body.user?.fullName]).toEqual([200, "Ingrid Solberg"]);
    expect((await page(visit)).total).toBe(49);
    expect(await visit("DELETE", "/apps/users/delete", { query: { id: 10 } })).toMatchObject({
      status: 200,
      body: { user: null },
    });
  });

  it.each([
    [{ ...asha, email: "asha" }, "/user/email"],
    [{ ...asha, role: "owner" }, "/user/role"],
    [{ ...asha, username: "two words" }, "/user/username"],
  ])("is rejected as %o", async (user, pointer) => {
    const { status, body } = await newVisit()("POST", "/apps/users/add-user", { body: { user } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ pointer }] });
  });
});

describe("counts", () => {
  it("show for each filter value how many rows match with the other filters", async () => {
    const visit = newVisit();
    const users = await all(visit);
    const { body } = await visit<UserCounts>("GET", "/api/users/list/counts", {
      query: { role: "editor", currentPlan: "team" },
    });
    const count = (test: (user: User) => boolean) => users.filter(test).length;
    expect(body.total).toBe(50);
    expect(body.states.pending).toBe(count(({ status }) => status === "pending"));
    // A filter does not narrow its own choices, the other filters do.
    expect(body.role.author).toBe(count(({ role, currentPlan }) => role === "author" && currentPlan === "team"));
    expect(body.currentPlan.enterprise).toBe(
      count(({ role, currentPlan }) => role === "editor" && currentPlan === "enterprise"),
    );
    expect(body.status.active).toBe(
      count(({ role, currentPlan, status }) => role === "editor" && currentPlan === "team" && status === "active"),
    );
    expect(body.role.author + body.currentPlan.enterprise).toBeGreaterThan(0);
  });
});

describe("a user's details", () => {
  const details = async (visit: Visit, id: number) =>
    (await visit<UserDetailsAnswer>("GET", "/api/users/details", { query: { id } })).body.details;
  const events = async (visit: Visit, id: number) =>
    (await visit<UserActivity>("GET", "/api/users/activity", { query: { id } })).body.events;

  it("have permissions by role, a current plan and activity, newest first", async () => {
    const visit = newVisit();
    const { permissions, plan } = await details(visit, 1);
    expect(permissions.length).toBe(8);
    expect(permissions.every((each) => each.read && each.write && each.create && each.delete)).toBe(true);
    expect(plan.seatsUsed).toBeLessThanOrEqual(plan.seats);
    const times = (await events(visit, 1)).map(({ at }) => at);
    expect(times.length).toBeGreaterThan(2);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(await visit("GET", "/api/users/details", { query: { id: 4040 } })).toMatchObject({ status: 404 });
    expect(await events(visit, 4040)).toEqual([]);
  });

  it("keep updated values and leave the others unchanged", async () => {
    const visit = newVisit();
    const before = await details(visit, 10);
    const { body } = await visit<UserAnswer>("POST", "/apps/users/update-user", {
      body: { user: { id: 10, company: "Fjord Two", currentPlan: "team" }, details: { city: "Oslo" } },
    });
    expect(body.user).toMatchObject({ id: 10, fullName: "Ingrid Solberg", company: "Fjord Two", currentPlan: "team" });
    const after = await details(visit, 10);
    expect(after).toEqual({ ...before, city: "Oslo", plan: after.plan });
    expect(after.plan.seats).toBeLessThan(before.plan.seats);
    expect((await events(visit, 10)).slice(0, 2).map(({ kind }) => kind)).toEqual(["planChanged", "changed"]);
    expect(await visit("POST", "/apps/users/update-user", { body: { user: { id: 4040 } } })).toMatchObject({
      status: 200,
      body: { user: null },
    });
  });

  it("reject another user's username or email, regardless of case", async () => {
    const visit = newVisit();
    const [first] = await all(visit);
    const answer = await visit("POST", "/apps/users/update-user", {
      body: { user: { id: 10, username: first?.username.toUpperCase(), email: first?.email } },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: [
          { pointer: "/user/username", code: "taken" },
          { pointer: "/user/email", code: "taken" },
        ],
      },
    });
    const own = (await visit<UserAnswer>("GET", "/api/users/user", { query: { id: 10 } })).body.user;
    expect(own?.username).toBe("ingrid.solberg");
    expect(
      (
        await visit("POST", "/apps/users/update-user", {
          body: { user: { id: 10, username: own?.username, email: own?.email } },
        })
      ).status,
    ).toBe(200);
  });

  it.each([
    [{ user: { id: 10, fullName: " " } }, "/user/fullName"],
    [{ user: { id: 10 }, details: { website: "fjordline" } }, "/details/website"],
    [{ user: { id: 10 }, details: { birthDate: "1988-02-31" } }, "/details/birthDate"],
  ])("is not updated to %o", async (body, pointer) => {
    expect(await newVisit()("POST", "/apps/users/update-user", { body })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer }] },
    });
  });

  it("allow suspending and reactivating, once each", async () => {
    const visit = newVisit();
    const call = async (what: string) =>
      (await visit<UserAnswer>("POST", `/apps/users/${what}`, { body: { id: 10 } })).body.user?.status;
    expect([await call("suspend"), await call("suspend"), await call("reactivate")]).toEqual([
      "inactive",
      "inactive",
      "active",
    ]);
    expect((await events(visit, 10)).slice(0, 3).map(({ kind }) => kind)).toEqual([
      "reactivated",
      "suspended",
      "signedIn",
    ]);
  });

  it("start with the role's permissions, and are deleted with the user", async () => {
    const visit = newVisit();
    const { body } = await visit<AddedUser>("POST", "/apps/users/add-user", { body: { user: asha } });
    const { permissions } = await details(visit, body.user.id);
    expect(permissions.find(({ module }) => module === "leave")).toEqual({
      module: "leave",
      read: true,
      write: true,
      create: true,
      delete: false,
    });
    expect((await events(visit, body.user.id)).map(({ kind }) => kind)).toEqual(["joined"]);
    await visit("DELETE", "/apps/users/delete", { query: { id: body.user.id } });
    expect(await visit("GET", "/api/users/details", { query: { id: body.user.id } })).toMatchObject({ status: 404 });
  });
});

describe("a picture", () => {
  const png = Buffer.concat([Buffer.from([0x89]), Buffer.from("PNG\r\n\u001A\n"), Buffer.alloc(40)]);
  const send = (visit: Visit, type: string, body: Uint8Array, id = 10) =>
    visit<UserAnswer>("POST", "/apps/users/update-avatar", { query: { id }, headers: { "Content-Type": type }, body });

  it("can be set and removed", async () => {
    const visit = newVisit();
    expect((await send(visit, "image/png", png)).body.user?.avatar).toBe(
      `data:image/png;base64,${png.toString("base64")}`,
    );
    const { body } = await visit<UserAnswer>("POST", "/apps/users/update-user", {
      body: { user: { id: 10, avatar: null } },
    });
    expect(body.user?.avatar).toBe(null);
    expect((await send(visit, "image/png", png, 4040)).body).toEqual({ user: null });
  });

  it.each([
    ["of another kind", "image/gif", png, 415],
    ["that only says it is one", "image/png", Buffer.from("no picture at all, but text"), 415],
    ["without content", "image/png", Buffer.alloc(0), 415],
    ["of more than 100 KiB", "image/png", Buffer.concat([png, Buffer.alloc(102_400)]), 413],
  ])("%s is rejected", async (_what, type, body, status) => {
    expect((await send(newVisit(), type, body)).status).toBe(status);
  });
});
