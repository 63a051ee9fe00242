/** What an employment's records lack, or contradict, before its pay can be filed and paid. */
import type { FieldClass } from "../access/shared/vocabulary.ts";
import { ketDueOn } from "./ket.ts";
import { monthlyBasic, type PayRate } from "./shared/monthly-basic.ts";
import { sharesAddUp } from "./pay-shares.ts";
import type { PassState, shareKinds } from "./shared/records.ts";
import type { contractTypes, EmployeeStatus, IdType, residencies } from "./shared/vocabulary.ts";

export const readinessAreas = ["cpf", "pay", "bank", "pass", "terms", "tax"] as const;
export type ReadinessArea = (typeof readinessAreas)[number];

export const readinessCodes = [
  "residency-missing",
  "residency-contradicts-pass",
  "pr-date-missing",
  "id-missing",
  "id-contradicts-residency",
  "birth-date-missing",
  "gender-missing",
  "nationality-missing",
  "nationality-contradicts-residency",
  "race-missing",
  "religion-missing",
  "address-missing",
  "job-missing",
  "pay-missing",
  "pay-not-started",
  "pay-zero",
  "pay-below-pass-minimum",
  "bank-missing",
  "bank-unverified",
  "bank-shares",
  "pass-missing",
  "pass-not-issued",
  "pass-expired",
  "pass-number-missing",
  "levy-missing",
  "contract-end-missing",
  "ket-not-issued",
  "ket-outdated",
] as const;
export type ReadinessCode = (typeof readinessCodes)[number];

/** Where in the record the fix is made. */
interface Place {
  readonly tab: "overview" | "personal" | "identity" | "job" | "pay" | "documents";
  /** A field, or a list there: alone, with `.new` for a new entry, or with `.edit` for the current one or the named record. */
  readonly field: string;
  /** The classes that a reader needs to see the finding. */
  readonly classes: readonly FieldClass[];
}

const personal = (field: string): Place => ({ tab: "personal", field, classes: ["personal"] });
const identity = (field: string): Place => ({ tab: "identity", field, classes: ["identity"] });
const pay = (field: string): Place => ({ tab: "pay", field, classes: ["pay"] });

export const readinessPlaces: Readonly<Record<ReadinessCode, Place>> = {
  "residency-missing": identity("residency.new"),
  "residency-contradicts-pass": identity("residency"),
  "pr-date-missing": identity("residency.edit"),
  "id-missing": identity("idNo"),
  "id-contradicts-residency": identity("idType"),
  "birth-date-missing": personal("dateOfBirth"),
  "gender-missing": personal("gender"),
  "nationality-missing": personal("nationalityId"),
  "nationality-contradicts-residency": { ...personal("nationalityId"), classes: ["personal", "identity"] },
  "race-missing": personal("raceId"),
  "religion-missing": personal("religionId"),
  "address-missing": personal("addresses"),
  "job-missing": { tab: "job", field: "job.new", classes: ["public"] },
  "pay-missing": pay("pay.new"),
  "pay-not-started": pay("pay"),
  "pay-zero": pay("pay.edit"),
  "pay-below-pass-minimum": { ...pay("pay.new"), classes: ["pay", "identity"] },
  "bank-missing": pay("bank-accounts.new"),
  "bank-unverified": pay("bank-accounts"),
  "bank-shares": pay("bank-accounts"),
  "pass-missing": identity("work-passes.new"),
  "pass-not-issued": identity("work-passes"),
  "pass-expired": identity("work-passes.new"),
  "pass-number-missing": identity("work-passes.edit"),
  "levy-missing": { ...identity("work-passes.edit"), classes: ["identity", "pay"] },
  "contract-end-missing": { tab: "overview", field: "contractEnd", classes: ["public"] },
  "ket-not-issued": { tab: "documents", field: "kets.new", classes: ["personal"] },
  // Also for those who may not see pay: they issue the terms, and read only that something in them has changed.
  "ket-outdated": { tab: "documents", field: "kets.new", classes: ["personal"] },
};

interface PassFacts {
  readonly id: string;
  readonly status: PassState;
  readonly expiry: string | null;
  readonly passNo: boolean;
  readonly typeCode: string;
  readonly levyApplies: boolean;
  readonly levyRate: number | null;
  /** Minimum salaries of the type, ordered by first day. */
  readonly salaries: readonly { readonly effectiveFrom: string; readonly amount: number }[];
}

interface AccountFacts {
  readonly status: "pendingVerify" | "active";
  readonly shareKind: (typeof shareKinds)[number];
  readonly sharePercent: number | null;
}

/** What the rules look at; dated facts are those of the day. */
export interface ReadinessFacts {
  readonly status: EmployeeStatus;
  readonly startDate: string;
  readonly contractType: (typeof contractTypes)[number];
  readonly contractEnd: string | null;
  readonly dateOfBirth: string | null;
  readonly gender: string | null;
  /** ISO 3166, two letters. */
  readonly nationality: string | null;
  readonly hasRace: boolean;
  readonly hasReligion: boolean;
  readonly hasAddress: boolean;
  readonly idType: IdType | null;
  readonly hasIdNo: boolean;
  readonly residency: (typeof residencies)[number] | null;
  readonly prGrantedOn: string | null;
  readonly hasJob: boolean;
  readonly pay: (PayRate & { readonly effectiveFrom: string }) | null;
  readonly accounts: readonly AccountFacts[];
  readonly passes: readonly PassFacts[];
  /** The key employment terms issued last. */
  readonly ket: { readonly issuedOn: string; readonly basicSalary: number } | null;
  /** What key terms name of each job, ordered by first day. */
  readonly jobs: readonly JobFacts[];
}

interface JobFacts {
  readonly effectiveFrom: string;
  readonly designationId: string | null;
  readonly locationId: string | null;
}

export interface ReadinessItem {
  readonly code: ReadinessCode;
  /** The filings and payments that it holds up. */
  readonly areas: readonly ReadinessArea[];
  /** The record it is about, if it is one of several. */
  readonly recordId: string | null;
  readonly params: Readonly<Record<string, string | number>>;
}

const item = (
  code: ReadinessCode,
  areas: readonly ReadinessArea[],
  more: Partial<Pick<ReadinessItem, "recordId" | "params">> = {},
): ReadinessItem => ({ code, areas, recordId: null, params: {}, ...more });

/** A pass lasts through its last day; one being renewed stays valid until the authority decides. */
const isValid = ({ status, expiry }: PassFacts, day: string): boolean =>
  status === "renewing" || (status === "issued" && expiry !== null && expiry >= day);

const latest = (passes: readonly PassFacts[]): PassFacts | undefined =>
  passes.toSorted((one, other) => (other.expiry ?? "").localeCompare(one.expiry ?? ""))[0];

function identityItems(facts: ReadinessFacts, pass: PassFacts | undefined): ReadinessItem[] {
  const { residency, idType, hasIdNo, nationality } = facts;
  const found: ReadinessItem[] = [];
  const foreign = residency === "foreigner";
  const files: readonly ReadinessArea[] = foreign ? ["pass", "tax"] : ["cpf", "tax"];
  if (residency === null) found.push(item("residency-missing", ["cpf", "pass", "tax"]));
  if (residency === "pr" && facts.prGrantedOn === null) found.push(item("pr-date-missing", ["cpf"]));
  if (residency !== null && !foreign && pass)
    found.push(item("residency-contradicts-pass", ["cpf", "pass"], { recordId: pass.id }));
  if (!hasIdNo) found.push(item("id-missing", files));
  else if (residency !== null && (foreign ? idType === "NRIC" : idType !== "NRIC"))
    found.push(item("id-contradicts-residency", files));
  if (nationality === null) found.push(item("nationality-missing", ["tax"]));
  else if (residency !== null && (residency === "citizen") !== (nationality === "SG"))
    found.push(item("nationality-contradicts-residency", ["cpf", "tax"]));
  return found;
}

function personalItems(facts: ReadinessFacts, pass: PassFacts | undefined): ReadinessItem[] {
  const found: ReadinessItem[] = [];
  const foreign = facts.residency === "foreigner";
  // CPF rates follow age; the tax return needs the date for everyone.
  if (facts.dateOfBirth === null) found.push(item("birth-date-missing", foreign ? ["tax"] : ["cpf", "tax"]));
  if (facts.gender === null) found.push(item("gender-missing", ["tax"]));
  // Race decides on CDAC, ECF and SINDA; of foreigners only holders of an Employment Pass contribute to SINDA.
  if (!facts.hasRace && (!foreign || pass?.typeCode === "EP")) found.push(item("race-missing", ["cpf"]));
  // Muslims contribute to MBMF whatever their residency.
  if (!facts.hasReligion) found.push(item("religion-missing", ["cpf"]));
  if (!facts.hasAddress) found.push(item("address-missing", ["tax"]));
  return found;
}

function payItems({ pay: terms, startDate, hasJob }: ReadinessFacts, day: string): ReadinessItem[] {
  const found: ReadinessItem[] = [];
  if (!hasJob) found.push(item("job-missing", ["pay", "terms", "tax"]));
  if (terms === null) return [...found, item("pay-missing", ["cpf", "pay", "terms"])];
  if (terms.effectiveFrom > (startDate > day ? startDate : day))
    found.push(item("pay-not-started", ["pay"], { params: { day: terms.effectiveFrom } }));
  if (terms.basic === 0) found.push(item("pay-zero", ["cpf", "pay"]));
  return found;
}

function bankItems({ accounts }: ReadinessFacts): ReadinessItem[] {
  const active = accounts.filter(({ status }) => status === "active");
  if (active.length > 0) return sharesAddUp(active) ? [] : [item("bank-shares", ["bank"])];
  return [item(accounts.length > 0 ? "bank-unverified" : "bank-missing", ["bank"])];
}

function passItems(facts: ReadinessFacts, valid: PassFacts | undefined, day: string): ReadinessItem[] {
  const { passes, pay: terms } = facts;
  if (facts.residency !== "foreigner") return [];
  if (!valid) {
    const expired = latest(passes.filter(({ status }) => status === "issued" || status === "expired"));
    if (expired)
      return [item("pass-expired", ["pass"], { recordId: expired.id, params: { day: expired.expiry ?? "" } })];
    const pending = passes.find(({ status }) => status === "applied" || status === "approvedInPrinciple");
    return [pending ? item("pass-not-issued", ["pass"], { recordId: pending.id }) : item("pass-missing", ["pass"])];
  }
  const found: ReadinessItem[] = [];
  if (!valid.passNo) found.push(item("pass-number-missing", ["pass"], { recordId: valid.id }));
  if (valid.levyApplies && valid.levyRate === null) found.push(item("levy-missing", ["pass"], { recordId: valid.id }));
  const minimum = valid.salaries.findLast(({ effectiveFrom }) => effectiveFrom <= day)?.amount;
  if (minimum !== undefined && terms && terms.rateType !== "piece" && terms.basic > 0 && monthlyBasic(terms) < minimum)
    found.push(item("pay-below-pass-minimum", ["pass", "pay"], { params: { minimum } }));
  return found;
}

/** Whether the person's title, place of work or basic pay is no longer the one in the issued terms. */
function isOutdated({ ket, jobs, pay: terms }: ReadinessFacts, day: string): boolean {
  if (ket === null) return false;
  const jobOn = (on: string): JobFacts | undefined =>
    jobs.findLast(({ effectiveFrom }) => effectiveFrom <= on) ?? jobs[0];
  const [before, now] = [jobOn(ket.issuedOn), jobOn(day)];
  return (
    before?.designationId !== now?.designationId ||
    before?.locationId !== now?.locationId ||
    (terms !== null && terms.effectiveFrom <= day && terms.basic !== ket.basicSalary)
  );
}

function termsItems(facts: ReadinessFacts, day: string): ReadinessItem[] {
  const found: ReadinessItem[] = [];
  if (facts.contractType === "fixedTerm" && facts.contractEnd === null)
    found.push(item("contract-end-missing", ["terms"]));
  const due = ketDueOn(facts.startDate);
  if (facts.ket === null && day > due) found.push(item("ket-not-issued", ["terms"], { params: { day: due } }));
  if (facts.ket !== null && isOutdated(facts, day))
    found.push(item("ket-outdated", ["terms"], { params: { day: facts.ket.issuedOn } }));
  return found;
}

/** Everything missing or contradictory on the day; nothing for an employment that has ended. */
export function readinessOf(facts: ReadinessFacts, day: string): ReadinessItem[] {
  if (facts.status === "exited") return [];
  const pass = latest(facts.passes.filter((one) => isValid(one, day)));
  return [
    ...identityItems(facts, pass),
    ...personalItems(facts, pass),
    ...payItems(facts, day),
    ...bankItems(facts),
    ...passItems(facts, pass, day),
    ...termsItems(facts, day),
  ];
}

/** The areas in which something is open, in their order. */
export function openAreasOf(items: readonly ReadinessItem[]): ReadinessArea[] {
  return readinessAreas.filter((area) => items.some(({ areas }) => areas.includes(area)));
}
