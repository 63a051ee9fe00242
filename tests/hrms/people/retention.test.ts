/** Retention: due by period, kept by a legal hold, purged with a reason; and exports of a person's data. */
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  AuditChain,
  AuditEventPage,
  Department,
  DueLeaverPage,
  Employee,
  HistoryPage,
  Problem,
  Purged,
  Retention,
  Settings,
} from "#generated/hrms/schema.ts";
import { readCsv } from "#src/handlers/hrms/shared/uploads/csv-reader.ts";
import { runJobNow } from "../../support/jobs.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { companyId, employeesAt, openPeople, type People } from "./employees-setup.ts";

const at = "/tenant/retention";
const now = new Date("2026-11-20T04:00:00Z");
let people: People;
let hr: People["owner"];
beforeAll(async () => {
  people = await openPeople(() => now);
  hr = await people.gateway.signIn("hr@merlion.demo", "hr");
});
afterAll(() => people.gateway.close());

const rows = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await people.gateway.database.pool.query<Row>(text, values)).rows;
const due = async (kind: string) =>
  (await people.owner<Retention>("GET", at)).body.due.find((one) => one.kind === kind);
const purge = (kinds: string[], by = people.owner) =>
  by<Purged & Problem>("POST", `${at}/purge`, { body: { kinds, reason: "Yearly clean-up" } });
const read = async (id: string) => (await people.owner<Employee>("GET", `${employeesAt}/${id}`)).body;
const step = (id: string, name: string) =>
  people.owner<Employee & Omit<Problem, "status">>("POST", `${employeesAt}/${id}/${name}`, {
    body: { reason: "A claim is before the tribunal" },
  });

async function settle(more: object) {
  const { version, retention } = (await people.owner<Settings>("GET", "/tenant/settings")).body;
  return people.owner<Settings & Problem>("PUT", "/tenant/settings", {
    headers: { "If-Match": `"${version}"` },
    body: { retention: { ...retention, ...more } },
  });
}

/** A person whose last day was then, with identifying data. */
async function leaver(fullName: string, lastDay: string): Promise<Employee> {
  const one = await people.add(fullName, {
    person: { fullName, preferredName: "Nick", gender: "female", dateOfBirth: "1980-05-17" },
    contact: { phones: [{ type: "mobile", number: "+65 8123 4567" }] },
    employment: { startDate: "2015-01-01", contractType: "permanent", status: "confirmed" },
  });
  await rows(
    "update employees set status = 'exited', last_day = $2, exit_reason = 'resignation', exit_note = 'Moved away' where id = $1",
    one.id,
    lastDay,
  );
  const sent = await people.owner("POST", `${employeesAt}/${one.id}/dependants`, {
    body: { fullName: "Nora Leaver", relation: "child" },
  });
  if (sent.status !== 201) throw new Error(JSON.stringify(sent.body));
  return one;
}

it("are due after the period, which cannot be shorter than one year", async () => {
  await leaver("Gone Recently", "2025-12-31");
  const before = (await due("leavers"))?.people ?? 0;
  const gone = await leaver("Gone Long Ago", "2020-01-31");
  expect(await due("leavers")).toEqual({ kind: "leavers", records: before + 1, people: before + 1 });
  expect((await settle({ leaverMonths: 11 })).body.errors).toMatchObject([{ pointer: "/retention/leaverMonths" }]);
  const { items } = (await people.owner<DueLeaverPage>("GET", `${at}/leavers`, { query: { pageSize: 100 } })).body;
  expect(items.find(({ employeeId }) => employeeId === gone.id)).toMatchObject({
    fullName: "Gone Long Ago",
    lastDay: "2020-01-31",
  });
  expect(items.map(({ fullName }) => fullName)).not.toContain("Gone Recently");
  const file = (await people.owner<string>("GET", `${at}/leavers/export`)).body;
  expect(
    readCsv(file)
      ?.map(({ cells }) => cells)
      .slice(1),
  ).toEqual(items.map(({ fullName, employeeNo, company, lastDay }) => [fullName, employeeNo, company, lastDay]));
  expect((await hr("GET", `${at}/leavers/export`)).status).toBe(403);
});

it("are kept while a legal hold applies", async () => {
  const held = await leaver("Held Back", "2019-06-30");
  expect((await step(held.id, "legal-hold")).body.employment.legalHold).toEqual({
    reason: "A claim is before the tribunal",
    since: "2026-11-20",
  });
  expect((await step(held.id, "legal-hold")).body.code).toBe("wrong-state");
  await purge(["leavers", "documents"]);
  expect((await read(held.id)).person.fullName).toBe("Held Back");
  expect((await people.owner<Retention>("GET", at)).body.held).toBe(1);
  expect((await step(held.id, "legal-hold/lift")).body.employment.legalHold).toBeNull();
  expect((await due("leavers"))?.people).toBe(1);
});

it("are reduced to numbers: no identifying data remains, pay rows stay, and the chain is valid", async () => {
  const gone = await leaver("Vanessa Vanish", "2018-03-31");
  const [kept] = await rows<{ count: string }>("select count(*) from employee_jobs where employee_id = $1", gone.id);
  expect((await purge(["leavers"])).body.purged).toMatchObject([{ kind: "leavers" }]);
  const after = await read(gone.id);
  expect(after).toMatchObject({
    person: { fullName: `Leaver ${gone.employeeNo}`, preferredName: null },
    personal: { gender: "female", dateOfBirth: "1980-01-01", phones: [] },
    employment: { anonymised: true, exitNote: null },
  });
  expect(await rows("select id from employee_dependants where employee_id = $1", gone.id)).toEqual([]);
  expect(await rows("select count(*) from employee_jobs where employee_id = $1", gone.id)).toEqual([kept]);
  const { items } = (await people.owner<HistoryPage>("GET", `${employeesAt}/${gone.id}/history`)).body;
  expect(items[0]).toMatchObject({
    action: "delete",
    changes: [{ field: "person.anonymised", before: false, after: true }],
  });
  expect(await due("leavers")).toMatchObject({ people: 0 });
  expect((await people.owner<AuditChain>("GET", "/tenant/audit-chain")).body).toMatchObject({ holds: true });
});

it("are not named in the audit trail, whose chain stays valid; the person can only be hired as a new one", async () => {
  const gone = await leaver("Zelda Zinnia", "2018-06-30");
  const at = `${employeesAt}/${gone.id}`;
  const child = (await people.owner<{ items: { id: string; version: number }[] }>("GET", `${at}/dependants`)).body
    .items[0];
  expect((await people.owner("DELETE", `${at}/dependants/${child?.id}`)).status).toBe(204);
  expect(
    (
      await people.owner<Employee>("PUT", `${at}/contact`, {
        headers: { "If-Match": (await people.owner("GET", at)).headers["etag"] ?? "" },
        body: { personalEmail: "zelda@home.example" },
      })
    ).status,
  ).toBe(200);
  const log = async (query: object) =>
    (await people.owner<AuditEventPage>("GET", "/tenant/audit-events", { query: { pageSize: 100, ...query } })).body
      .items;
  const reported = async (query: object) =>
    JSON.stringify(
      await Promise.all(
        (await log(query)).map(async ({ id }) => (await people.owner("GET", `/tenant/audit-events/${id}`)).body),
      ),
    );
  const about = [{ recordId: gone.id }, { recordId: child?.id }];
  const names = /Zelda|Zinnia|Nora|home\.example|8123 4567/;
  for (const one of about) expect(await reported(one)).toMatch(names);
  const [stored] = await rows<{ all: string }>(
    "select string_agg(hash, '' order by sequence) as all from audit_events where record_id in ($1, $2)",
    gone.id,
    child?.id,
  );

  await purge(["leavers"]);
  for (const one of about) expect(await reported(one)).not.toMatch(names);
  expect(await log({ q: "Zinnia" })).toEqual([]);
  const history = (await people.owner<HistoryPage>("GET", `${at}/history`, { query: { pageSize: 100 } })).body.items;
  expect(JSON.stringify(history)).not.toMatch(names);
  // The fact of an entry stays, and so do the rows that the law requires, with their values.
  const changes = history.flatMap((event) => event.changes);
  expect(changes).toContainEqual({ field: "personal.personalEmail", before: null, after: "•••" });
  expect(changes).toContainEqual({ field: "employment.startDate", before: null, after: "2015-01-01" });
  expect(history[0]).toMatchObject({
    action: "delete",
    reason: "Yearly clean-up",
    changes: [{ field: "person.anonymised", after: true }],
  });
  expect((await people.owner<AuditChain>("GET", "/tenant/audit-chain")).body).toMatchObject({ holds: true });
  const [after] = await rows<{ all: string }>(
    "select string_agg(hash, '' order by sequence) as all from audit_events where record_id in ($1, $2) and reason is distinct from 'Yearly clean-up'",
    gone.id,
    child?.id,
  );
  expect(after).toEqual(stored);

  expect((await read(gone.id)).rights.actions).not.toContain("rehire");
  const back = await people.owner<Problem>("POST", `${at}/rehire`, {
    body: { startDate: "2027-01-04", contractType: "permanent", status: "onboarding" },
  });
  expect([back.status, back.body.code]).toEqual([409, "purged"]);
});

it("are not named in events of other records either, while nobody else is hidden", async () => {
  const [gone, stays] = [await leaver("Quirin Q. (Quill)", "2018-09-30"), await people.add("Quirin Stays")];
  await rows("update employees set status = 'confirmed', last_day = null where id = $1", gone.id);
  const departments = `/companies/${companyId}/departments`;
  const made = await people.owner<Department>("POST", departments, {
    body: { department: "Quarry", code: "QRY", headEmployeeId: gone.id },
  });
  const changed = await people.owner<Department>("PUT", `${departments}/${made.body.id}`, {
    headers: { "If-Match": '"1"' },
    body: { department: "Quarry", code: "QRY", headEmployeeId: stays.id },
  });
  await people.owner<Department>("PUT", `${departments}/${made.body.id}`, {
    headers: { "If-Match": '"2"' },
    body: { department: "Quarry Two", code: "QRY", headEmployeeId: stays.id },
  });
  expect([made.status, changed.status]).toEqual([201, 200]);
  const reported = async () =>
    (await people.owner<HistoryPage>("GET", `${departments}/${made.body.id}/history`)).body.items.map(
      ({ changes }) => changes,
    );
  expect(JSON.stringify(await reported())).toContain("Quirin Q. (Quill)");
  await rows("update employees set status = 'exited', last_day = '2018-09-30' where id = $1", gone.id);
  await purge(["leavers"]);
  const [renamed, passed, begun] = await reported();
  expect(JSON.stringify([renamed, passed, begun])).not.toContain("Quill");
  expect(renamed).toContainEqual({ field: "department", before: "Quarry", after: "Quarry Two" });
  expect(passed).toContainEqual({ field: "head", before: "•••", after: "•••" });
  expect(begun).toContainEqual({ field: "head", before: null, after: "•••" });
  expect((await people.owner<AuditChain>("GET", "/tenant/audit-chain")).body).toMatchObject({ holds: true });
});

it("can be purged only by people who may change settings and delete people in the whole tenant", async () => {
  const client = await people.gateway.signIn("client@demo.com", "client");
  for (const one of [client, hr]) expect((await purge(["notices"], one)).status).toBe(403);
});

it("are purged automatically only if the tenant has enabled it", async () => {
  const look = () => runJobNow(people.gateway, "purge-due-records", { now: () => now });
  const gone = await leaver("By Itself", "2017-03-31");
  await look();
  expect((await read(gone.id)).person.fullName).toBe("By Itself");
  expect((await settle({ purgesItself: true })).status).toBe(200);
  await look();
  expect((await read(gone.id)).person.fullName).toBe(`Leaver ${gone.employeeNo}`);
});

it("can be exported completely, with the reason in the audit trail, by people who may see and unmask everything", async () => {
  const one = await people.add("Asks Access");
  const coldRooms = structureId("projects", "trading", "RCR");
  const place = { role: "Fitter", startDate: "2026-03-01", rate: 5500 };
  await people.owner("POST", `/companies/${companyId}/projects/${coldRooms}/members`, {
    body: { employeeId: one.id, ...place },
  });
  const ask = (by: People["owner"]) =>
    by<Blob & Problem>("POST", `${employeesAt}/${one.id}/data-export`, { body: { reason: "Access request" } });
  expect((await ask(hr)).status).toBe(403);
  const given = await ask(people.owner);
  expect([given.status, given.headers["content-disposition"]]).toEqual([
    200,
    `attachment; filename="${one.employeeNo}.zip"`,
  ]);
  const bytes =
    given.body instanceof Blob ? new Uint8Array(await given.body.arrayBuffer()) : Uint8Array.from(given.body as never);
  const data = JSON.parse(strFromU8(unzipSync(bytes)["data.json"] ?? new Uint8Array())) as {
    employee: Employee;
    jobs: unknown[];
    projects: unknown[];
  };
  expect([data.employee.person.fullName, data.jobs.length]).toEqual(["Asks Access", 1]);
  expect(data.projects).toEqual([{ projectId: coldRooms, project: "Raintree cold rooms", ...place, endDate: null }]);
  const { items } = (await people.owner<HistoryPage>("GET", `${employeesAt}/${one.id}/history`)).body;
  expect(items[0]).toMatchObject({ action: "unmask", changes: [{ field: "identity.export" }] });
});
