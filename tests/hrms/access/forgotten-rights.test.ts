/** What one server changes about a session, others of the same database notice at once, not only when their caches expire. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Session } from "#generated/hrms/schema.ts";
import { forgetWithOthers } from "#src/handlers/hrms/account/shared/tokens.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { hrmsContract } from "#src/server/hrms-contract.ts";
import { openStore, type Store } from "#src/store/database/open-store.ts";
import { type TestGateway, testGateway } from "../../support/gateway.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let first: HrmsGateway;
let second: TestGateway;
let store: Store;
let listening: { close: () => Promise<void> };
beforeAll(async () => {
  first = await openHrmsGateway();
  store = await openStore({ databaseUrl: first.database.url, report: () => undefined });
  const { contract, session } = hrmsContract(store, first.settings);
  second = testGateway(createGateway({ contracts: [contract], mode: "strict", session }));
  listening = await forgetWithOthers(store);
});
afterAll(async () => {
  await listening.close();
  await store.close();
  await first.close();
});
// Caches never expire.
beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(1_000));

async function signedIn() {
  const { body } = await first.call<Session>("POST", "/jwt/login", {
    body: { email: "admin@demo.com", password: "admin" },
  });
  const headers = { Authorization: `Bearer ${body.accessToken}` };
  const status = async () => (await second.call("GET", "/me/profile", { headers })).status;
  expect(await status()).toBe(200);
  const signOut = () => first.call("POST", "/jwt/logout", { body: { refreshToken: body.refreshToken } });
  return { status, signOut };
}

it("a session that was ended elsewhere", async () => {
  const { status, signOut } = await signedIn();
  await signOut();
  await expect.poll(status).toBe(401);
});

it("a session that was ended while the connection for notifications was lost", async () => {
  const { status, signOut } = await signedIn();
  await first.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hrms notifications' and datname = current_database()",
  );
  await signOut();
  await expect.poll(status).toBe(401);
});
