/** What IRAS rejects in a Form IR8A, each fault with a pointer to its field. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { isDate, yearOf } from "../../shared/calendar.ts";
import { checkNric } from "../../statutory/identifiers/nric.ts";
import { centFields, dollarFields, type Ir8aRecord, type IrasPerson, otherParts } from "./iras-record.ts";

const singapore = "301";
const dollar = 100;
/** The largest amounts of the fields, by their digits: cents fields hold eleven. */
const narrow: Readonly<Record<string, number>> = { mbf: 5, donation: 5, cpf: 7, insurance: 5, voluntaryCpf: 7 };
const widest = 9;
const withRemission = ["1", "3", "4", "5", "7"];
const lastStartForCessation = "1968-12-31";

const fault = (pointer: string, code: string, params?: ProblemFault["params"]): ProblemFault => ({
  pointer,
  code,
  ...(params && { params }),
});

function* personFaults(person: IrasPerson): Generator<ProblemFault> {
  const { idType, id, name, nationality, birthDate, startedOn, ceasedOn = null } = person;
  if ((idType === "1" || idType === "2") && checkNric(id).verdict === "refuse") yield fault("/person/id", "not-an-id");
  if (nationality === singapore && idType !== "1") yield fault("/person/idType", "citizens-need-nric");
  if (id.trim() === "" || id.length > 12) yield fault("/person/id", "required");
  if (name.trim() === "") yield fault("/person/name", "required");
  if (!/^\d{3}$/.test(nationality)) yield fault("/person/nationality", "three-digits");
  if (!isDate(birthDate)) yield fault("/person/birthDate", "not-a-date");
  if (!isDate(startedOn)) yield fault("/person/startedOn", "not-a-date");
  if (ceasedOn !== null && (!isDate(ceasedOn) || ceasedOn < startedOn)) yield fault("/person/ceasedOn", "before-start");
  if (person.designation.trim() === "") yield fault("/person/designation", "required");
  yield* addressFaults(person);
}

function* addressFaults(person: IrasPerson): Generator<ProblemFault> {
  const { addressType, block, street, level, unit, postalCode, addressLines = [], country } = person;
  const isFree = addressType === "F" || addressType === "C";
  if (addressType === "L" && (!block || !street)) yield fault("/person/street", "required");
  if (Boolean(level) !== Boolean(unit)) yield fault(level ? "/person/unit" : "/person/level", "level-with-unit");
  if (postalCode && !/^\d{6}$/.test(postalCode)) yield fault("/person/postalCode", "six-digits");
  if (addressType === "L" && !postalCode) yield fault("/person/postalCode", "required");
  if (isFree && (addressLines.length === 0 || addressLines.length > 3))
    yield fault("/person/addressLines", "one-to-three");
  if (addressType === "F" && !/^\d{3}$/.test(country ?? "")) yield fault("/person/country", "required");
}

function* amountFaults(record: Ir8aRecord): Generator<ProblemFault> {
  for (const field of [...dollarFields, ...centFields]) {
    const amount = record[field];
    if (!Number.isSafeInteger(amount) || amount < 0) yield fault(`/${field}`, "not-an-amount");
  }
  for (const field of dollarFields) {
    const digits = narrow[field] ?? widest;
    if (record[field] % dollar !== 0) yield fault(`/${field}`, "whole-dollars");
    if (record[field] / dollar >= 10 ** digits) yield fault(`/${field}`, "too-large", { digits });
  }
  const parts = otherParts.reduce((total, field) => total + record[field], 0);
  if (record.others !== parts - (parts % dollar)) yield fault("/others", "not-the-sum-of-its-parts");
}

function* incomeFaults(record: Ir8aRecord): Generator<ProblemFault> {
  const { year, directorsFees, feeDate, bonus, bonusDate, commission, approval, approvedOn, compensation } = record;
  if (directorsFees > 0 && (feeDate === null || yearOf(feeDate) !== year)) yield fault("/feeDate", "in-the-year");
  if (bonus > 0 && bonusDate !== null && !isDate(bonusDate)) yield fault("/bonusDate", "not-a-date");
  const { commissionFrom: from, commissionTo: to } = record;
  if (commission > 0 && (from === null || to === null || from > to)) yield fault("/commissionFrom", "required");
  if (commission > 0 !== (record.commissionBasis !== null)) yield fault("/commissionBasis", "with-commission");
  if (approval && approvedOn === null) yield fault("/approvedOn", "required");
  if (approval && compensation === 0) yield fault("/compensation", "required");
  if (!approval && approvedOn !== null) yield fault("/approvedOn", "without-approval");
  if (record.taxBorne === "P" && record.taxByEmployer === 0) yield fault("/taxByEmployer", "required");
  if (record.taxBorne === "H" && record.taxByEmployee === 0) yield fault("/taxByEmployee", "required");
  if (record.taxBorne !== "P" && record.taxByEmployer > 0) yield fault("/taxByEmployer", "only-if-partly-borne");
  if (record.taxBorne !== "H" && record.taxByEmployee > 0) yield fault("/taxByEmployee", "only-if-fixed");
  if (record.exempt > 0 && !withRemission.includes(record.remission ?? "")) yield fault("/remission", "required");
  if (record.benefits > 0 !== record.appendix8a) yield fault("/appendix8a", "with-benefits");
  if (record.cessationProvisions && record.person.startedOn > lastStartForCessation)
    yield fault("/cessationProvisions", "started-too-late");
}

export function ir8aFaults(record: Ir8aRecord): ProblemFault[] {
  const { year, from, to } = record;
  return [
    ...personFaults(record.person),
    ...(from > to || yearOf(from) !== year || yearOf(to) !== year ? [fault("/from", "in-the-year")] : []),
    ...amountFaults(record),
    ...incomeFaults(record),
  ];
}
