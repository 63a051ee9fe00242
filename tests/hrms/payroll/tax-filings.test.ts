/** A tax filing by two people: drafted from payslips, corrected with reasons, approved, downloaded, acknowledged and amended. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  AuditEventPage,
  HistoryPage,
  Problem,
  TaxFiling,
  TaxFilingPage,
  TaxFilingSettings,
  TaxForm,
  TaxFormPage,
} from "#generated/hrms/schema.ts";
import { ir8aLength } from "#src/domain/payroll/files/iras-ir8a-file.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { runQueuedTasks } from "../../support/jobs.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

const clock = new Date("2028-01-20T04:00:00Z");
let payroll: Payroll;
/** Gross pay of the year by person. */
let paid: ReadonlyMap<string, number>;
let filing: TaxFiling;
beforeAll(async () => {
  payroll = await openPayroll(() => clock);
  await payroll.pay(await payroll.run({ periodId: (await payroll.period("2027-06")).id }));
  const { rows } = await payroll.gateway.database.pool.query<{ id: string; gross: string }>(
    `select person_id as id, sum(gross) as gross from payslips where company_id = $1 and left(month, 4) = '2027'
      and state in ('final', 'published') group by 1`,
    [sampleCompanies.trading.id],
  );
  paid = new Map(rows.map(({ id, gross }) => [id, Number(gross)]));
});
afterAll(() => payroll.gateway.close());

const at = (path = "") => `${base}/tax-filings/${filing.id}${path}`;
const work = () => runQueuedTasks(payroll.gateway, "draft-tax-filing", { now: () => clock });
const code = (body: unknown) => (body as Problem).code;
const get = async <Body>(path: string, query: Record<string, string> = {}): Promise<Body> =>
  (await payroll.maker<Body>("GET", path, { query })).body;
const forms = (query: Record<string, string> = {}) => get<TaxFormPage>(at("/forms"), { pageSize: "100", ...query });
const now = () => get<TaxFiling>(at());
async function step<Body = TaxFiling>(call: Payroll["maker"], path: string, body?: object): Promise<Body> {
  const answer = await call<Body>("POST", at(path), body ? { body } : {});
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const settings: TaxFilingSettings = {
  source: "6",
  organisationIdType: "8",
  organisationId: "201912345K",
  authorisedPerson: "Chua Jia Hui",
  authorisedDesignation: "Payroll Manager",
  phone: "62345678",
  email: "payroll@merlion.demo",
};
async function save(more: object = {}) {
  const { version } = await now();
  return payroll.maker<TaxFiling>("PUT", at(), {
    headers: { "If-Match": `"${version}"` },
    body: { ...settings, ...more },
  });
}

it("a filing has a form for everyone who was paid in the year", async () => {
  const made = await payroll.maker<TaxFiling>("POST", `${base}/tax-filings`, { body: { year: 2027 } });
  expect([made.status, made.body.status, made.body.dueOn]).toEqual([201, "drafting", "2028-03-01"]);
  filing = made.body;
  await work();
  const drafted = await now();
  expect([drafted.status, drafted.people]).toEqual(["draft", paid.size]);
  const page = await forms();
  expect(page.total).toBe(paid.size);
  const total = [...paid.values()].reduce((sum, gross) => sum + gross, 0);
  // Cents are dropped, and reimbursements are not income.
  expect(drafted.amount).toBeLessThanOrEqual(total);
  expect(drafted.amount).toBeGreaterThan(total * 0.97);
  const again = await payroll.maker("POST", `${base}/tax-filings`, { body: { year: 2027 } });
  expect([again.status, code(again.body)]).toEqual([409, "year-filed"]);
});

it("a killed draft continues, and nobody has two forms", async () => {
  await step(payroll.maker, "/draft");
  const repeated = await payroll.maker("POST", at("/draft"));
  expect([repeated.status, code(repeated.body)]).toEqual([409, "drafting"]);
  await payroll.gateway.database.pool.query(
    "update tax_forms set drafted_at = (select drafted_at from tax_filings where id = filing_id) where id = $1",
    [(await forms()).items[0]?.id],
  );
  await work();
  expect((await forms()).total).toBe(paid.size);
});

it("nationalities without a code are a problem of the settings, and details of the employer are missing", async () => {
  const before = await now();
  expect(before.missing).toContain("authorisedDesignation");
  const refused = await payroll.maker("POST", at("/submit"));
  expect([refused.status, code(refused.body)]).toEqual([409, "problems-open"]);
  expect((await save()).body.missing).toEqual([]);
  const twice = await save({
    countryCodes: [
      { country: "MY", code: "304" },
      { country: "MY", code: "305" },
    ],
  });
  expect([twice.status, (twice.body as unknown as Problem).errors?.[0]?.pointer]).toEqual([
    422,
    "/countryCodes/1/country",
  ]);
  const stale = await payroll.maker("PUT", at(), { headers: { "If-Match": '"1"' }, body: settings });
  expect(stale.status).toBe(409);
});

it("a correction keeps the drafted value, and can be taken back", async () => {
  const [row] = (await forms({ sort: "fullName" })).items;
  const form = `/forms/${row?.id}`;
  const cents = await payroll.maker("POST", at(`${form}/correct`), {
    body: { box: "salary", amount: 123_450, reason: "Wrong" },
  });
  expect([cents.status, (cents.body as Problem).errors?.[0]?.code]).toEqual([422, "whole-dollars"]);
  const day = await payroll.maker("POST", at(`${form}/correct`), {
    body: { box: "bonusDate", text: "soon", reason: "Wrong" },
  });
  expect([day.status, (day.body as Problem).errors?.[0]?.code]).toEqual([422, "not-a-date"]);
  const before = (await now()).amount;
  const corrected = await step<TaxForm>(payroll.maker, `${form}/correct`, {
    box: "salary",
    amount: 123_400,
    reason: "Paid by the parent company",
  });
  const salary = corrected.boxes.find(({ box }) => box === "salary");
  expect(salary).toMatchObject({
    amount: 123_400,
    original: row?.salary,
    reason: "Paid by the parent company",
    correctedBy: "Chua Jia Hui",
  });
  expect((await now()).amount).toBe(before - (row?.amount ?? 0) + corrected.amount);
  await step(payroll.maker, `${form}/draft`);
  expect((await get<TaxForm>(at(form))).boxes.find(({ box }) => box === "salary")?.amount).toBe(123_400);
  const restored = await step<TaxForm>(payroll.maker, `${form}/correct`, { box: "salary", reason: "Was right" });
  expect(restored.amount).toBe(row?.amount);
  const history = await get<AuditEventPage>(at("/history"));
  expect(JSON.stringify(history)).toContain("Paid by the parent company");
});

it("benefits and share gains are part of the others", async () => {
  const [row] = (await forms({ sort: "fullName" })).items;
  const { version } = await get<TaxForm>(at(`/forms/${row?.id}`));
  const put = (path: string, ofVersion: number, body: object) =>
    payroll.maker<TaxForm>("PUT", at(`/forms/${row?.id}/${path}`), { headers: { "If-Match": `"${ofVersion}"` }, body });
  const car = await put("benefits", version, { carBenefit: 480_000, carCost: 9_000_000, reason: "Company car" });
  expect([car.status, car.body.appendix8a, car.body.benefits?.total]).toEqual([200, true, 480_000]);
  const gained = await put("gains", car.body.version, {
    gains: [
      {
        company: "Merlion",
        plan: "award",
        grantedOn: "2023-04-01",
        gainedOn: "2027-04-01",
        shares: 100,
        marketValue: 125_000,
      },
    ],
    reason: "Vested in April",
  });
  expect(gained.body.gains[0]?.gain).toBe(125_000);
  expect(gained.body.boxes.find(({ box }) => box === "others")?.amount).toBe((row?.others ?? 0) + 480_000 + 125_000);
  expect((await put("gains", version, { gains: [], reason: "Old version" })).status).toBe(409);
  const home = await put("benefits", gained.body.version, {
    annualValue: 1_200_000,
    furnished: "P",
    from: "2026-12-01",
    to: "2027-12-31",
    address: "12 Anson Road",
    reason: "Flat",
  });
  expect(home.body.problems).toContainEqual({ field: "from", code: "in-the-year", params: {}, place: "benefits" });
  await put("benefits", home.body.version, { carBenefit: 480_000, carCost: 9_000_000, reason: "Company car" });
});

it("two people file it: the maker never approves, and an approved filing stays as it is", async () => {
  for (const { id } of (await forms({ state: "problems" })).items)
    await step(payroll.maker, `/forms/${id}/exclude`, { reason: "Records are incomplete" });
  const left = (await now()).people;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(paid.size);
  expect((await step(payroll.maker, "/submit")).status).toBe("submitted");
  const [row] = (await forms({ state: "ready" })).items;
  const late = await payroll.maker("POST", at(`/forms/${row?.id}/correct`), {
    body: { box: "salary", amount: 100, reason: "Too late" },
  });
  expect([late.status, code(late.body)]).toEqual([409, "wrong-state"]);
  const own = await payroll.owner("GET", at());
  expect(own.status).toBe(200);
  await step(payroll.approver, "/return", { reason: "Look at it again" });
  expect(await now()).toMatchObject({ status: "draft", returnReason: "Look at it again" });
  await step(payroll.maker, "/submit");
  const refused = await payroll.maker("POST", at("/approve"), { body: {} });
  expect(refused.status).toBe(403);
  const approved = await step(payroll.approver, "/approve", {});
  expect(approved.files.map(({ form }) => form)).toEqual(["ir8a", "appendix-8a"].slice(0, approved.files.length));
  await expect(
    payroll.gateway.database.pool.query("update tax_forms set amount = 1 where filing_id = $1", [filing.id]),
  ).rejects.toThrow("approved");
});

it("the file has a record of each person and is the same every time", async () => {
  const [file] = (await now()).files;
  const answer = await payroll.maker<string>("GET", at("/file"));
  expect(answer.status).toBe(200);
  const lines = String(answer.body).split("\r\n");
  expect(lines.pop()).toBe("");
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([ir8aLength]));
  expect(lines).toHaveLength((file?.people ?? 0) + 2);
  expect(Number(lines.at(-1)?.slice(7, 19)) * 100).toBe((await now()).amount);
  expect((await payroll.approver("GET", at("/file"))).status).toBe(403);
});

it("an acknowledged filing is amended for those whose income has changed", async () => {
  const early = await payroll.maker("POST", at("/amend"));
  expect([early.status, code(early.body)]).toEqual([409, "wrong-state"]);
  const future = await payroll.maker("POST", at("/acknowledge"), {
    body: { acknowledgement: "AIS1", acknowledgedOn: "2028-02-20" },
  });
  expect(future.status).toBe(422);
  const done = await step(payroll.maker, "/acknowledge", { acknowledgement: "AIS1", acknowledgedOn: "2028-01-20" });
  expect([done.status, done.acknowledgement]).toEqual(["acknowledged", "AIS1"]);
  const first = filing;
  filing = await step(payroll.maker, "/amend");
  expect([filing.kind, filing.number, filing.amendsId, filing.authorisedDesignation]).toEqual([
    "amendment",
    2,
    first.id,
    "Payroll Manager",
  ]);
  await work();
  const { counts, items } = await forms();
  expect(counts.unchanged).toBeGreaterThan(0);
  expect(counts.unchanged).toBe(counts.all - counts.problems - counts.ready - counts.excluded);
  const kept = items.find(({ state }) => state === "unchanged");
  const changed = await step<TaxForm>(payroll.maker, `/forms/${kept?.id}/correct`, {
    box: "salary",
    amount: 100_000,
    reason: "A payslip was wrong",
  });
  expect(changed.state).toBe("ready");
  expect(changed.boxes.find(({ box }) => box === "salary")?.earlier).toBe(kept?.salary);
  const again = await payroll.maker("POST", `${base}/tax-filings/${first.id}/amend`);
  expect([again.status, code(again.body)]).toEqual([409, "year-filed"]);
});

it("the file of an amendment has differences only", async () => {
  const { items } = await forms({ state: "problems" });
  for (const form of items) await step(payroll.maker, `/forms/${form.id}/exclude`, { reason: "Not in this amendment" });
  const ready = (await forms({ state: "ready" })).items;
  const texts = (await forms({ state: "unchanged" })).items[0];
  const said = await step<TaxForm>(payroll.maker, `/forms/${texts?.id}/correct`, {
    box: "remark",
    text: "Joined late",
    reason: "Was missing",
  });
  // Texts cannot be amended by file.
  expect(said.state).toBe("unchanged");
  await step(payroll.maker, "/submit");
  await step(payroll.approver, "/approve", {});
  const { files } = await now();
  expect(files.map(({ form, people }) => [form, people])).toEqual([["ir8a", ready.length]]);
  const lines = String((await payroll.maker<string>("GET", at("/file"))).body).split("\r\n");
  expect(lines[0]?.slice(221, 222)).toBe("A");
  const details = lines.filter((line) => line.startsWith("1"));
  expect(new Set(details.map((line) => line.length))).toEqual(new Set([ir8aLength]));
  const found = await get<TaxForm>(at(`/forms/${ready[0]?.id}`));
  const salary = found.boxes.find(({ box }) => box === "salary");
  const by = ((salary?.amount ?? 0) - (salary?.earlier ?? 0)) / 100;
  const written = details.map((line) => line.slice(309, 318)).map(Number);
  expect(written).toContain(by);
  // What has not changed stays empty.
  expect(details.map((line) => line.slice(427, 548).trim())).toEqual(details.map(() => ""));
});

it("the history of an excluded form says what it was before", async () => {
  // The samples have one of the year before, which nobody has drafted yet.
  const known = (await get<TaxFilingPage>(`${base}/tax-filings`)).items.find(({ year }) => year === 2026);
  if (!known) throw new Error("The samples have no filing of 2026.");
  filing = known;
  await step(payroll.maker, "/draft");
  await work();
  const [form] = (await forms({ state: "problems" })).items;
  await step(payroll.maker, `/forms/${form?.id}/exclude`, { reason: "Left abroad" });
  await step(payroll.maker, `/forms/${form?.id}/include`);
  const { body } = await payroll.owner<HistoryPage>("GET", at("/history"));
  const states = body.items.flatMap(({ changes }) =>
    changes.flatMap(({ field, before, after }) => (field === "state" ? [[before, after]] : [])),
  );
  expect(states.slice(0, 2)).toEqual([
    ["excluded", "problems"],
    ["problems", "excluded"],
  ]);
});

it("excess CPF of a payslip is drafted into the form and its months", async () => {
  const [form] = (await forms()).items;
  const { rows } = await payroll.gateway.database.pool.query<{ month: string }>(
    "select max(month) as month from payslips where employee_id = $1 and left(month, 4) = '2026' and state in ('final', 'published')",
    [form?.employeeId],
  );
  const month = rows[0]?.month ?? "";
  await payroll.gateway.database.pool.query("alter table payslips disable trigger user");
  await payroll.gateway.database.pool.query(
    "update payslips set cpf_excess = $1 where employee_id = $2 and month = $3",
    [JSON.stringify([{ month, employee: 2_000, employer: 1_700 }]), form?.employeeId, month],
  );
  await payroll.gateway.database.pool.query("alter table payslips enable trigger user");
  const before = await get<TaxForm>(at(`/forms/${form?.id}`));
  const after = await step<TaxForm>(payroll.maker, `/forms/${form?.id}/draft`);
  const of = (found: TaxForm, name: string) => found.boxes.find(({ box }) => box === name)?.amount ?? 0;
  expect([of(before, "excessCpf"), of(after, "excessCpf")]).toEqual([0, 1_700]);
  expect(of(after, "cpf")).toBe(of(before, "cpf") - 2_000);
  expect(after.months.find((each) => each.month === month)).toMatchObject({
    excessEmployer: 1_700,
    excessEmployee: 2_000,
  });
  // The form itself ended, according to one source: the settings of the filing decide.
  expect(after.ir8s).toBe(false);
  expect((await save({ ir8sLastYear: 2026 })).status).toBe(200);
  const filed = await step<TaxForm>(payroll.maker, `/forms/${form?.id}/draft`);
  expect([filed.ir8s, filed.problems.map(({ code: found }) => found)]).toEqual([
    true,
    before.problems.map(({ code: found }) => found),
  ]);
  const corrected = await step<TaxForm>(payroll.maker, `/forms/${form?.id}/correct`, {
    box: "excessCpf",
    amount: 1_000,
    reason: "Refunded in part",
  });
  expect(corrected.problems.map(({ code: found }) => found)).toContain("not-the-sum-of-its-months");
});

it("a year that has not ended is drafted but not filed; people without the right see nothing", async () => {
  const made = await payroll.maker<TaxFiling>("POST", `${base}/tax-filings`, { body: { year: 2028 } });
  filing = made.body;
  await work();
  const open = await payroll.maker("POST", at("/submit"));
  expect([open.status, code(open.body)]).toEqual([409, "year-open"]);
  const employee = await payroll.gateway.signIn("employee@merlion.demo", "employee");
  expect((await employee("GET", at())).status).toBe(403);
});
