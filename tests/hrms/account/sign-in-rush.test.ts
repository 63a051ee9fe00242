/** More simultaneous sign-ins than the server accepts: rejected with Retry-After, without blocking other calls. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Problem } from "#generated/hrms/schema.ts";
import { maxWaiting } from "#src/store/account/password-hashing.ts";
import { hashPassword, passwordCost, verifyPassword } from "#src/store/account/shared/passwords.ts";
import { quickHash } from "../../support/quick-hash.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const signIn = () =>
  gateway.call<Problem>("POST", "/jwt/login", { body: { email: "admin@demo.com", password: "admin" } });

it("rejects calls beyond the waiting limit, with Retry-After", async () => {
  const quick = quickHash("admin");
  // Slow ones first, so that the others are still waiting when the sign-in arrives.
  const rush = [
    ...Array.from({ length: 8 }, () => hashPassword("Orchid-Road-77", passwordCost)),
    ...Array.from({ length: maxWaiting }, () => verifyPassword("admin", quick)),
  ];
  const outcomes = Promise.allSettled(rush);
  const refused = await signIn();
  expect(refused.status).toBe(503);
  expect(refused.body.type).toBe("/problems/unavailable");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
  // People who are already signed in are not affected.
  expect((await call("GET", `/companies/${trading}/grades`)).status).toBe(200);

  const settled = await outcomes;
  const right = settled.filter(
    (one) => one.status === "fulfilled" && (one.value === true || typeof one.value === "string"),
  );
  expect(right.length).toBeGreaterThanOrEqual(maxWaiting);
  expect(settled.length - right.length).toBeLessThanOrEqual(8);
  expect((await signIn()).status).toBe(200);
});
