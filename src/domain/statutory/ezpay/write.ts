/** Writes a month's contributions as a CPF EZPay (FTP) file. */
import { mustBeDate, mustBeMonth } from "../../shared/calendar.ts";
import { checkNric } from "../identifiers/nric.ts";
import { checkUen } from "../identifiers/uen.ts";
import { mustBeCents, mustBeWhole, RuleError } from "../../shared/rule-error.ts";
import {
  type EmploymentStatus,
  forbiddenSigns,
  layout,
  type PaymentCode,
  paymentCodes,
  type PaymentType,
  type RecordType,
  typeSigns,
} from "./layout.ts";

export interface EzpayEmployee {
  readonly account: string;
  readonly name: string;
  readonly status: EmploymentStatus;
  /** Total contribution and its wages; omitted if none is due. */
  readonly cpf?: { readonly total: number; readonly ordinaryWages: number; readonly additionalWages: number };
  readonly mbmf?: number;
  readonly sinda?: number;
  readonly cdac?: number;
  readonly ecf?: number;
  readonly communityChest?: number;
}

export interface EzpayInput {
  readonly uen: string;
  readonly paymentType: PaymentType;
  readonly serial: string;
  readonly adviceCode: number;
  readonly createdOn: string;
  /** HHMMSS. */
  readonly createdAt: string;
  readonly month: string;
  readonly employees: readonly EzpayEmployee[];
  readonly sdl?: number;
  readonly interest?: number;
  /** Implementations differ on zero totals for codes 10 and 11; omitted by default. */
  readonly zeroSummaries?: boolean;
}

export interface EzpayFile {
  readonly name: string;
  readonly content: string;
  /** Sorted by code. */
  readonly sums: readonly EzpaySum[];
  /** Employees without a CPF account, such as foreigners: their donations are paid another way. */
  readonly leftOut: readonly string[];
}

interface EzpaySum {
  readonly code: PaymentCode;
  readonly amount: number;
}

interface Detail {
  readonly code: PaymentCode;
  readonly employee: EzpayEmployee;
  readonly amount: number;
  readonly ordinaryWages: number;
  readonly additionalWages: number;
}

const monthNames = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

export function writeEzpay(input: EzpayInput): EzpayFile {
  checkInput(input);
  const written = input.employees.filter(({ account }) => isBoardAccount(account));
  const details = written.flatMap(detailsOf).sort((one, other) => one.code.localeCompare(other.code));
  const sums = sumUp(input, details);
  const month = input.month.replace("-", "");
  const records = [
    record("header", input, {
      createdOn: input.createdOn.replaceAll("-", ""),
      createdAt: input.createdAt,
      fileId: "FTP.DTL",
    }),
    ...sums.map(({ code, amount }) => {
      const donors = paymentCodes[code].donors ? details.filter((detail) => detail.code === code).length : 0;
      return record("summary", input, { month, code, amount, donors });
    }),
    ...details.map(({ code, employee, amount, ordinaryWages, additionalWages }) =>
      record("detail", input, {
        month,
        code,
        account: employee.account.trim().toUpperCase(),
        amount,
        ordinaryWages,
        additionalWages,
        status: code === "01" ? employee.status : "",
        name: plainName(employee.name),
      }),
    ),
  ];
  const trailer = record("trailer", input, {
    records: records.length + 1,
    total: sums.reduce((total, { amount }) => total + amount, 0),
  });
  return {
    name: ezpayName(input),
    content: [...records, trailer].map((text) => `${text}\r\n`).join(""),
    sums,
    leftOut: input.employees.filter(({ account }) => !isBoardAccount(account)).map(({ account }) => account),
  };
}

export function ezpayName({
  uen,
  paymentType,
  serial,
  month,
  adviceCode,
}: Omit<EzpayInput, "createdOn" | "createdAt" | "employees">): string {
  const [year = "", number = ""] = month.split("-");
  return `${uen.trim().toUpperCase()}${paymentType}${serial}${monthNames[Number(number) - 1]}${year}${String(adviceCode).padStart(2, "0")}.DTL`;
}

function checkInput(input: EzpayInput): void {
  if (checkUen(input.uen).verdict === "refuse") throw new RuleError("out-of-range", "uen", { given: input.uen });
  if (!/^[0-9A-Z]{2}$/.test(input.serial)) throw new RuleError("out-of-range", "serial", { given: input.serial });
  if (!/^([01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(input.createdAt))
    throw new RuleError("out-of-range", "createdAt", { given: input.createdAt });
  mustBeDate("createdOn", input.createdOn);
  mustBeMonth("month", input.month);
  mustBeWhole("adviceCode", input.adviceCode, 1, 99);
  mustBeCents("sums", input.sdl ?? 0, input.interest ?? 0);
  for (const { account, cpf } of input.employees) {
    if (checkNric(account).verdict === "refuse") throw new RuleError("out-of-range", "account", { given: account });
    if (cpf !== undefined && !isBoardAccount(account))
      throw new RuleError("out-of-range", "account", { given: account });
  }
}

export const isBoardAccount = (account: string): boolean => /^[ST]/i.test(account.trim());

function detailsOf(employee: EzpayEmployee): Detail[] {
  const { cpf, mbmf = 0, sinda = 0, cdac = 0, ecf = 0, communityChest = 0 } = employee;
  const gifts = { "02": mbmf, "03": sinda, "04": cdac, "05": ecf, "10": communityChest } as const;
  mustBeCents("amounts", ...Object.values(gifts), cpf?.total ?? 0, cpf?.ordinaryWages ?? 0, cpf?.additionalWages ?? 0);
  const own: Detail[] =
    cpf === undefined
      ? []
      : [
          {
            code: "01",
            employee,
            amount: cpf.total,
            ordinaryWages: cpf.ordinaryWages,
            additionalWages: cpf.additionalWages,
          },
        ];
  const given = Object.entries(gifts).filter(([, amount]) => amount > 0);
  return [
    ...own,
    ...given.map(([code, amount]) => ({
      code: code as PaymentCode,
      employee,
      amount,
      ordinaryWages: 0,
      additionalWages: 0,
    })),
  ];
}

function sumUp(input: EzpayInput, details: readonly Detail[]): EzpaySum[] {
  const sums = new Map<PaymentCode, number>(
    input.zeroSummaries === true
      ? [
          ["10", 0],
          ["11", 0],
        ]
      : [],
  );
  const add = (code: PaymentCode, amount: number): unknown => sums.set(code, (sums.get(code) ?? 0) + amount);
  for (const { code, amount } of details) add(code, amount);
  if (input.interest) add("07", input.interest);
  if (input.sdl) add("11", input.sdl);
  return [...sums].map(([code, amount]) => ({ code, amount })).sort((one, other) => one.code.localeCompare(other.code));
}

/** Removes accents and forbidden characters and truncates to the field. */
export function plainName(name: string): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll(new RegExp(forbiddenSigns.source, "g"), " ");
  if (/[^\x20-\x7e]/.test(plain)) throw new RuleError("out-of-range", "name", { given: name });
  return plain.replaceAll(/ +/g, " ").trim().slice(0, 66).trim();
}

function record(type: RecordType, input: EzpayInput, values: Readonly<Record<string, string | number>>): string {
  const all: Readonly<Record<string, string | number>> = {
    submissionMode: "F",
    recordType: typeSigns[type],
    uen: input.uen.trim().toUpperCase(),
    paymentType: input.paymentType,
    serial: input.serial,
    adviceCode: input.adviceCode,
    ...values,
  };
  return layout[type]
    .map(({ name, from, to, kind }) => {
      const value = kind === "blank" ? "" : String(all[name] ?? "");
      return kind === "digits" ? value.padStart(to - from + 1, "0") : value.padEnd(to - from + 1);
    })
    .join("");
}
