/** Invitations to addresses not on the employee's record: a second person confirms them, and the employee is notified. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Employee, Invitation, InvitationState, Problem } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

type Either<Body> = Body & Omit<Problem, "status">;
const { trading } = sampleCompanies;
const base = `/companies/${trading.id}/invitations`;

let gateway: HrmsGateway;
let admin: HrmsGateway["call"];
let owner: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  [admin, owner] = await Promise.all([
    gateway.signIn("hr@merlion.demo", "hr"),
    gateway.signIn("admin@demo.com", "admin"),
  ]);
});
afterAll(() => gateway.close());

const invite = (call: HrmsGateway["call"], email: string, employeeId: string) =>
  call<Either<Invitation>>("POST", base, { body: { email, employeeId } });

/** A new person with a work address. */
async function hired(fullName: string, workEmail: string | null): Promise<string> {
  const [departments, designations] = await Promise.all(
    ["departments", "designations"].map((name) =>
      admin<{ id: string }[]>("GET", `/companies/${trading.id}/${name}/options`),
    ),
  );
  const job = { departmentId: departments?.body[0]?.id, designationId: designations?.body[0]?.id };
  const { body } = await admin<Employee>("POST", `/companies/${trading.id}/employees`, {
    body: { person: { fullName, workEmail }, employment: { startDate: "2026-01-05", contractType: "permanent" }, job },
  });
  return body.id;
}

it("emails an invitation to an address not on record only after a second person has confirmed it", async () => {
  const id = await hired("Koh Mei Fang", "mei.fang@kopi.example");
  const { body: made } = await invite(admin, "stranger@elsewhere.example", id);
  expect(made).toMatchObject({
    status: "awaitingConfirmation",
    confirmedAt: null,
    confirmedBy: null,
    mayConfirm: false,
  });
  const mailsTo = async (q: string) =>
    (
      await admin<{ items: { recipient: string; kind: string; text: string }[] }>("GET", "/dev/outbox", {
        query: { q },
      })
    ).body.items.map(({ recipient, kind, text }) => [recipient, kind, /s•••@elsewhere\.example/.test(text)]);
  expect(await mailsTo("stranger@elsewhere.example")).toEqual([]);
  expect(await mailsTo("mei.fang@kopi.example")).toEqual([["mei.fang@kopi.example", "notice", true]]);
  const listedTo = async (call: HrmsGateway["call"]) =>
    (await call<{ items: Invitation[] }>("GET", base, { query: { status: ["awaitingConfirmation"] } })).body.items.map(
      (one) => [one.id, one.mayConfirm],
    );
  expect([await listedTo(owner), await listedTo(admin)]).toEqual([[[made.id, true]], [[made.id, false]]]);
  expect((await owner<Problem>("POST", `${base}/${made.id}/resend`)).body).toMatchObject({
    status: 409,
    code: "not-confirmed",
  });

  const confirm = (who: HrmsGateway["call"], invitation = made.id) =>
    who<Either<Invitation>>("POST", `${base}/${invitation}/confirm`);
  expect((await confirm(admin)).body).toMatchObject({ status: 403, code: "second-person" });
  expect((await confirm(await gateway.signIn("manager@merlion.demo", "manager"))).status).toBe(403);
  expect((await confirm(owner)).body).toMatchObject({
    status: "pending",
    confirmedBy: expect.any(String),
    mayConfirm: false,
  });
  expect((await confirm(owner)).body).toMatchObject({ status: 409, code: "nothing-to-confirm" });
  const { body: box } = await admin<{ items: { link: string | null }[] }>("GET", "/dev/outbox", {
    query: { q: "stranger@elsewhere.example" },
  });
  const token = new URLSearchParams(box.items[0]?.link?.split("?")[1]).get("token") ?? "";
  expect((await gateway.call<InvitationState>("POST", "/invitation/check", { body: { token } })).body).toMatchObject({
    fullName: "Koh Mei Fang",
  });
  const history = await owner<{ items: { by: string; changes: { field: string }[] }[] }>(
    "GET",
    `${base}/${made.id}/history`,
  );
  expect(history.body.items[0]?.changes.map(({ field }) => field)).toContain("confirmedAt");
});

async function putPrivateAddress(call: HrmsGateway["call"], id: string, personalEmail: string): Promise<void> {
  const { headers } = await call<Employee>("GET", `/companies/${trading.id}/employees/${id}`);
  const { status } = await call("PUT", `/companies/${trading.id}/employees/${id}/contact`, {
    headers: { "If-Match": headers["etag"] ?? "" },
    body: { personalEmail },
  });
  expect(status).toBe(200);
}

it("needs no confirmation for the private address on record, regardless of case", async () => {
  const id = await hired("Sim Jia Wen", null);
  await putPrivateAddress(owner, id, "jia.wen@home.example");
  expect((await invite(admin, "Jia.Wen@home.example", id)).body.status).toBe("pending");
});

it("does not let the person who entered the address be the only one to confirm it", async () => {
  const id = await hired("Yap Soo Lin", "soo.lin@kopi.example");
  await putPrivateAddress(admin, id, "mine@elsewhere.example");
  expect((await invite(admin, "mine@elsewhere.example", id)).body.status).toBe("awaitingConfirmation");
});
