/** Account settings, saved section by section. */
import { expect, test } from "vitest";
import type { AccountSettings } from "#generated/demo/schema.ts";
import type { Problem } from "#src/contract/problem.ts";
import { type Visit, visitors } from "./visit.ts";

const visitor = visitors();
const path = "/account-setting/data";

const read = async (visit: Visit) => (await visit<AccountSettings>("GET", path)).body;
const faultsOf = async (visit: Visit, body: unknown) => {
  const answer = await visit<Problem>("PUT", path, { body });
  return { status: answer.status, faults: answer.body.errors?.map(({ pointer, code }) => `${pointer} ${code}`) };
};

test("saving a section leaves the others unchanged", async () => {
  const visit = visitor();
  const before = await read(visit);
  const notification = {
    ...before.notification,
    blogDigest: !before.notification.blogDigest,
    followMe: !before.notification.followMe,
  };

  const saved = await visit<AccountSettings>("PUT", path, { body: { notification } });
  expect([saved.status, saved.body]).toEqual([200, { ...before, notification }]);
  expect(await read(visit)).toEqual(saved.body);
});

test("several sections can be saved at once", async () => {
  const visit = visitor();
  const before = await read(visit);
  const info = { ...before.info, bio: "", dob: null, website: "" };
  const { connections, socialLinks } = before.social;
  const social = {
    socialLinks,
    connections: { ...connections, facebook: connections.google, google: connections.facebook },
  };

  await visit("PUT", path, { body: { info, social } });
  expect(await read(visit)).toEqual({ ...before, info, social });
});

test("a changed email address must be confirmed again", async () => {
  const visit = visitor();
  const { general } = await read(visit);
  const save = async (change: object) =>
    (await visit<AccountSettings>("PUT", path, { body: { general: { ...general, ...change } } })).body;
  expect(await save({ company: "Kopitiam Holdings" })).toMatchObject({ emailConfirmed: true });
  expect(await save({ email: "ade@kopitiam.example" })).toMatchObject({
    general: { email: "ade@kopitiam.example" },
    emailConfirmed: false,
  });
});

test("each visitor has their own settings", async () => {
  const [mine, other] = [visitor(), visitor()];
  const before = await read(mine);
  await other("PUT", path, { body: { general: { ...before.general, fullName: "Someone Else" } } });
  expect(await read(mine)).toEqual(before);
});

test("invalid values are rejected with a pointer, and nothing is saved", async () => {
  const visit = visitor();
  const before = await read(visit);
  const { general, info } = before;

  expect(await faultsOf(visit, {})).toEqual({ status: 422, faults: [" minProperties"] });
  expect(await faultsOf(visit, { info: { ...info, website: "javascript:alert(1)" } })).toEqual({
    status: 422,
    faults: ["/info/website pattern"],
  });
  expect(await faultsOf(visit, { general: { ...general, email: "nobody", username: "a b" } })).toEqual({
    status: 422,
    faults: expect.arrayContaining(["/general/email format", "/general/username pattern"]),
  });
  const drawn = "data:image/svg+xml;base64,PHN2Zy8+";
  expect(await faultsOf(visit, { general: { ...general, avatar: drawn } })).toEqual({
    status: 422,
    faults: ["/general/avatar pattern"],
  });
  expect(await read(visit)).toEqual(before);
});

test("an avatar may be an uploaded picture", async () => {
  const visit = visitor();
  const { general } = await read(visit);
  const avatar = "data:image/png;base64,iVBORw0KGgo=";
  const saved = await visit<AccountSettings>("PUT", path, { body: { general: { ...general, avatar } } });
  expect([saved.status, saved.body.general.avatar]).toEqual([200, avatar]);
});

test("an empty avatar means none", async () => {
  const visit = visitor();
  const { general } = await read(visit);
  const saved = await visit<AccountSettings>("PUT", path, { body: { general: { ...general, avatar: "" } } });
  expect([saved.status, saved.body.general]).toEqual([200, { ...general, avatar: null }]);
});
