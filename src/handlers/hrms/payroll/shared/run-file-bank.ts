/** The bank file of a run: whom it pays to which account, and whom it leaves out. */
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { bankDayOnOrBefore } from "#src/domain/payroll/files/bank-days.ts";
import { bankFaults } from "#src/domain/payroll/files/bank-faults.ts";
import {
  type BankFormatName,
  bankFormatNames,
  bankFormats,
  ownBankFormat,
  writeBankFile,
} from "#src/domain/payroll/files/bank-formats.ts";
import type { BankFile, BankOrder, BankPayment } from "#src/domain/payroll/files/bank-order.ts";
import { templateLines, writeTemplate } from "#src/domain/payroll/files/bank-template.ts";
import { splitPay } from "#src/domain/payroll/files/bank-split.ts";
import { yearOf } from "#src/domain/shared/calendar.ts";
import { publicHolidays } from "#src/domain/statutory/leave/holidays.ts";
import { unseal } from "#src/store/database/sealed.ts";
import { slipsOfRun } from "#src/store/payroll/filed-slips.ts";
import { accountsOfPeople, type PersonAccount, payingAccount } from "#src/store/payroll/pay-run-files.ts";
import type { PayRunRow } from "#src/store/payroll/pay-runs.ts";
import { bookOfCompany } from "#src/store/payroll/run-context.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import type { FileChoices } from "./run-file-content.ts";

const cash: readonly string[] = ["cash", "cheque"];

interface Stamp {
  readonly day: string;
  /** HHMMSS. */
  readonly time: string;
  readonly number: number;
}

export interface MadeBankFile extends BankFile {
  readonly format: BankFormatName | "own";
  readonly people: number;
  readonly leftOut: readonly string[];
}

const isFormat = (format: string): format is BankFormatName => (bankFormatNames as readonly string[]).includes(format);

function formatOf(wanted: string | undefined, ofAccount: string): BankFormatName {
  const format = wanted ?? ofAccount;
  if (!isFormat(format)) throw invalid("/format", wanted === undefined ? "required" : "not-for-this-kind");
  return format;
}

/** Someone's share of each account, as payments; what is not paid by the bank is left out. */
function paymentsOf(
  ctx: HrmsContext,
  { employeeNo, payable }: { readonly employeeNo: string; readonly payable: number },
  accounts: readonly PersonAccount[],
): { readonly payments: readonly BankPayment[]; readonly isWhole: boolean } {
  const parts = splitPay(
    payable,
    accounts.map(({ account }) => ({
      kind: account.shareKind,
      amount: account.shareAmount,
      percent: account.sharePercent,
    })),
  );
  let isWhole = accounts.length > 0;
  const payments = accounts.flatMap(({ account, bic }, index) => {
    const amount = parts[index] ?? 0;
    if (amount === 0) return [];
    if (cash.includes(account.method)) {
      isWhole = false;
      return [];
    }
    const reference = index === 0 ? employeeNo : `${employeeNo}-${index + 1}`;
    const payee = {
      name: account.accountName,
      account: unseal(ctx.settings.dataKey, account.accountNoEnc),
      bic: bic ?? "",
    };
    return [{ reference, amount, payee }];
  });
  return { payments, isWhole };
}

export interface BankOrderOfRun {
  readonly order: BankOrder;
  /** Clearing codes of the banks by their BIC. */
  readonly bankCodes: ReadonlyMap<string, string>;
  readonly patterns: ReadonlyMap<string, string | null>;
  readonly holidays: ReadonlySet<string>;
  readonly people: number;
  readonly leftOut: readonly string[];
  /** Format of the account that pays. */
  readonly usualFormat: string;
}

/** What the bank is asked to pay; undefined if the company has no such account to pay from. */
export async function bankOrderOf(
  ctx: HrmsContext,
  run: PayRunRow,
  choices: FileChoices,
  stamp: Stamp,
): Promise<BankOrderOfRun | undefined> {
  const from = await payingAccount(ctx.db, run.companyId, choices.companyBankAccountId);
  if (!from) return undefined;
  const { tenantId } = actorOf(ctx);
  const { book } = await bookOfCompany(ctx.db, { tenantId, companyId: run.companyId });
  const years = [...new Set([yearOf(run.payDate), yearOf(stamp.day), yearOf(stamp.day) + 1])];
  const holidays = new Set(
    years.flatMap((year) => publicHolidays(year, book.holidays)).map(({ observed }) => observed),
  );
  const slips = (await slipsOfRun(ctx.db, run.id)).filter(({ slip }) => !slip.held && slip.net - slip.paidBefore > 0);
  const valueDate = choices.valueDate ?? bankDayOnOrBefore(run.payDate, holidays);
  const accounts = await accountsOfPeople(
    ctx.db,
    slips.map(({ slip }) => slip.employeeId),
    valueDate,
  );
  const byEmployee = Map.groupBy(accounts, ({ account }) => account.employeeId);
  const leftOut: string[] = [];
  const changed: string[] = [];
  const payments = slips.flatMap(({ slip, employeeNo }) => {
    const own = byEmployee.get(slip.employeeId) ?? [];
    const paid = paymentsOf(ctx, { employeeNo, payable: slip.net - slip.paidBefore }, own);
    if (!paid.isWhole) leftOut.push(employeeNo);
    if (
      own.some(
        ({ account }) => account.verifiedAt !== null && run.lockedAt !== null && account.verifiedAt > run.lockedAt,
      )
    )
      changed.push(employeeNo);
    return paid.payments;
  });
  if (changed.length > 0 && !choices.acceptChangedAccounts)
    throw conflict(
      "accounts-changed",
      "Bank accounts have been confirmed since the run was locked.",
      changed.map((employeeNo) => ({
        pointer: "/acceptChangedAccounts",
        code: "account-changed",
        params: { employeeNo },
      })),
    );
  const order: BankOrder = {
    payer: {
      name: from.account.accountName,
      account: unseal(ctx.settings.dataKey, from.account.accountNoEnc),
      bic: from.bic ?? "",
      ...(from.account.orgId !== null && { customerId: from.account.orgId }),
    },
    clearing: choices.clearing ?? "giro",
    purpose: run.kind === "bonus" ? "BONU" : "SALA",
    createdOn: stamp.day,
    createdAt: stamp.time,
    valueDate,
    number: stamp.number,
    reference: `SALARY ${run.month}`,
    payments,
  };
  const banks = [...accounts, from];
  return {
    order,
    bankCodes: new Map(banks.flatMap(({ bic, bankCode }) => (bankCode === null ? [] : [[bic ?? "", bankCode]]))),
    patterns: new Map(banks.map(({ bic, pattern }) => [bic ?? "", pattern])),
    holidays,
    people: new Set(slips.map(({ employeeNo }) => employeeNo)).size - leftOut.length,
    leftOut,
    usualFormat: from.account.format,
  };
}

export async function runBankFile(
  ctx: HrmsContext,
  run: PayRunRow,
  choices: FileChoices,
  stamp: Stamp,
): Promise<MadeBankFile> {
  const found = await bankOrderOf(ctx, run, choices, stamp);
  if (!found)
    throw invalid("/companyBankAccountId", choices.companyBankAccountId === undefined ? "required" : "unknown");
  const { order, bankCodes, patterns, holidays, people, leftOut } = found;
  const { template } = choices;
  const format = template ? "own" : formatOf(choices.format, found.usualFormat);
  const rules = format === "own" ? ownBankFormat : bankFormats[format];
  const tooLong = template ? templateLines(order, template, bankCodes).faults : [];
  // A payment is named by the number of its employee: its index means nothing to the caller.
  const errors = [...bankFaults(order, rules, { holidays, patterns }), ...tooLong].map((fault) => {
    const [, index] = /^\/payments\/(\d+)\//.exec(fault.pointer) ?? [];
    return index === undefined
      ? fault
      : { ...fault, params: { ...fault.params, employeeNo: order.payments[Number(index)]?.reference ?? "" } };
  });
  if (errors.length > 0) throw new ProblemError("validation", { errors });
  const file =
    template && format === "own"
      ? writeTemplate(order, template, bankCodes)
      : writeBankFile(format as BankFormatName, order);
  return { ...file, format, people, leftOut };
}
