/** The settings of a tenant: versions, permissions, and the effect of each. */
import { beforeEach, expect, it } from "vitest";
import type {
  Employee,
  EmployeePage,
  HistoryPage,
  LoginError,
  MyPrivacy,
  MyProfile,
  OutboxPage,
  PasswordResetState,
  Problem,
  Session,
  Settings,
} from "#generated/hrms/schema.ts";
import { defaultTenantSettings, lifetimesOf } from "#src/domain/platform/shared/tenant-settings.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const at = "/tenant/settings";
const minute = 60_000;
const day = 24 * 60 * minute;
let clock: Date;
let gateway: HrmsGateway;
let owner: HrmsGateway["call"];

/** A separate database for each test, because a setting applies to every account of the tenant. */
beforeEach(async () => {
  clock = new Date("2026-11-20T04:30:00.000Z");
  gateway = await openHrmsGateway({ now: () => clock });
  owner = await gateway.signIn("admin@demo.com", "admin");
  return () => gateway.close();
});

const later = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};

async function settle(body: object, by = owner) {
  const { version } = (await owner<Settings>("GET", at)).body;
  return by<Settings & Problem>("PUT", at, { headers: { "If-Match": `"${version}"` }, body });
}

const passwords = (rules: object) => ({ passwords: { ...defaultTenantSettings.passwords, ...rules } });
const change = (currentPassword: string, password: string) =>
  owner<Problem>("PUT", "/me/profile/password", { body: { currentPassword, password } });
const login = <Body = Session>(password: string) =>
  gateway.call<Body>("POST", "/jwt/login", { body: { email: "admin@demo.com", password } });

it("have defaults until a section is changed, each change is a new version, and sections can be reset", async () => {
  const first = await owner<Settings>("GET", at);
  expect([first.headers["etag"], first.body]).toEqual([
    '"1"',
    {
      ...defaultTenantSettings,
      settled: [],
      serverIdleMinutes: 10,
      offeredModules: expect.any(Array),
      version: 1,
      updatedAt: null,
      updatedBy: null,
    },
  ]);
  const changed = await settle({ numbers: { employeeNoPrefix: "MT", employeeNoDigits: 5 } });
  expect(changed.body).toMatchObject({
    numbers: { employeeNoPrefix: "MT" },
    passwords: defaultTenantSettings.passwords,
    settled: ["numbers"],
    version: 2,
    updatedBy: "Adeline Goh",
  });
  const stale = { headers: { "If-Match": '"1"' } };
  expect((await owner<Problem>("PUT", at, { ...stale, body: passwords({ minLength: 16 }) })).body).toMatchObject({
    status: 409,
    code: "version-clash",
  });
  expect((await owner<Problem>("POST", `${at}/reset`, { ...stale, body: { section: "numbers" } })).status).toBe(409);
  expect(
    (await owner<Settings>("POST", `${at}/reset`, { headers: { "If-Match": '"2"' }, body: { section: "numbers" } }))
      .body,
  ).toMatchObject({ ...defaultTenantSettings, settled: [], version: 3 });
  const { items } = (await owner<HistoryPage>("GET", `${at}/history`)).body;
  expect(items.map(({ by, changes }) => [by, changes])).toEqual([
    [
      "Adeline Goh",
      [
        { field: "employeeNoPrefix", before: "MT", after: null },
        { field: "employeeNoDigits", before: 5, after: 4 },
      ],
    ],
    [
      "Adeline Goh",
      [
        { field: "employeeNoPrefix", before: null, after: "MT" },
        { field: "employeeNoDigits", before: 4, after: 5 },
      ],
    ],
  ]);
});

it.each([
  ["seven characters", passwords({ minLength: 7 }), "/passwords/minLength"],
  ["four minutes", { sessions: { idleMinutes: 4, maxDays: 0 } }, "/sessions/idleMinutes"],
  ["a reply to nobody", { sender: { senderName: null, replyTo: "hr" } }, "/sender/replyTo"],
  [
    "a picture that is none",
    { branding: { displayName: null, mailFooter: null, logo: "data:image/png;base64,AAAA" } },
    "/branding/logo",
  ],
])("reject %s", async (_what, body, pointer) => {
  expect((await settle(body)).body).toMatchObject({ status: 422, errors: [{ pointer }] });
});

it("are separate for each tenant, and need permission to change", async () => {
  await settle(passwords({ minLength: 20 }));
  const outsider = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await outsider<Settings>("GET", at)).body).toMatchObject({ passwords: { minLength: 12 }, version: 1 });
  const client = await gateway.signIn("client@demo.com", "client");
  expect((await settle(passwords({ minLength: 8 }), client)).status).toBe(403);
  const platform = await gateway.signIn("platform@hrms.demo", "platform");
  expect((await platform("GET", at)).status).toBe(403);
});

it("apply to new passwords, and are shown where one is typed", async () => {
  await settle(passwords({ minLength: 14, needsDigits: true, needsSymbols: true, reuse: 2 }));
  expect((await owner<MyProfile>("GET", "/me/profile")).body.user_info.passwordPolicy).toMatchObject({
    minLength: 14,
    needsDigits: true,
  });
  const codes = async (password: string): Promise<unknown> =>
    (await change("admin", password)).body.errors?.map(({ code }) => code);
  expect(await codes("KallangBasin")).toEqual(["password-long", "password-digits", "password-symbols"]);
  expect((await change("admin", "Kallang-Basin-12")).status).toBe(204);
  expect((await change("Kallang-Basin-12", "Kallang-Basin-12")).body.errors).toMatchObject([
    { pointer: "/password", code: "password-reused" },
  ]);
}, 90_000);

it("let a password expire: it no longer signs in, and an emailed link sets the next one by the same rules", async () => {
  await settle(passwords({ minLength: 14, maxAgeDays: 90 }));
  expect((await change("admin", "Kallang-Basin-12")).status).toBe(204);
  later(90 * day);
  expect((await login("Kallang-Basin-12")).status).toBe(200);
  later(1);
  expect((await login<LoginError>("Kallang-Basin-12")).body).toMatchObject({ error: { code: "password-expired" } });
  // People who do not know it learn nothing.
  expect((await login("Kallang-Basin-13")).body).toEqual({ error: { email: ["Email or Password is Invalid"] } });
  await gateway.call("POST", "/password/forgot", { body: { email: "admin@demo.com" } });
  const { items } = (await gateway.call<OutboxPage>("GET", "/dev/outbox")).body;
  const token = new URLSearchParams(items[0]?.link?.split("?")[1]).get("token") ?? "";
  expect(
    (await gateway.call<PasswordResetState>("POST", "/password/reset/check", { body: { token } })).body.passwordPolicy
      .minLength,
  ).toBe(14);
  const reset = (password: string) => gateway.call<Problem>("POST", "/password/reset", { body: { token, password } });
  expect((await reset("Tiong-Bahru-2")).body.errors).toMatchObject([{ code: "password-long" }]);
  expect((await reset("Tiong-Bahru-2027")).status).toBe(204);
  expect((await login("Tiong-Bahru-2027")).status).toBe(200);
}, 90_000);

const refresh = (refreshToken: string) =>
  gateway.call<Session>("POST", "/jwt/refresh-token", { body: { refreshToken } });

it("end idle sessions, and keep active ones", async () => {
  await settle({ sessions: { idleMinutes: 60, maxDays: 0 } });
  const { accessTokenSeconds } = lifetimesOf(
    { accessTokenSeconds: 600, refreshTokenSeconds: 600 },
    { idleMinutes: 60, maxDays: 0 },
  );
  let { body } = await login("admin");
  expect(body.userData.extras.idleMinutes).toBe(60);
  for (let turn = 0; turn < 3; turn += 1) {
    later(60 * minute);
    ({ body } = await refresh(body.refreshToken));
  }
  later(60 * minute + accessTokenSeconds * 1000 + 1000);
  expect((await refresh(body.refreshToken)).status).toBe(401);
});

it("apply to sessions opened before", async () => {
  await settle({ sessions: { idleMinutes: 480, maxDays: 0 } });
  const { body } = await login("admin");
  await settle({ sessions: { idleMinutes: 10, maxDays: 0 } });
  later(30 * minute);
  expect((await refresh(body.refreshToken)).status).toBe(401);
});

it("end a session a number of days after sign-in, even if active", async () => {
  await settle({ sessions: { idleMinutes: 1440, maxDays: 1 } });
  let { body } = await login("admin");
  later(12 * 60 * minute);
  ({ body } = await refresh(body.refreshToken));
  later(12 * 60 * minute);
  ({ body } = await refresh(body.refreshToken));
  later(1);
  expect((await refresh(body.refreshToken)).status).toBe(401);
});

it("show the tenant's name to its people, and its sender and footer only in its emails", async () => {
  await settle({
    branding: { displayName: "Merlion", logo: null, mailFooter: "Merlion Trading\n1 Fullerton Road" },
    sender: { senderName: "Merlion HR", replyTo: "hr@merlion.example" },
  });
  expect((await login("admin")).body.userData.extras.brand).toEqual({ name: "Merlion", logo: null });
  for (const email of ["admin@demo.com", "owner@banyan.demo"])
    await gateway.call("POST", "/password/forgot", { body: { email } });
  const roles = (await owner<{ items: { id: string }[] }>("GET", "/tenant/roles", { query: { pageSize: 1 } })).body
    .items;
  const invited = await owner("POST", `/companies/${trading}/invitations`, {
    body: { email: "mei.tan@kopi.example", roleIds: [roles[0]?.id] },
  });
  expect(invited.status).toBe(201);
  const mails = new Map(
    (await gateway.call<OutboxPage>("GET", "/dev/outbox")).body.items.map((mail) => [mail.recipient, mail]),
  );
  for (const address of ["admin@demo.com", "mei.tan@kopi.example"]) {
    expect(mails.get(address)).toMatchObject({
      senderName: "Merlion HR",
      replyTo: "hr@merlion.example",
      text: expect.stringMatching(/\n\nMerlion Trading\n1 Fullerton Road$/) as string,
    });
  }
  expect(mails.get("owner@banyan.demo")).toMatchObject({
    senderName: null,
    replyTo: null,
    text: expect.stringMatching(/\n\nHRMS$/) as string,
  });
});

it("define employee numbers", async () => {
  const [department] = (await owner<{ items: { id: string }[] }>("GET", `/companies/${trading}/departments`)).body
    .items;
  const [designation] = (await owner<{ items: { id: string }[] }>("GET", `/companies/${trading}/designations`)).body
    .items;
  const hire = async (fullName: string) => {
    const body = {
      person: { fullName },
      employment: { startDate: "2026-12-01", contractType: "permanent" },
      job: { departmentId: department?.id, designationId: designation?.id },
    };
    return (await owner<Employee>("POST", `/companies/${trading}/employees`, { body })).body;
  };
  await settle({ numbers: { employeeNoPrefix: "MT-", employeeNoDigits: 5 } });
  const made = [await hire("Mei Tan"), await hire("Arun Nair")];
  expect(made.map(({ employeeNo }) => employeeNo)).toEqual(["MT-00001", "MT-00002"]);
});

it("name the privacy contact and retention periods, and give people a copy of their own data only", async () => {
  const privacy = { dpoName: "Data Protection Office", dpoEmail: "privacy@merlion.example", dpoPhone: "+65 6123 4567" };
  expect((await settle({ privacy: { ...privacy, dpoPhone: "call us" } })).body).toMatchObject({
    status: 422,
    errors: [{ pointer: "/privacy/dpoPhone" }],
  });
  await settle({
    privacy: { ...privacy, dpoName: "  Data   Protection Office " },
    retention: { ...defaultTenantSettings.retention, leaverMonths: 24 },
  });
  const employee = await gateway.signIn("employee@merlion.demo", "employee");
  expect((await employee<MyPrivacy>("GET", "/me/profile/privacy")).body).toEqual({
    contact: privacy,
    leaverMonths: 24,
    documentMonths: 60,
    requestMonths: 24,
  });
  const { company_user: places } = (await employee<MyProfile>("GET", "/me/profile")).body;
  const [own] = places;
  const copyOf = (id: string | null | undefined) =>
    employee<Blob>("POST", `/companies/${own?.companyId}/employees/${id}/data-export`, {
      body: { reason: "Own copy" },
    });
  const copy = await copyOf(own?.employeeId);
  expect([copy.status, copy.headers["content-disposition"]]).toEqual([
    200,
    `attachment; filename="${own?.employeeNo}.zip"`,
  ]);
  const other = (await owner<EmployeePage>("GET", `/companies/${own?.companyId}/employees`)).body.items.find(
    ({ id }) => id !== own?.employeeId,
  );
  expect((await copyOf(other?.id)).status).toBe(404);
  const platform = await gateway.signIn("platform@hrms.demo", "platform");
  expect((await platform<Problem>("GET", "/me/profile/privacy")).status).toBe(403);
});
