/** A call with an idempotency key is carried out once; the same call again gets the same response. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "#generated/hrms/operations.ts";
import type { Grade, GradePage, Problem } from "#generated/hrms/schema.ts";
import { isIdempotent } from "#src/contract/operation.ts";
import { acceptInvitationSteps } from "#src/handlers/hrms/account/accept-invitation.ts";
import { authSteps } from "#src/handlers/hrms/account/auth.ts";
import { mfaSteps } from "#src/handlers/hrms/account/mfa.ts";
import { passwordSteps } from "#src/handlers/hrms/account/password.ts";
import { ssoSteps } from "#src/handlers/hrms/account/sso.ts";
import { webhooksSteps } from "#src/handlers/hrms/integrations/webhooks.ts";
import { importsSteps } from "#src/handlers/hrms/people/imports/handlers.ts";
import { myProfileSteps } from "#src/handlers/hrms/people/my-profile.ts";
import { jobsSteps } from "#src/handlers/hrms/platform/jobs.ts";
import { systemSteps } from "#src/handlers/hrms/platform/system.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";
import { runJobNow } from "../../support/jobs.ts";

type Call = HrmsGateway["call"];
let gateway: HrmsGateway;
let owner: Call;
let clock = new Date("2026-11-20T04:00:00Z");
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const grades = `/companies/${trading}/grades`;
const create = (key: string, name: string, call: Call = owner) =>
  call<Grade & Omit<Problem, "status">>("POST", grades, {
    headers: { "Idempotency-Key": key },
    body: { name, rank: 1 },
  });
const named = async (name: string) => (await owner<GradePage>("GET", grades, { query: { q: name } })).body.total;

it("the same call again gets the same response, headers included, and changes nothing", async () => {
  const key = randomUUID();
  const [one, again] = [await create(key, "Keyed once"), await create(key, "Keyed once")];
  expect([one.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(one.body);
  expect(again.headers["etag"]).toBe(one.headers["etag"]);
  expect(await named("Keyed once")).toBe(1);
});

it("two concurrent calls are carried out once", async () => {
  const key = randomUUID();
  const answers = await Promise.all([
    create(key, "Keyed twice"),
    create(key, "Keyed twice"),
    create(key, "Keyed twice"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await named("Keyed twice")).toBe(1);
});

it("a key with another request is refused", async () => {
  const key = randomUUID();
  await create(key, "Keyed first");
  const other = await create(key, "Keyed second");
  expect([other.status, other.body.code]).toEqual([422, "idempotency-key-reused"]);
  expect(await named("Keyed second")).toBe(0);
});

it("a call that failed may be repeated with its key", async () => {
  const key = randomUUID();
  const other = await create(randomUUID(), "Keyed name");
  expect((await create(key, "Keyed name")).status).toBe(409);
  await owner("DELETE", `${grades}/${other.body.id}`);
  expect((await create(key, "Keyed name")).status).toBe(201);
});

it("keys belong to an account and an operation", async () => {
  const key = randomUUID();
  const hr = await gateway.signIn("hr@merlion.demo", "hr");
  expect((await create(key, "Keyed by the owner")).status).toBe(201);
  expect((await create(key, "Keyed by HR", hr)).status).toBe(201);
  const marked = await owner("POST", "/me/notifications/read-all", { headers: { "Idempotency-Key": key } });
  expect(marked.status).toBe(200);
});

it("keys are forgotten after a day, and responses are stored encrypted", async () => {
  const key = randomUUID();
  const first = await create(key, "Keyed a day");
  const { rows } = await gateway.database.pool.query<{ response_enc: string }>(
    "select response_enc from idempotency_keys where key = $1",
    [key],
  );
  expect(rows[0]?.response_enc).not.toContain("Keyed a day");
  await owner("DELETE", `${grades}/${first.body.id}`);
  clock = new Date(clock.getTime() + 25 * 3_600_000);
  owner = await gateway.signIn("admin@demo.com", "admin");
  expect((await create(key, "Keyed a day")).status).toBe(201);
  await runJobNow(gateway, "remove-old-records", { now: () => new Date(clock.getTime() + 25 * 3_600_000) });
  const left = await gateway.database.pool.query("select from idempotency_keys");
  expect(left.rowCount).toBe(0);
});

it("every operation that takes a key runs in one transaction", () => {
  const stepped = new Set(
    [
      acceptInvitationSteps,
      authSteps,
      importsSteps,
      jobsSteps,
      mfaSteps,
      myProfileSteps,
      passwordSteps,
      ssoSteps,
      systemSteps,
      webhooksSteps,
    ].flatMap((steps) => Object.keys(steps)),
  );
  const keyed = operations.filter(isIdempotent);
  expect(keyed.length).toBeGreaterThan(150);
  expect(keyed.filter(({ id }) => stepped.has(id)).map(({ id }) => id)).toEqual([]);
  expect(
    keyed.filter(({ parameters }) => !parameters.some(({ name }) => name === "Idempotency-Key")).map(({ id }) => id),
  ).toEqual([]);
});
