/** The bytes of a file of a run: the same records and choices give the same bytes, which its hash proves. */
import type { PayRunFileInput } from "#generated/hrms/schema.ts";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import type { BankTemplate } from "#src/domain/payroll/files/bank-template.ts";
import { cpfLines, type CpfPayee } from "#src/domain/payroll/files/cpf-lines.ts";
import {
  journalFaults,
  type JournalFormat,
  journalFormats,
  journalFile,
} from "#src/domain/payroll/files/journal-files.ts";
import { payrollJournal } from "#src/domain/payroll/files/journal.ts";
import { reconcileCpf } from "#src/domain/payroll/files/cpf-reconciliation.ts";
import { payrollRegister } from "#src/domain/payroll/files/register.ts";
import { reconciliationTable } from "#src/domain/payroll/files/statutory-tables.ts";
import { lineName, wordsIn } from "#src/domain/payroll/files/words.ts";
import { lastDay } from "#src/domain/shared/calendar.ts";
import { checkEzpay } from "#src/domain/statutory/ezpay/check.ts";
import { ezpayFaults } from "#src/domain/statutory/ezpay/input-faults.ts";
import type { EzpayInput } from "#src/domain/statutory/ezpay/write.ts";
import { writeEzpay } from "#src/domain/statutory/ezpay/write.ts";
import { sdlEmployerTotal } from "#src/domain/statutory/levies/sdl.ts";
import { unseal } from "#src/store/database/sealed.ts";
import { slipsOfMonth, slipsOfRun } from "#src/store/payroll/filed-slips.ts";
import type { AccountsOfJournal } from "#src/store/payroll/ledger-accounts.ts";
import { companyOfFiles } from "#src/store/payroll/pay-run-files.ts";
import type { PayRunRow } from "#src/store/payroll/pay-runs.ts";
import type { HrmsContext } from "../../context.ts";
import { costsOf, paidSlip } from "./paid-slips.ts";
import { namesOf, payslipZip } from "./payslip-pdf.ts";
import { reportBytes } from "./report-file.ts";
import { runBankFile } from "./run-file-bank.ts";

/** What was chosen, with the accounts of a journal and the bank format as they were: the file stays the same when those change. */
export type FileChoices = Omit<PayRunFileInput, "kind"> & {
  readonly accounts?: AccountsOfJournal;
  readonly template?: BankTemplate;
};

export interface RunFileOrder {
  readonly kind: PayRunFileInput["kind"];
  readonly choices: FileChoices;
  readonly createdAt: Date;
  readonly number: number;
}

export interface MadeFile {
  readonly format: string;
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly people: number;
  readonly total: number | null;
  readonly leftOut: readonly string[];
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, "utf8"));

/** Banks and the CPF Board are in Singapore, wherever the employer is. */
function stampOf(at: Date): { day: string; time: string } {
  const local = at.toLocaleString("sv-SE", { timeZone: "Asia/Singapore" });
  return { day: local.slice(0, 10), time: local.slice(11).replaceAll(":", "") };
}

const submission = /^([0-9A-Z]{9,10})-(PTE|AMS|VCT|MSE)-([0-9A-Z]{2})$/;

/** The EZPay file of the CPF month, with whom it is about. */
async function contributionsOf(ctx: HrmsContext, run: PayRunRow, { choices, createdAt }: RunFileOrder) {
  const company = await companyOfFiles(ctx.db, run.companyId);
  const [, uen = "", paymentType = "", serial = ""] = submission.exec(company?.csn[0]?.toUpperCase() ?? "") ?? [];
  if (uen === "") throw conflict("no-submission-number", "The company has no CPF submission number.");
  const slips = await slipsOfMonth(ctx.db, run.companyId, run.month);
  const nameless = slips.filter(({ idNoEnc }) => idNoEnc === null).map(({ employeeNo }) => employeeNo);
  const payees = slips.flatMap((one): CpfPayee[] =>
    one.idNoEnc === null
      ? []
      : [
          {
            account: unseal(ctx.settings.dataKey, one.idNoEnc),
            name: one.fullName,
            joinedOn: one.startDate,
            leftOn: one.lastDay,
            slips: [paidSlip(one)],
          },
        ],
  );
  const { employees, sdl } = cpfLines(run.month, payees);
  const errors = ezpayFaults({ uen, employees });
  if (errors.length > 0) throw new ProblemError("validation", { errors });
  const { day, time } = stampOf(createdAt);
  const file = writeEzpay({
    uen,
    paymentType: paymentType as EzpayInput["paymentType"],
    serial,
    adviceCode: choices.adviceCode ?? 1,
    createdOn: day,
    createdAt: time,
    month: run.month,
    employees,
    sdl,
  });
  const foreign = new Set(file.leftOut);
  const others = slips.filter(
    ({ idNoEnc }) => idNoEnc !== null && foreign.has(unseal(ctx.settings.dataKey, idNoEnc).toUpperCase()),
  );
  const leftOut = [...new Set([...nameless, ...others.map(({ employeeNo }) => employeeNo)])];
  return { company, file, payees, people: employees.length - file.leftOut.length, leftOut };
}

async function ezpay(ctx: HrmsContext, run: PayRunRow, order: RunFileOrder): Promise<MadeFile> {
  const { file, people, leftOut } = await contributionsOf(ctx, run, order);
  const total = file.sums.reduce((sum, { amount }) => sum + amount, 0);
  return { format: "ezpay", fileName: file.name, bytes: bytesOf(file.content), people, total, leftOut };
}

/** The file is read back, so that a mistake of its writer shows. */
async function reconciliation(ctx: HrmsContext, run: PayRunRow, order: RunFileOrder): Promise<MadeFile> {
  const { format, language } = tableChoices(order);
  const { company, file, payees, people, leftOut } = await contributionsOf(ctx, run, order);
  const found = reconcileCpf(run.month, payees, checkEzpay(file.content).records, null);
  const lead = [company?.name ?? "", run.month];
  return {
    format,
    fileName: `cpf-reconciliation-${run.month}-${order.number}.${format}`,
    bytes: await reportBytes(ctx, reconciliationTable(found, language, lead), {
      format,
      language,
      foot: lead.join(" · "),
      at: order.createdAt,
    }),
    people,
    total: null,
    leftOut,
  };
}

/** Format and language of files that are tables. */
function tableChoices({ choices: { format = "pdf", language = "en" } }: RunFileOrder) {
  if (format !== "csv" && format !== "xlsx" && format !== "pdf") throw invalid("/format", "not-for-this-kind");
  return { format, language };
}

async function journal(ctx: HrmsContext, run: PayRunRow, { choices, number }: RunFileOrder): Promise<MadeFile> {
  const format = choices.format ?? "csv";
  if (!(journalFormats as readonly string[]).includes(format)) throw invalid("/format", "not-for-this-kind");
  const { accounts } = choices;
  if (!accounts) throw invalid("/kind", "required");
  const slips = await slipsOfRun(ctx.db, run.id);
  const { entries, missing } = payrollJournal({
    slips: slips.map((one) => ({
      ...paidSlip(one),
      costs: costsOf(one),
    })),
    accounts,
    by: { departments: choices.byDepartment ?? false, projects: choices.byProject ?? false },
    ...(run.kind === "regular" && {
      sdlDue: sdlEmployerTotal(slips.map(({ slip }) => Math.max(0, slip.sdl))),
    }),
  });
  if (missing.length > 0)
    throw conflict(
      "no-ledger-account",
      "The chart of accounts has no active account for something that the journal posts.",
      missing.map((params) => ({ pointer: "/kind", code: "no-ledger-account", params })),
    );
  const head = {
    date: lastDay(run.month),
    number: `PAY-${run.month}-${number}`,
    narration: `Payroll ${run.month} (${run.name})`,
    accountNames: accounts.names,
    ...(choices.taxRate !== undefined && { taxRate: choices.taxRate }),
  };
  const errors = journalFaults(format as JournalFormat, entries, head);
  if (errors.length > 0) throw new ProblemError("validation", { errors });
  return {
    format,
    fileName: `journal-${run.month}-${number}.csv`,
    bytes: bytesOf(journalFile(format as JournalFormat, entries, head)),
    people: slips.length,
    total: null,
    leftOut: [],
  };
}

async function register(ctx: HrmsContext, run: PayRunRow, order: RunFileOrder): Promise<MadeFile> {
  const { format, language } = tableChoices(order);
  const filed = await slipsOfRun(ctx.db, run.id);
  const company = await companyOfFiles(ctx.db, run.companyId);
  const names = namesOf(filed);
  const table = payrollRegister({
    slips: filed.map(paidSlip),
    detail: format === "pdf" ? "groups" : "items",
    words: wordsIn(language).report,
    nameOfItem: (code) => lineName(language, names, code),
    lead: [company?.name ?? "", run.name],
  });
  return {
    format,
    fileName: `register-${run.month}-${order.number}.${format}`,
    bytes: await reportBytes(ctx, table, {
      format,
      language,
      foot: `${company?.name ?? ""} · ${run.name}`,
      at: order.createdAt,
    }),
    people: filed.length,
    total: null,
    leftOut: [],
  };
}

export async function runFileContent(ctx: HrmsContext, run: PayRunRow, order: RunFileOrder): Promise<MadeFile> {
  const { kind, choices, createdAt, number } = order;
  if (kind === "ezpay") return ezpay(ctx, run, order);
  if (kind === "reconciliation") return reconciliation(ctx, run, order);
  if (kind === "journal") return journal(ctx, run, order);
  if (kind === "register") return register(ctx, run, order);
  if (kind === "bank") {
    const { name, content, ...file } = await runBankFile(ctx, run, choices, { ...stampOf(createdAt), number });
    const { format, people, total, leftOut } = file;
    return { format, fileName: name, bytes: bytesOf(content), people, total, leftOut };
  }
  const slips = await slipsOfRun(ctx.db, run.id);
  return {
    format: "zip",
    fileName: `payslips-${run.month}-${number}.zip`,
    bytes: await payslipZip(ctx, slips, choices.language ?? "en"),
    people: slips.length,
    total: null,
    leftOut: [],
  };
}
