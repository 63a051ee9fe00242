/** Checks a CPF EZPay (FTP) file and reports faults by record and column. */
import { isDate, isMonth } from "../../shared/calendar.ts";
import { UploadFault } from "../../shared/upload/fault.ts";
import { checkNric } from "../identifiers/nric.ts";
import { checkUen } from "../identifiers/uen.ts";
import type { Ladder } from "../explanation.ts";
import { checkSums } from "./check-sums.ts";
import { explainEzpay } from "./explain.ts";
import type { EzpayCheck, EzpayFault, EzpayFaultCode, EzpayRecord, Report } from "./faults.ts";
import {
  forbiddenSigns,
  isPaymentCode,
  layout,
  paymentCodes,
  recordLength,
  type RecordType,
  typeSigns,
} from "./layout.ts";

/** Exceeds what the largest allowed file can hold at full record length. */
const maxRecords = 10_000;

/** Throws an UploadFault if there are too many records. */
export function checkEzpay(text: string, ladder?: Ladder): EzpayCheck {
  const faults: EzpayFault[] = [];
  const records: EzpayRecord[] = [];
  const types = new Map<number, RecordType>();
  const report: Report = (record, field, code, expected, columns) => {
    const place = layout[types.get(record) ?? "header"].find(({ name }) => name === field);
    const [from, to] = columns ?? [place?.from ?? 1, place?.to ?? recordLength];
    faults.push({ record, from, to, field, code, ...(expected !== undefined && { expected }) });
  };
  for (const [index, { line, end }] of linesOf(text).entries()) {
    const number = index + 1;
    if (end !== "\r\n") report(number, "record", "line-end", "CR LF", [line.length + 1, line.length + 1]);
    const type = readType(line);
    if (type === undefined) {
      report(number, "recordType", "unknown-type", undefined, [2, 2]);
      continue;
    }
    types.set(number, type);
    checkSigns(line, number, report);
    records.push({ number, type, values: readFields(line, number, type, report) });
  }
  if (records.length === 0) report(1, "record", "no-records");
  checkOrder(records, report);
  for (const record of records) checkRecord(record, records[0], report);
  checkSums(records, report);
  const check = { faults: faults.sort((one, other) => one.record - other.record || one.from - other.from), records };
  if (ladder) explainEzpay(check, ladder);
  return check;
}

function linesOf(text: string): { line: string; end: string }[] {
  const parts = text.split(/(\r\n|\r|\n)/);
  const lines = [];
  for (let index = 0; index < parts.length; index += 2)
    lines.push({ line: parts[index] ?? "", end: parts[index + 1] ?? "" });
  if (lines.length > maxRecords) throw new UploadFault("too-many-rows", { limit: maxRecords });
  // Text ends with a line break.
  return lines.at(-1)?.line === "" ? lines.slice(0, -1) : lines;
}

function readType(line: string): RecordType | undefined {
  return (Object.keys(typeSigns) as RecordType[]).find((type) => typeSigns[type] === line[1]);
}

function checkSigns(line: string, number: number, report: Report): void {
  if (line.length !== recordLength)
    report(number, "record", "length", String(recordLength), [
      Math.min(line.length, recordLength) + 1,
      Math.max(line.length, recordLength),
    ]);
  for (const [index, sign] of [...line].entries()) {
    const column = [index + 1, index + 1] as const;
    if (sign < " " || sign > "~") report(number, "record", "not-ascii", undefined, column);
    else if (forbiddenSigns.test(sign)) report(number, "record", "forbidden-sign", undefined, column);
  }
}

/** Text is left-aligned, numbers are zero-padded. */
function readFields(line: string, number: number, type: RecordType, report: Report): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { name, from, to, kind, values: allowed } of layout[type]) {
    const given = line.slice(from - 1, to);
    const value = given.trimEnd();
    const columns = [from, to] as const;
    if (kind === "blank") {
      if (value !== "") report(number, name, "not-blank", undefined, columns);
      continue;
    }
    const complete = given.length === to - from + 1;
    values[name] = value;
    if (kind === "digits" && complete && !/^\d+$/.test(given)) report(number, name, "not-digits", undefined, columns);
    else if (kind === "text" && name !== "recordType" && given.startsWith(" ") && value !== "")
      report(number, name, "not-aligned", undefined, columns);
    else if (allowed !== undefined && complete && name !== "recordType" && !allowed.includes(value))
      report(number, name, "unknown-value", allowed.join(" "), columns);
  }
  return values;
}

const order: readonly RecordType[] = ["header", "summary", "detail", "trailer"];

function checkOrder(records: readonly EzpayRecord[], report: Report): void {
  let reached = 0;
  for (const [index, { number, type }] of records.entries()) {
    const place = order.indexOf(type);
    const first = index === 0;
    if (
      place < reached ||
      (first && type !== "header") ||
      (!first && type === "header") ||
      records[index - 1]?.type === "trailer"
    ) {
      report(number, "recordType", "out-of-order");
    }
    reached = Math.max(reached, place);
  }
  const last = records.at(-1)?.number ?? 1;
  for (const type of ["summary", "trailer"] as const) {
    if (records.length > 0 && records.every((record) => record.type !== type))
      report(last, "recordType", "missing-record", type);
  }
}

function checkRecord({ number, type, values }: EzpayRecord, header: EzpayRecord | undefined, report: Report): void {
  const wrong = (field: string, code: EzpayFaultCode, expected?: string): void => report(number, field, code, expected);
  for (const field of ["uen", "paymentType", "serial", "adviceCode"]) {
    if (header !== undefined && values[field] !== header.values[field])
      wrong(field, "differs-from-header", header.values[field]);
  }
  if (type === "header") checkHeader(values, wrong);
  if (type !== "summary" && type !== "detail") return;
  if (!isMonth(`${values["month"]?.slice(0, 4)}-${values["month"]?.slice(4)}`)) wrong("month", "no-month");
  if (type === "detail") checkDetail(values, wrong);
}

type Wrong = (field: string, code: EzpayFaultCode, expected?: string) => void;

function checkHeader(values: EzpayRecord["values"], wrong: Wrong): void {
  const { uen = "", createdOn = "", createdAt = "", adviceCode = "" } = values;
  if (checkUen(uen).verdict === "refuse" && checkNric(uen).verdict === "refuse") wrong("uen", "wrong-shape");
  if (!isDate(`${createdOn.slice(0, 4)}-${createdOn.slice(4, 6)}-${createdOn.slice(6)}`)) wrong("createdOn", "no-date");
  if (!/^([01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(createdAt)) wrong("createdAt", "no-time");
  if (adviceCode === "00") wrong("adviceCode", "out-of-range", "01-99");
}

function checkDetail(
  { account = "", code = "", ordinaryWages = "", additionalWages = "", status = "", name = "" }: EzpayRecord["values"],
  wrong: Wrong,
): void {
  const nric = checkNric(account);
  if (nric.verdict === "refuse") wrong("account", nric.code, nric.expected);
  else if (!/^[ST]/.test(account)) wrong("account", "no-such-account", "S T");
  if (name === "") wrong("name", "missing");
  if (isPaymentCode(code) && !paymentCodes[code].details) wrong("code", "unknown-value");
  if (code === "01") {
    if (status === "") wrong("status", "missing");
    return;
  }
  if (Number(ordinaryWages) !== 0) wrong("ordinaryWages", "must-be-zero");
  if (Number(additionalWages) !== 0) wrong("additionalWages", "must-be-zero");
  if (status !== "") wrong("status", "must-be-blank");
}
