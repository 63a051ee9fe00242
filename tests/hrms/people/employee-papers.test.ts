/** Files, documents, key terms, tasks and custom fields of employees. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  CustomFieldDefinition,
  DocumentType,
  Employee,
  EmployeeDocument,
  EmployeeDocumentPage,
  EmployeePage,
  EmployeeTask,
  EmployeeTaskPage,
  Ket,
  Problem,
  StoredFile,
  TaskTemplate,
  TaskTemplatePage,
} from "#generated/hrms/schema.ts";
import { sampleId } from "#src/store/samples/ids.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];
/** The record, or the problem instead. */
type WithProblem<Body> = Body & Omit<Problem, "status">;
const folder = mkdtempSync(join(tmpdir(), "hrms-files-"));
let gateway: HrmsGateway;
let owner: Call;
let hr: Call;
let manager: Call;
let employee: Call;
let own: string;
let at: string;

beforeAll(async () => {
  gateway = await openHrmsGateway({ settings: { filesDir: folder, largestFile: 1_000 } });
  [owner, hr, manager, employee] = await Promise.all([
    gateway.signIn("admin@demo.com", "admin"),
    gateway.signIn("hr@merlion.demo", "hr"),
    gateway.signIn("manager@merlion.demo", "manager"),
    gateway.signIn("employee@merlion.demo", "employee"),
  ]);
  const { rows } = await gateway.database.pool.query<{ id: string }>(
    "select a.employee_id as id from user_access a join users u on u.id = a.user_id where u.email = 'employee@merlion.demo' and a.company_id = $1",
    [trading],
  );
  own = rows[0]?.id ?? "";
  at = `/companies/${trading}/employees/${own}`;
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const pdf = "%PDF-1.4 a page";
const upload = <Body = StoredFile>(call: Call, body: string, name = "certificate.pdf", of = "personal") =>
  call<Body>("POST", `${at}/files`, {
    query: { name, class: of },
    headers: { "Content-Type": "application/octet-stream" },
    body,
  });

describe("files", () => {
  it("are recognised by their bytes, stored, and downloaded as attachments", async () => {
    const { status, body: file } = await upload(hr, pdf, "Zeugnis „2“.html");
    expect([status, file.mediaType, file.size]).toEqual([201, "application/pdf", pdf.length]);
    const got = await hr<string>("GET", `${at}/files/${file.id}`);
    expect([got.status, got.headers["content-type"], String(got.body)]).toEqual([200, "application/octet-stream", pdf]);
    expect(got.headers["content-disposition"]).toMatch(
      /^attachment; filename="Zeugnis _2_\.html"; filename\*=UTF-8''Zeugnis/,
    );
    expect(readdirSync(join(folder, readdirSync(folder)[0] ?? ""))).toContain(file.id);
  });

  it("can be uploaded in a form", async () => {
    const form = [
      "--cut",
      'Content-Disposition: form-data; name="file"; filename="licence.png"',
      "Content-Type: image/png",
      "",
      pdf,
      "--cut--",
      "",
    ].join("\r\n");
    const { status, body } = await hr<StoredFile>("POST", `${at}/files`, {
      query: { name: "licence.png", class: "personal" },
      headers: { "Content-Type": "multipart/form-data; boundary=cut" },
      body: form,
    });
    expect([status, body.name, body.mediaType, body.size]).toEqual([201, "licence.png", "application/pdf", pdf.length]);
    const nameless = await hr<Problem>("POST", `${at}/files`, {
      query: { class: "personal" },
      headers: { "Content-Type": "application/octet-stream" },
      body: pdf,
    });
    expect([nameless.status, nameless.body.errors?.[0]]).toMatchObject([
      422,
      { pointer: "query/name", code: "required" },
    ]);
  });

  it("that are executable or too large are rejected", async () => {
    expect((await upload<Problem>(hr, "<script>alert(1)</script>", "page.pdf")).body.errors?.[0]?.code).toBe(
      "file-kind",
    );
    expect((await upload<Problem>(hr, pdf + "x".repeat(1_000))).body.errors?.[0]).toMatchObject({
      code: "file-size",
      params: { limit: 1_000 },
    });
  });

  it("can be read by people who may read their field class", async () => {
    const { body: file } = await upload(owner, pdf, "payslip.pdf", "pay");
    expect((await hr("GET", `${at}/files/${file.id}`)).status).toBe(404);
    expect((await manager("GET", `${at}/files/${file.id}`)).status).toBe(404);
    expect((await employee("GET", `${at}/files/${file.id}`)).status).toBe(200);
  });

  it("are stored in the database if no folder is set", async () => {
    const other = await openHrmsGateway();
    const call = await other.signIn("hr@merlion.demo", "hr");
    const { body: file } = await upload(call, pdf);
    expect(String((await call<string>("GET", `${at}/files/${file.id}`)).body)).toBe(pdf);
    await other.close();
  });
});

describe("documents", () => {
  const degree = sampleId("document-types/trading/Degree certificate");

  it("are requested, uploaded by the employee, and confirmed by HR", async () => {
    const { body: requested } = await hr<EmployeeDocument>("POST", `${at}/documents`, { body: { typeId: degree } });
    expect([requested.status, requested.visibility]).toEqual(["requested", "personal"]);
    const one = `${at}/documents/${requested.id}`;
    expect((await hr<Problem>("POST", `${one}/verify`)).body.code).toBe("not-submitted");
    const { body: file } = await upload(employee, pdf);
    expect(
      (await employee<EmployeeDocument>("POST", `${one}/submit`, { body: { fileId: file.id } })).body,
    ).toMatchObject({ status: "submitted", fileName: "certificate.pdf" });
    expect((await employee("POST", `${one}/verify`)).status).toBe(403);
    expect((await hr<EmployeeDocument>("POST", `${one}/verify`)).body.status).toBe("verified");
    expect((await employee<Problem>("POST", `${one}/submit`, { body: { fileId: file.id } })).body.code).toBe(
      "verified",
    );
  });

  it("in a field class that the reader may not read are hidden", async () => {
    const { body: file } = await upload(owner, pdf, "contract.pdf", "pay");
    const { body: contract } = await owner<EmployeeDocument>("POST", `${at}/documents`, {
      body: { typeId: sampleId("document-types/trading/Employment contract"), fileId: file.id },
    });
    expect(contract.visibility).toBe("pay");
    const seen = async (call: Call) =>
      (await call<EmployeeDocumentPage>("GET", `${at}/documents`, { query: { pageSize: 100 } })).body.items.map(
        ({ id }) => id,
      );
    expect([(await seen(hr)).includes(contract.id), (await seen(employee)).includes(contract.id)]).toEqual([
      false,
      true,
    ]);
    expect((await hr("GET", `${at}/documents/${contract.id}`)).status).toBe(404);
    expect(
      (await hr<Problem>("POST", `${at}/documents`, { body: { typeId: degree, visibility: "pay" } })).status,
    ).toBeGreaterThan(400);
    // A file cannot be exposed either by naming it in a record that more people can read.
    expect(
      (await hr<Problem>("POST", `${at}/documents`, { body: { typeId: degree, fileId: file.id } })).body.errors?.[0],
    ).toMatchObject({ pointer: "/fileId", code: "unknown-reference" });
    expect(
      (
        await owner<Problem>("POST", `${at}/documents`, {
          body: { typeId: sampleId("document-types/trading/Driving licence"), fileId: file.id },
        })
      ).body.errors?.[0],
    ).toMatchObject({ pointer: "/expiry", code: "required" });
  });

  it("prevent their type from being deleted", async () => {
    expect((await hr<Problem>("DELETE", `/companies/${trading}/document-types/${degree}`)).body.code).toBe("in-use");
    const { body: made } = await hr<DocumentType>("POST", `/companies/${trading}/document-types`, {
      body: { name: "Forklift licence" },
    });
    expect((await hr("DELETE", `/companies/${trading}/document-types/${made.id}`)).status).toBe(204);
  });
});

it("key terms are drafted and issued by HR without seeing pay, and acknowledged only by the employee", async () => {
  const { body: draft } = await hr<Ket>("POST", `${at}/kets`, {
    body: { duties: "Keeps the ledgers", leave: "18 days" },
  });
  expect(draft).toMatchObject({
    number: 1,
    status: "draft",
    employer: "Merlion Trading Pte. Ltd.",
    duties: "Keeps the ledgers",
    leave: "18 days",
    basicSalary: null,
    payHidden: true,
  });
  const one = `${at}/kets/${draft.id}`;
  const allowance = { fixedAllowances: "Transport 150.00 a month" };
  const version = { "If-Match": `"${draft.version}"` };
  expect((await hr<Problem>("PUT", one, { headers: version, body: allowance })).body.errors).toMatchObject([
    { pointer: "/fixedAllowances", code: "not-permitted" },
  ]);
  const { body: paid } = await owner<Ket>("PUT", one, { headers: version, body: allowance });
  expect([paid.fixedAllowances, paid.payHidden]).toEqual(["Transport 150.00 a month", false]);
  // What HR leaves out, and cannot see, stays.
  const { body: edited } = await hr<Ket>("PUT", one, {
    headers: { "If-Match": `"${paid.version}"` },
    body: { medical: "Clinic visits paid", fixedAllowances: null },
  });
  expect([edited.medical, edited.fixedAllowances]).toEqual(["Clinic visits paid", null]);
  expect((await employee<Problem>("POST", `${one}/acknowledge`)).body.code).toBe("not-issued");
  const issued = (await hr<Ket>("POST", `${one}/issue`)).body;
  expect([issued.status, issued.late, issued.basicSalary]).toEqual(["issued", true, null]);
  const seen = (await employee<Ket>("GET", one)).body;
  expect([seen.fixedAllowances, seen.medical]).toEqual(["Transport 150.00 a month", "Clinic visits paid"]);
  expect(seen.basicSalary).toBeGreaterThan(0);
  expect(
    (await owner<Problem>("PUT", one, { headers: { "If-Match": `"${issued.version}"` }, body: { duties: "Other" } }))
      .body.code,
  ).toBe("issued");
  expect((await owner<Problem>("POST", `${one}/acknowledge`)).status).toBe(403);
  expect((await employee<Ket>("POST", `${one}/acknowledge`)).body.status).toBe("acknowledged");
  expect((await owner<Ket>("POST", `${at}/kets`, { body: {} })).body.number).toBe(2);
  expect((await manager("GET", one)).status).toBe(404);
  const [trying] = (
    await owner<EmployeePage>("GET", `/companies/${trading}/employees`, { query: { status: "probation" } })
  ).body.items;
  const { body: ofTrial } = await owner<Ket>("POST", `/companies/${trading}/employees/${trying?.id}/kets`, {
    body: {},
  });
  expect(ofTrial.probation).toMatch(/^Until \d{1,2} [A-Z][a-z]+ 20\d\d$/);
});

it("key terms without pay terms cannot be issued", async () => {
  await gateway.database.pool.query(
    "create table kept_pay as select * from employee_pay_terms where employee_id = $1",
    [own],
  );
  await gateway.database.pool.query("delete from employee_pay_terms where employee_id = $1", [own]);
  const { items } = (await hr<{ items: Ket[] }>("GET", `${at}/kets`)).body;
  const draft = items.find(({ status }) => status === "draft");
  expect((await hr<Problem>("POST", `${at}/kets/${draft?.id}/issue`)).body.code).toBe("pay-missing");
  await gateway.database.pool.query("insert into employee_pay_terms select * from kept_pay");
});

it("key terms are a PDF of eighteen items, without pay for those who may not see it", async () => {
  const { items } = (await employee<{ items: Ket[] }>("GET", `${at}/kets`)).body;
  const ket = items.find(({ status }) => status === "acknowledged");
  const got = async (call: Call) => call<ArrayBuffer>("GET", `${at}/kets/${ket?.id}/pdf`);
  const [own_, hrs] = [await got(employee), await got(hr)];
  expect([own_.status, hrs.status]).toEqual([200, 200]);
  expect(own_.headers["content-disposition"]).toMatch(/^attachment; filename="key-employment-terms-[\w-]+-1\.pdf"$/);
  expect((await got(manager)).status).toBe(404);
});

it("tasks are created from templates, and employees complete their own", async () => {
  const templateId = sampleId("task-templates/trading/First days");
  const made = await hr<EmployeeTask[]>("POST", `${at}/tasks/start`, { body: { templateId, day: "2026-12-01" } });
  expect([made.status, made.body.map(({ dueOn }) => dueOn).toSorted()]).toEqual([
    201,
    ["2026-11-28", "2026-12-01", "2026-12-15", "2026-12-31"],
  ]);
  const of = (who: EmployeeTask["owner"]) => `${at}/tasks/${made.body.find((task) => task.owner === who)?.id}/step`;
  expect((await employee<EmployeeTask>("POST", of("employee"), { body: { status: "done" } })).body).toMatchObject({
    status: "done",
    doneBy: "Desmond Lim",
  });
  expect((await employee("POST", of("hr"), { body: { status: "done" } })).status).toBe(403);
  expect((await hr<EmployeeTask>("POST", of("it"), { body: { status: "skipped" } })).body.status).toBe("skipped");
  expect((await employee<EmployeeTaskPage>("GET", `${at}/tasks`)).body.total).toBeGreaterThanOrEqual(4);
});

it("a task may request a document, once; its type cannot be deleted while a template uses it", async () => {
  const { body: type } = await hr<DocumentType>("POST", `/companies/${trading}/document-types`, {
    body: { name: "Crane licence" },
  });
  const list = `/companies/${trading}/task-templates`;
  const task = (documentTypeId: string) => ({
    title: "Hand in the licence",
    owner: "employee",
    dueOffset: 0,
    documentTypeId,
  });
  const create = (documentTypeId: string) =>
    hr<WithProblem<TaskTemplate>>("POST", list, {
      body: { name: "Crane crew", kind: "onboarding", tasks: [task(documentTypeId)] },
    });
  expect((await create(own)).body.errors?.[0]).toMatchObject({
    pointer: "/tasks/0/documentTypeId",
    code: "unknown-reference",
  });
  const { body: template } = await create(type.id);
  expect(template.tasks[0]).toMatchObject({ documentTypeId: type.id, documentType: "Crane licence" });
  expect((await hr<Problem>("DELETE", `/companies/${trading}/document-types/${type.id}`)).body.code).toBe("in-use");
  const requested = async () =>
    (await hr<EmployeeDocumentPage>("GET", `${at}/documents`, { query: { pageSize: 100 } })).body.items.filter(
      ({ typeId }) => typeId === type.id,
    );
  const start = (more: object = {}) =>
    hr<Problem>("POST", `${at}/tasks/start`, { body: { templateId: template.id, ...more } });
  expect((await start()).status).toBe(201);
  expect((await start()).body).toMatchObject({ status: 409, code: "tasks-open" });
  expect((await start({ day: "2090-01-01" })).status).toBe(201);
  expect((await requested()).map(({ status }) => status)).toEqual(["requested"]);
  const kinds = async (kind: string) =>
    (await hr<TaskTemplatePage>("GET", list, { query: { kind } })).body.items.map(({ name }) => name);
  expect([await kinds("onboarding"), await kinds("offboarding")]).toEqual([
    ["Crane crew", "First days"],
    ["Last days"],
  ]);
});

it("custom fields cannot change code or kind, and a choice needs options", async () => {
  const list = `/companies/${trading}/custom-field-definitions`;
  const create = (body: object) =>
    hr<WithProblem<CustomFieldDefinition>>("POST", list, {
      body: { code: "parkingLot", label: "Parking lot", kind: "text", ...body },
    });
  expect((await create({ kind: "choice" })).body.errors?.[0]).toMatchObject({ pointer: "/choices", code: "required" });
  const { body: made } = await create({});
  expect((await create({})).status).toBe(409);
  const update = await hr<Problem>("PUT", `${list}/${made.id}`, {
    headers: { "If-Match": '"1"' },
    body: { code: "lot", label: "Lot", kind: "text" },
  });
  expect(update.body.errors?.[0]).toMatchObject({ pointer: "/code", code: "fixed" });
});

it("a notice opens the leaving tasks, and withdrawing it ends them; custom field values must match their field", async () => {
  const leaving = async () =>
    (await hr<EmployeeTaskPage>("GET", `${at}/tasks`, { query: { pageSize: 100 } })).body.items.filter(
      ({ kind }) => kind === "offboarding",
    );
  expect(
    (
      await hr("POST", `${at}/give-notice`, {
        body: { noticeGivenOn: "2026-06-01", lastDay: "2099-12-31", exitReason: "resignation" },
      })
    ).status,
  ).toBe(200);
  expect((await leaving()).map(({ dueOn, status }) => [dueOn, status])).toContainEqual(["2099-12-31", "open"]);
  expect((await hr("POST", `${at}/cancel-exit`, { body: { reason: "Stays after all" } })).status).toBe(200);
  expect((await leaving()).every(({ status }) => status === "skipped")).toBe(true);
  const { body: found, headers } = await hr<Employee>("GET", at);
  const save = (customFields: object) =>
    hr<WithProblem<Employee>>("PUT", `${at}/person`, {
      headers: { "If-Match": headers["etag"] ?? "" },
      body: { fullName: found.person.fullName, customFields },
    });
  expect((await save({ shirtSize: "XXXXL" })).body.errors?.[0]).toMatchObject({
    pointer: "/customFields/shirtSize",
    code: "enum",
  });
  expect((await save({ unheardOf: "x" })).body.errors?.[0]).toMatchObject({
    pointer: "/customFields/unheardOf",
    code: "unknown",
  });
  expect((await save({ shirtSize: "M" })).status).toBe(200);
});
