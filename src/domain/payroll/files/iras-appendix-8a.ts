/** Appendix 8A: benefits in kind of a year. Amounts are cents. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { daysBetween, isDate } from "../../shared/calendar.ts";
import { bankText, yearMonthDay } from "./bank-text.ts";
import { blank, cut, digits, fixedRecord, type RecordField, text } from "./fixed-record.ts";
import { type IrasBatch, irasHead } from "./iras-ir8a-file.ts";
import type { IrasPerson } from "./iras-record.ts";

/** Benefits besides a place to live and hotels: each its own field. */
export const otherBenefits = [
  "interest",
  "insurance",
  "holidays",
  "education",
  "awards",
  "club",
  "assetGains",
  "carCost",
  "carBenefit",
  "other",
] as const;

export interface Residence {
  readonly address: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly sharers: number;
  /** Either the annual value with furniture, or the rent that the employer paid. */
  readonly annualValue: number;
  /** P partly or F fully furnished, if there is an annual value. */
  readonly furnished: "P" | "F" | null;
  readonly furniture: number;
  readonly rentByEmployer: number;
  readonly rentByEmployee: number;
}

export interface Appendix8a extends Readonly<Record<(typeof otherBenefits)[number], number>> {
  readonly person: IrasPerson;
  readonly residence: Residence | null;
  readonly utilities: number;
  readonly driver: number;
  readonly servant: number;
  readonly hotel: number;
  readonly hotelByEmployee: number;
  readonly homeLeave: number;
  readonly remark: string | null;
}

export interface BenefitTotals {
  readonly place: number;
  readonly residence: number;
  readonly household: number;
  readonly hotel: number;
  readonly total: number;
}

/** What is taxed of each part; what the employee paid never makes a benefit negative. */
export function benefitTotals(appendix: Appendix8a): BenefitTotals {
  const { residence, utilities, driver, servant, hotel, hotelByEmployee, homeLeave } = appendix;
  const place =
    residence === null
      ? 0
      : residence.annualValue > 0
        ? residence.annualValue + residence.furniture
        : residence.rentByEmployer;
  const home = Math.max(0, place - (residence?.rentByEmployee ?? 0));
  const household = utilities + driver + servant;
  const stay = Math.max(0, hotel - hotelByEmployee);
  // The cost of a car explains its benefit and is not taxed again.
  const others = otherBenefits.reduce((sum, field) => sum + (field === "carCost" ? 0 : appendix[field]), homeLeave);
  return { place, residence: home, household, hotel: stay, total: home + household + stay + others };
}

const highest = 999_999_999;

export function appendix8aFaults(appendix: Appendix8a, year: number): ProblemFault[] {
  const { residence } = appendix;
  const amounts = [
    "utilities",
    "driver",
    "servant",
    "hotel",
    "hotelByEmployee",
    "homeLeave",
    ...otherBenefits,
  ] as const;
  const faults: ProblemFault[] = amounts.flatMap((field) => {
    const amount = appendix[field];
    return Number.isSafeInteger(amount) && amount >= 0 && amount <= highest
      ? []
      : [{ pointer: `/${field}`, code: "not-an-amount" }];
  });
  if (residence === null) return faults;
  const { from, to, annualValue, rentByEmployer, furnished, address, sharers } = residence;
  const at = (field: string, code: string): ProblemFault => ({ pointer: `/residence/${field}`, code });
  if (!isDate(from) || !isDate(to) || from > to || from < `${year}-01-01` || to > `${year}-12-31`)
    faults.push(at("from", "in-the-year"));
  if (annualValue > 0 && rentByEmployer > 0) faults.push(at("rentByEmployer", "with-annual-value"));
  if (annualValue === 0 && rentByEmployer === 0) faults.push(at("annualValue", "required"));
  if (annualValue > 0 !== (furnished !== null)) faults.push(at("furnished", "with-annual-value"));
  if (address.length === 0 || address.length > 3) faults.push(at("address", "one-to-three"));
  if (!Number.isInteger(sharers) || sharers < 0 || sharers > 99) faults.push(at("sharers", "out-of-range"));
  return faults;
}

export const appendix8aLength = 700;
const amounts = (from: number, ...names: readonly string[]): RecordField[] =>
  names.map((name, index) => digits(name, from + index * 9, from + index * 9 + 8));

export const appendix8aDetail: readonly RecordField[] = [
  text("type", 1, 1),
  text("idType", 2, 2),
  text("id", 3, 14),
  cut("name", 15, 94),
  cut("line1", 95, 124),
  cut("line2", 125, 154),
  cut("line3", 155, 184),
  text("from", 185, 192),
  text("to", 193, 200),
  digits("days", 201, 203),
  digits("sharers", 204, 205),
  digits("annualValue", 206, 214),
  text("furnished", 215, 215),
  digits("furniture", 216, 224),
  text("rentByEmployer", 225, 233),
  ...amounts(
    234,
    "place",
    "rentByEmployee",
    "residence",
    "utilities",
    "driver",
    "servant",
    "household",
    "hotel",
    "hotelByEmployee",
  ),
  ...amounts(315, "taxableHotel", "homeLeave"),
  // Passages have not been asked for since the year of assessment 2018.
  digits("passages", 333, 338),
  text("homeLeaveIndicator", 339, 339),
  ...amounts(340, ...otherBenefits, "total"),
  blank(439, 650),
  cut("remark", 651, 700),
];

export function writeAppendix8a(batch: IrasBatch, records: readonly Appendix8a[]): string {
  const details = records.map((appendix) => {
    const { person, residence } = appendix;
    const totals = benefitTotals(appendix);
    const [line1 = "", line2 = "", line3 = ""] = (residence?.address ?? []).map((line) => bankText(line));
    const others = Object.fromEntries(otherBenefits.map((field) => [field, appendix[field]]));
    return fixedRecord(appendix8aDetail, {
      ...others,
      type: "1",
      idType: person.idType,
      id: person.id.toUpperCase(),
      name: bankText(person.name),
      line1,
      line2,
      line3,
      from: residence ? yearMonthDay(residence.from) : "",
      to: residence ? yearMonthDay(residence.to) : "",
      days: residence ? daysBetween(residence.from, residence.to) + 1 : 0,
      sharers: residence?.sharers ?? 0,
      annualValue: residence?.annualValue ?? 0,
      furnished: residence?.furnished ?? "",
      furniture: residence?.furniture ?? 0,
      // Blank beside an annual value.
      rentByEmployer: residence && residence.annualValue === 0 ? String(residence.rentByEmployer).padStart(9, "0") : "",
      place: totals.place,
      rentByEmployee: residence?.rentByEmployee ?? 0,
      residence: totals.residence,
      utilities: appendix.utilities,
      driver: appendix.driver,
      servant: appendix.servant,
      household: totals.household,
      hotel: appendix.hotel,
      hotelByEmployee: appendix.hotelByEmployee,
      taxableHotel: totals.hotel,
      homeLeave: appendix.homeLeave,
      homeLeaveIndicator: appendix.homeLeave > 0 ? "Y" : "N",
      total: totals.total,
      remark: bankText(appendix.remark ?? ""),
    });
  });
  return [irasHead(batch, appendix8aLength), ...details].map((line) => `${line}\r\n`).join("");
}
