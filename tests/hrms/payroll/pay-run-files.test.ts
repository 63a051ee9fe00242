/** Files of a locked run: each with its author and hash, the same bytes every time, and nothing from runs that can still change. */
import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  AuditEventPage,
  LedgerAccountPage,
  PayRun,
  PayRunFile,
  PayRunFilePage,
  PayslipPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { checkEzpay } from "#src/domain/statutory/ezpay/check.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

let payroll: Payroll;
let run: PayRun;
let open: PayRun;
beforeAll(async () => {
  payroll = await openPayroll();
  run = await payroll.pay(await payroll.run({ periodId: (await payroll.period("2027-06")).id }));
  open = await payroll.calculate(await payroll.run({ periodId: (await payroll.period("2027-07")).id }));
});
afterAll(() => payroll.gateway.close());

const at = (path = "") => `${base}/pay-runs/${run.id}/files${path}`;
const make = (body: object) => payroll.maker<PayRunFile>("POST", at(), { body });
const download = async (file: PayRunFile): Promise<Buffer> => {
  const answer = await payroll.maker<Buffer>("GET", at(`/${file.id}/content`));
  expect(answer.status).toBe(200);
  return answer.body;
};
const fault = (body: unknown) => (body as Problem).code;

it("a run that is not locked has no files", async () => {
  const refused = await payroll.maker("POST", `${base}/pay-runs/${open.id}/files`, { body: { kind: "register" } });
  expect([refused.status, fault(refused.body)]).toEqual([409, "wrong-state"]);
});

it("pain 11: the bank file pays everyone once, and the same bytes come back", async () => {
  const { status, body } = await make({ kind: "bank", valueDate: "2027-08-23" });
  expect([status, body]).toEqual([201, expect.objectContaining({ kind: "bank", format: "dbs-uff" })]);
  const bytes = await download(body);
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(body.sha256);
  expect(bytes.length).toBe(body.size);
  const lines = bytes.toString("utf8").trim().split("\r\n");
  const paid = lines.filter((line) => line.startsWith("PAYMENT,")).map((line) => Number(line.split(",")[27]));
  expect(Math.round(paid.reduce((sum, amount) => sum + amount, 0) * 100)).toBe(body.total);
  expect(lines.at(-1)).toBe(`TRAILER,${String(paid.length).padStart(8, "0")},${((body.total ?? 0) / 100).toFixed(2)}`);
  const { rows } = await payroll.gateway.database.pool.query<{ payable: number }>(
    `select sum(slip.net - slip.paid_before)::float8 as payable from payslips slip join employees on employees.id = slip.employee_id
     where slip.run_id = $1 and slip.state = 'final' and not employees.employee_no = any($2)`,
    [run.id, body.leftOut],
  );
  expect(body.total).toBe(rows[0]?.payable);
  const second = await make({ kind: "bank", valueDate: "2027-08-23" });
  expect(second.body.fileName).not.toBe(body.fileName);
});

it("an account that was confirmed after the lock is paid only once someone accepts it", async () => {
  const { pool } = payroll.gateway.database;
  const [slip] = (await payroll.maker<PayslipPage>("GET", `${base}/payslips`, { query: { payRunId: run.id } })).body
    .items;
  const { rows } = await pool.query<{ id: string; at: Date }>(
    "select id, verified_at as at from employee_bank_accounts where employee_id = $1 and status = 'active' order by id limit 1",
    [slip?.employeeId],
  );
  const confirm = (at: Date | undefined) =>
    pool.query("update employee_bank_accounts set verified_at = $1 where id = $2", [at, rows[0]?.id]);
  await confirm(new Date("2027-08-20T05:00:00Z"));
  const refused = await make({ kind: "bank", valueDate: "2027-08-23" });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: "accounts-changed", errors: [{ code: "account-changed", params: { employeeNo: slip?.employeeNo } }] },
  ]);
  expect((await make({ kind: "bank", valueDate: "2027-08-23", acceptChangedAccounts: true })).status).toBe(201);
  await confirm(rows[0]?.at);
});

it("an account that changes after the file was made stops its download", async () => {
  const { body } = await make({ kind: "bank", valueDate: "2027-08-23" });
  await payroll.gateway.database.pool.query(
    "update employee_bank_accounts set account_name = account_name || 'x' where status = 'active'",
  );
  const refused = await payroll.maker("GET", at(`/${body.id}/content`));
  expect([refused.status, fault(refused.body)]).toEqual([409, "file-changed"]);
});

it("a pay date that has passed needs another day", async () => {
  const late = await make({ kind: "bank" });
  expect([late.status, (late.body as unknown as Problem).errors?.[0]]).toMatchObject([
    422,
    { pointer: "/valueDate", code: "too-early", params: { earliest: "2027-08-23" } },
  ]);
});

it("formats of other banks are refused, with the reason", async () => {
  const other = await make({ kind: "bank", format: "ocbc-giro" });
  expect(other.status).toBe(422);
  expect(JSON.stringify(other.body)).toContain("another-bank");
  expect((await make({ kind: "bank", format: "xlsx" })).status).toBe(422);
  const weekend = await make({ kind: "bank", valueDate: "2027-08-22" });
  expect(JSON.stringify(weekend.body)).toContain("not-a-bank-day");
});

it("the EZPay file has no faults", async () => {
  const { status, body } = await make({ kind: "ezpay" });
  expect(status).toBe(201);
  const text = (await download(body)).toString("latin1");
  expect(checkEzpay(text).faults).toEqual([]);
  expect(body.fileName).toMatch(/JUN202701\.DTL$/);
});

it("the reconciliation agrees with the EZPay file, and shows identities only to those who may see them", async () => {
  const { status, body } = await make({ kind: "reconciliation", format: "csv" });
  expect([status, body.fileName]).toEqual([201, expect.stringMatching(/^cpf-reconciliation-2027-06-\d+\.csv$/)]);
  const rows = (await download(body))
    .toString("utf8")
    .trim()
    .split("\r\n")
    .map((row) => row.split(","));
  expect(rows.length).toBeGreaterThan(body.people);
  const people = rows.slice(1).filter(([account]) => /^[STFGM]\d{7}[A-Z]$/.test(account ?? ""));
  expect(people.length).toBeGreaterThan(body.people);
  // The file takes no FIN: funds of pass holders are what it leaves open.
  const differing = people.filter((row) => Number(row.at(-1)) !== 0).map(([account = ""]) => account[0]);
  expect(differing.filter((letter) => letter === "S" || letter === "T")).toEqual([]);
  const refused = await payroll.approver("POST", at(), { body: { kind: "reconciliation" } });
  expect(refused.status).toBe(403);
});

it("EZPay files need the right to see identities", async () => {
  const refused = await payroll.approver("POST", at(), { body: { kind: "ezpay" } });
  expect(refused.status).toBe(403);
  expect((await payroll.approver("POST", at(), { body: { kind: "register", format: "csv" } })).status).toBe(201);
});

it("the journal balances", async () => {
  const { body } = await make({ kind: "journal", byDepartment: true });
  const rows = (await download(body)).toString("utf8").trim().split("\r\n").slice(1);
  const sum = (column: number) =>
    rows.reduce((total, row) => total + Math.round(Number(row.split(",").at(column)) * 100), 0);
  expect(sum(-2)).toBe(sum(-1));
  expect(sum(-2)).toBeGreaterThan(run.gross);
  // Allowances post to their own accounts, everything else to those of the company.
  const accounts = new Set(rows.map((row) => row.split(",").slice(2, 4).join(" ")));
  for (const account of ["6000 Salaries and wages", "6130 Transport allowances", "2210 CPF payable"])
    expect(accounts).toContain(account);
});

it("a journal waits for an account in use for each line, and stays as it was made", async () => {
  const { owner } = payroll;
  const { body: before } = await make({ kind: "journal" });
  const bytes = await download(before);
  const accounts = (await owner<LedgerAccountPage>("GET", `${base}/ledger-accounts`, { query: { pageSize: "100" } }))
    .body.items;
  const archive = (code: string, step: string) => {
    const account = accounts.find((each) => each.code === code);
    return owner("POST", `${base}/ledger-accounts/${account?.id}/${step}`);
  };
  await archive("2210", "archive");
  await archive("6130", "archive");
  const refused = await make({ kind: "journal" });
  const { code, errors } = refused.body as unknown as Problem;
  expect([refused.status, code, errors?.map(({ params }) => params)]).toEqual([
    409,
    "no-ledger-account",
    expect.arrayContaining([{ posting: "cpf-payable" }, { item: "TRANSPORT" }]),
  ]);
  expect((await download(before)).equals(bytes)).toBe(true);
  await archive("2210", "restore");
  await archive("6130", "restore");
  expect((await make({ kind: "journal" })).status).toBe(201);
});

it("the register, as pages and as tables", async () => {
  const pdf = await make({ kind: "register", language: "de" });
  expect((await download(pdf.body)).subarray(0, 5).toString()).toBe("%PDF-");
  const csv = await make({ kind: "register", format: "csv" });
  const rows = (await download(csv.body)).toString("utf8").trim().split("\r\n");
  expect(rows).toHaveLength(csv.body.people + 2);
  expect(rows.at(-1)).toContain((run.gross / 100).toFixed(2));
  const xlsx = await make({ kind: "register", format: "xlsx" });
  expect((await download(xlsx.body)).subarray(0, 2).toString()).toBe("PK");
});

it("all payslips as a ZIP, below 60 KB each", async () => {
  const { body } = await make({ kind: "payslips", language: "fr" });
  const files = unzipSync(new Uint8Array(await download(body)));
  expect(Object.keys(files)).toHaveLength(body.people);
  for (const file of Object.values(files)) {
    expect(Buffer.from(file.subarray(0, 5)).toString()).toBe("%PDF-");
    expect(file.length).toBeLessThan(60_000);
  }
});

it("files are listed with their authors, and the history of the run names them", async () => {
  const { body } = await payroll.approver<PayRunFilePage>("GET", at(), { query: { pageSize: "100" } });
  expect(body.total).toBeGreaterThan(7);
  expect(new Set(body.items.map(({ createdBy }) => createdBy))).toContain("Chua Jia Hui");
  const history = await payroll.maker<AuditEventPage>("GET", `${base}/pay-runs/${run.id}/history`, {
    query: { pageSize: "100" },
  });
  for (const { sha256 } of body.items) expect(JSON.stringify(history.body)).toContain(sha256);
});

it("a payslip as a PDF: for payroll once its run is locked, for its employee once it is published", async () => {
  const slips = (await payroll.maker<PayslipPage>("GET", `${base}/payslips`, { query: { payRunId: run.id } })).body
    .items;
  const [slip] = slips;
  const pdf = await payroll.maker<Buffer>("GET", `${base}/payslips/${slip?.id}/pdf`, { query: { language: "pt" } });
  expect(pdf.status).toBe(200);
  expect(pdf.body.subarray(0, 5).toString()).toBe("%PDF-");
  const [draft] = (await payroll.people(open)).items;
  const refused = await payroll.maker("GET", `${base}/payslips/${draft?.id}/pdf`);
  expect([refused.status, fault(refused.body)]).toEqual([409, "not-locked"]);
  const employee = await payroll.gateway.signIn("employee@merlion.demo", "employee");
  expect((await employee("GET", `${base}/payslips/${slip?.id}/pdf`)).status).toBe(403);
  const own = async () => (await employee<PayslipPage>("GET", `${base}/my-payslips`)).body;
  const before = (await own()).total;
  expect((await payroll.step(payroll.maker, run, "publish", {})).status).toBe(200);
  const after = await own();
  expect(after.total).toBe(before + 1);
  const [mine] = after.items;
  expect(mine?.payRunId).toBe(run.id);
  const published = await employee<Buffer>("GET", `${base}/my-payslips/${mine?.id}/pdf`);
  expect([published.status, published.body.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  const other = slips.find(({ id }) => id !== mine?.id);
  expect((await employee("GET", `${base}/my-payslips/${other?.id}/pdf`)).status).toBe(404);
  expect((await employee("GET", at())).status).toBe(403);
});
