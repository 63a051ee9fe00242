/** DBS IDEAL, Universal File Format 1.9.3: comma-separated records without trailing empty fields. */
import { centsToUnits } from "../../shared/money.ts";
import { RuleError } from "../../shared/rule-error.ts";
import { type BankFile, type BankOrder, type BankPayment, orderTotals } from "./bank-order.ts";
import { bankAccount, bankText, dayMonthYear } from "./bank-text.ts";

/** Payroll, payroll within DBS, management payroll, bulk GIRO, FAST and PayNow. */
export type DbsProduct = "SAL" | "SPE" | "SL2" | "SE2" | "MP" | "BPY" | "GPP" | "PPY";

export interface DbsUffSettings {
  /** `SAL` for GIRO, `GPP` for FAST and `PPY` if anyone is paid by PayNow, unless the bank has agreed on another. */
  readonly product?: DbsProduct;
  /** The number of the field that takes the purpose, from 35 to 63: the public copies leave it open, so it is omitted by default. */
  readonly purposeField?: number;
}

const salaryCredit = "22";
const emptyFields = 90;

/** Commas and quotes would add fields. */
const plain = (value: string, length: number): string => bankText(value.replaceAll(",", " "), length);

const row = (fields: readonly string[]): string => fields.join(",").replace(/,+$/, "");

function productOf({ clearing, payments }: BankOrder): DbsProduct {
  if (payments.some(({ proxy }) => proxy)) return "PPY";
  return clearing === "fast" ? "GPP" : "SAL";
}

function payment(order: BankOrder, one: BankPayment, product: DbsProduct, purposeField: number | undefined): string {
  const bulk = product === "BPY";
  const fields: string[] = Array.from({ length: emptyFields }, () => "");
  const set = (field: number, value: string): void => {
    fields[field - 1] = value;
  };
  set(1, "PAYMENT");
  set(2, product);
  set(3, bankAccount(order.payer.account));
  set(4, "SGD");
  set(5, plain(one.reference, bulk ? 16 : 35));
  set(6, "SGD");
  set(7, String(order.number).padStart(5, "0"));
  set(8, dayMonthYear(order.valueDate));
  set(9, "OUR");
  set(11, plain(one.payee.name, bulk ? 35 : 140));
  set(16, one.proxy ? one.proxy.value : bankAccount(one.payee.account));
  if (!one.proxy) set(21, one.payee.bic);
  set(28, centsToUnits(one.amount));
  set(33, salaryCredit);
  set(34, plain(one.reference, 35));
  if (purposeField !== undefined) {
    if (!(purposeField >= 35 && purposeField <= 63)) throw new RuleError("out-of-range", "purposeField");
    set(purposeField, order.purpose);
  }
  return row(fields);
}

export function writeDbsUff(order: BankOrder, settings: DbsUffSettings = {}): BankFile {
  const { count, total } = orderTotals(order);
  const product = settings.product ?? productOf(order);
  const { payer, createdOn } = order;
  const lines = [
    row(["HEADER", dayMonthYear(createdOn), plain(payer.customerId ?? "", 12), plain(payer.name, 35)]),
    ...order.payments.map((one) => payment(order, one, product, settings.purposeField)),
    row(["TRAILER", String(count).padStart(8, "0"), centsToUnits(total)]),
  ];
  return {
    name: `DBS-${product}-${order.valueDate.replaceAll("-", "")}-${String(order.number).padStart(5, "0")}.csv`,
    mediaType: "text/csv",
    content: lines.map((line) => `${line}\r\n`).join(""),
    count,
    total,
  };
}
