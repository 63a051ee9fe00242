/** Effects of an ending: expired passes, files of deleted records, tasks after an exit; and what starts again. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  Employee,
  EmployeeTask,
  EmployeeTaskPage,
  Passport,
  Problem,
  TaskTemplate,
  WorkPass,
} from "#generated/hrms/schema.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { employeesAt, openPeople, type People } from "../people/employees-setup.ts";

let people: People;
let companyAt: string;
beforeAll(async () => {
  people = await openPeople(() => new Date("2026-11-20T04:00:00Z"));
  companyAt = employeesAt.replace(/\/employees$/, "");
  for (const [kind, title] of [
    ["onboarding", "Hand out the badge"],
    ["offboarding", "Return the keys"],
  ]) {
    await people.owner("POST", `${companyAt}/task-templates`, {
      body: { name: title, kind, automatic: true, tasks: [{ title, owner: "hr", dueOffset: 0 }] },
    });
  }
});
afterAll(() => people.gateway.close());

const step = (one: Pick<Employee, "id">, name: string, body?: object) =>
  people.owner<Employee & Omit<Problem, "status">>("POST", `${employeesAt}/${one.id}/${name}`, body ? { body } : {});
const tasksOf = async (id: string) =>
  (await people.owner<EmployeeTaskPage>("GET", `${employeesAt}/${id}/tasks`)).body.items;

it("a pass expires the day after its last day, and then allows no further step", async () => {
  const one = await people.add("Ex Pired");
  const place = `${employeesAt}/${one.id}/work-passes`;
  const issue = async (expiry: string) =>
    (
      await people.owner<WorkPass>("POST", place, {
        body: { typeId: masterId("workpass-types", "EP"), status: "issued", issuedOn: "2024-11-20", expiry },
      })
    ).body;
  expect(await issue("2026-11-20")).toMatchObject({ status: "issued", daysLeft: 0 });
  const over = await issue("2026-11-19");
  expect(over).toMatchObject({ status: "expired", daysLeft: -1, steps: [] });
  expect(
    (await people.owner<Problem>("POST", `${place}/${over.id}/step`, { body: { status: "renewing" } })).body.code,
  ).toBe("pass-step");
});

it("a file is deleted with the last record that uses it", async () => {
  const one = await people.add("Fi Led");
  const place = `${employeesAt}/${one.id}`;
  const store = async () =>
    (
      await people.owner<{ id: string }>("POST", `${place}/files`, {
        query: { name: "a.pdf", class: "identity" },
        headers: { "Content-Type": "application/octet-stream" },
        body: Buffer.from("%PDF-1.7\n1 0 obj\n"),
      })
    ).body.id;
  const is = async (id: string) => (await people.owner("GET", `${place}/files/${id}`)).status;
  const [first, second] = [await store(), await store()];
  const body = (fileId: string, number: string) => ({
    countryId: masterId("countries", "MY"),
    number,
    expiry: "2033-01-31",
    fileId,
  });
  const add = async (number: string) =>
    (await people.owner<Passport>("POST", `${place}/passports`, { body: body(first, number) })).body.id;
  const [one_, other] = [await add("A12345678"), await add("A12345679")];
  await people.owner("DELETE", `${place}/passports/${one_}`);
  expect(await is(first)).toBe(200);
  expect(
    (
      await people.owner("PUT", `${place}/passports/${other}`, {
        headers: { "If-Match": '"1"' },
        body: body(second, "A12345679"),
      })
    ).status,
  ).toBe(200);
  expect([await is(first), await is(second)]).toEqual([404, 200]);
  await people.owner("DELETE", `${place}/passports/${other}`);
  expect(await is(second)).toBe(404);
});

it("the files of a deleted offer are deleted", async () => {
  const one = await people.add("Off Ered", {
    employment: { status: "offered", startDate: "2027-01-04", contractType: "permanent" },
  });
  await people.owner("POST", `${employeesAt}/${one.id}/files`, {
    query: { name: "a.pdf", class: "personal" },
    headers: { "Content-Type": "application/octet-stream" },
    body: Buffer.from("%PDF-1.7\n1 0 obj\n"),
  });
  expect((await people.owner("DELETE", `${employeesAt}/${one.id}`)).status).toBe(204);
  expect(
    (await people.gateway.database.pool.query("select id from files where employee_id = $1", [one.id])).rows,
  ).toEqual([]);
});

it("leaving closes open tasks, and rehiring gives new tasks and access", async () => {
  const one = await people.add("Lee Ving");
  const call = await people.as(one.id, ["employee"]);
  await step(one, "give-notice", { noticeGivenOn: "2026-11-01", lastDay: "2026-11-18", exitReason: "resignation" });
  const refused = await step(one, "complete-exit", { rehireEligible: true });
  expect(refused.body.code).toBe("open-tasks");
  expect(refused.body.errors?.map(({ message }) => message)).toContain("Return the keys");
  for (const { id } of await tasksOf(one.id))
    await people.owner("POST", `${employeesAt}/${one.id}/tasks/${id}/step`, { body: { status: "done" } });
  expect((await step(one, "complete-exit", { rehireEligible: true })).body.status).toBe("exited");
  expect([403, 404]).toContain((await call("GET", `${employeesAt}/${one.id}`)).status);
  const back = await step(one, "rehire", { startDate: "2026-11-20", contractType: "permanent", status: "onboarding" });
  expect(back.status).toBe(201);
  expect((await tasksOf(back.body.id)).map(({ title, dueOn }) => [title, dueOn])).toContainEqual([
    "Hand out the badge",
    "2026-11-20",
  ]);
  expect((await call<Employee>("GET", `${employeesAt}/${back.body.id}`)).body.self).toBe(true);
});

it("tax clearance opens for foreigners and PRs, manually too, and if residency is unknown", async () => {
  const task = (title: string, openFor?: string) => ({
    title,
    owner: "payroll",
    dueOffset: -30,
    ...(openFor && { openFor }),
  });
  const { body: template } = await people.owner<TaskTemplate>("POST", `${companyAt}/task-templates`, {
    body: {
      name: "Tax",
      kind: "offboarding",
      automatic: true,
      tasks: [task("IR21", "nonCitizens"), task("Flight home", "foreigners"), task("IR8A")],
    },
  });
  expect(template.tasks.map(({ openFor }) => openFor)).toEqual(["nonCitizens", "foreigners", "everybody"]);
  const pr = { residency: "pr", prGrantedOn: "2024-01-01", prRateOption: "GG" } as const;
  for (const [residency, titles] of [
    [{ residency: "citizen" }, ["IR8A"]],
    [pr, ["IR21", "IR8A"]],
    [{ residency: "foreigner" }, ["Flight home", "IR21", "IR8A"]],
    [undefined, ["Flight home", "IR21", "IR8A"]],
  ] as const) {
    const one = await people.add(`Tax ${residency?.residency}`, residency && { residency });
    await step(one, "give-notice", { noticeGivenOn: "2026-11-01", lastDay: "2026-12-18", exitReason: "resignation" });
    expect(
      (await tasksOf(one.id))
        .filter(({ templateId }) => templateId === template.id)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(titles);
    const byHand = await people.owner<EmployeeTask[]>("POST", `${employeesAt}/${one.id}/tasks/start`, {
      body: { templateId: template.id, day: "2026-12-01" },
    });
    expect(byHand.body.map(({ title }) => title).toSorted()).toEqual(titles);
  }
  const { body: passes } = await people.owner<TaskTemplate>("POST", `${companyAt}/task-templates`, {
    body: { name: "Passes", kind: "offboarding", tasks: [task("Cancel the pass", "foreigners")] },
  });
  const citizen = await people.add("Nothing To Do", { residency: { residency: "citizen" } });
  expect(
    await people.owner("POST", `${employeesAt}/${citizen.id}/tasks/start`, { body: { templateId: passes.id } }),
  ).toMatchObject({ status: 201, body: [] });
});
