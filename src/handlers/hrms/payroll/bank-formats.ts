/** Bank formats of a company, tried out with its last pay run. */
import type { BankFormatInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { bankAccount } from "#src/domain/payroll/files/bank-text.ts";
import type { BankOrder } from "#src/domain/payroll/files/bank-order.ts";
import { templateFaults, templateFileName, templateLines } from "#src/domain/payroll/files/bank-template.ts";
import { lockedStates } from "#src/domain/payroll/run-words.ts";
import { bankFormatRecords } from "#src/store/payroll/bank-formats.ts";
import { payRunRecords } from "#src/store/payroll/pay-runs.ts";
import { companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { reachOf } from "../people/shared/people.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { storedColumns, templateOf } from "./shared/bank-template-of.ts";
import { type BankOrderOfRun, bankOrderOf } from "./shared/run-file-bank.ts";

const columnsText = (columns: readonly { of: string }[]): string => columns.map(({ of }) => of).join("; ");

const bankFormats = crud({
  subject: "bank-formats",
  records: bankFormatRecords,
  nameOf: ({ name }) => name,
  unique: { bank_formats_name: "name" },
  auditFields: ({ columns }) => ({ columns: columnsText(columns) }),
  cells: { columns: ({ columns }) => columnsText(columns) },
  toFields(body: BankFormatInput) {
    const columns = storedColumns(body.columns);
    const errors = templateFaults(templateOf(body));
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    return { ...cleanFields("bank-formats", body), columns };
  },
});

/** Lines of the preview: enough to see the form, not the pay of everyone. */
const [firstLines, lastLines] = [8, 4];

/** One invented payment, where no run can be shown. */
const invented: BankOrder = {
  payer: { name: "Orchid Services Pte. Ltd.", account: "0721234567", bic: "DBSSSGSGXXX", customerId: "ORCHID01" },
  clearing: "giro",
  purpose: "SALA",
  createdOn: "2026-11-25",
  createdAt: "120000",
  valueDate: "2026-11-27",
  number: 1,
  reference: "SALARY 2026-11",
  payments: [
    {
      reference: "E0001",
      payee: { name: "Tan Wei Ling", account: "0729876543", bic: "DBSSSGSGXXX" },
      amount: 399_850,
    },
  ],
};

/** All but the last four characters are hidden: a preview is no bank file, which takes a fresh code. */
const masked = <Party extends { readonly account: string }>(party: Party): Party => {
  const account = bankAccount(party.account);
  return { ...party, account: "•".repeat(Math.max(0, account.length - 4)) + account.slice(-4) };
};

/** What the last locked run would pay; undefined if there is none, or the reader may not see pay. */
async function lastOrder(ctx: HrmsContext, companyId: string): Promise<(BankOrderOfRun & { run: string }) | undefined> {
  const { readable } = await reachOf(ctx, companyId, "payroll").catch((error: unknown) => {
    if (error instanceof ProblemError && error.type === "forbidden") return { readable: new Set<string>() };
    throw error;
  });
  if (!readable.has("pay")) return undefined;
  const query = { status: [...lockedStates], kind: ["regular" as const], sort: "-payDate", pageSize: 1 };
  const [run] = (await payRunRecords.page(ctx.db, companyId, query)).items;
  if (!run) return undefined;
  const stamp = { day: ctx.today(companyId), time: "120000", number: 1 };
  const found = await bankOrderOf(ctx, run, { acceptChangedAccounts: true }, stamp);
  return found && found.order.payments.length > 0 ? { ...found, run: run.name } : undefined;
}

export const bankFormatsHandlers = {
  ...bankFormats.handlers,

  async previewBankFormat({ path: { companyId }, body }, ctx) {
    await companyOf(ctx, companyId);
    const template = templateOf(body);
    const found = templateFaults(template);
    const last = found.length > 0 ? undefined : await lastOrder(ctx, companyId);
    const { payer, payments, ...rest } = last?.order ?? invented;
    const shown: BankOrder = {
      ...rest,
      payer: masked(payer),
      payments: payments.map((one) => ({ ...one, payee: masked(one.payee) })),
    };
    const codes = last?.bankCodes ?? new Map<string, string>();
    const { lines, faults: tooLong } =
      found.length > 0 ? { lines: [], faults: [] } : templateLines(shown, template, codes);
    const left = Math.max(0, lines.length - firstLines - lastLines);
    return {
      payRun: last?.run ?? null,
      fileName: templateFileName(shown, template),
      lines: left === 0 ? [...lines] : [...lines.slice(0, firstLines), ...lines.slice(-lastLines)],
      moreLines: left,
      faults: [...found, ...tooLong.slice(0, 5)].map(({ pointer, code, message = "", params = {} }) => {
        const [, index] = /^\/payments\/(\d+)\//.exec(pointer) ?? [];
        const employeeNo = index === undefined ? undefined : payments[Number(index)]?.reference;
        return { pointer, code, message, params: { ...params, ...(employeeNo !== undefined && { employeeNo }) } };
      }),
    };
  },
} satisfies HrmsHandlers;
