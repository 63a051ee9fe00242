/** Readiness of employment records: each rule on both sides of its boundary. */
import { describe, expect, it } from "vitest";
import { openAreasOf, type ReadinessCode, type ReadinessFacts, readinessOf } from "./readiness.ts";

const day = "2026-11-20";

const pay = {
  rateType: "monthly",
  basic: 560_000,
  hoursPerWeek: 4400,
  daysPerWeek: 500,
  effectiveFrom: "2024-03-01",
} as const;

/** A citizen with everything in order. */
const citizen: ReadinessFacts = {
  status: "confirmed",
  startDate: "2024-03-01",
  contractType: "permanent",
  contractEnd: null,
  dateOfBirth: "1991-05-17",
  gender: "female",
  nationality: "SG",
  hasRace: true,
  hasReligion: true,
  hasAddress: true,
  idType: "NRIC",
  hasIdNo: true,
  residency: "citizen",
  prGrantedOn: null,
  hasJob: true,
  pay,
  accounts: [{ status: "active", shareKind: "remainder", sharePercent: null }],
  passes: [],
  ket: { issuedOn: "2024-03-05", basicSalary: 560_000 },
  jobs: [{ effectiveFrom: "2024-03-01", designationId: "clerk", locationId: "hq" }],
};
const pr: ReadinessFacts = { ...citizen, residency: "pr", prGrantedOn: "2025-01-15", nationality: "MY" };
const employmentPass = {
  id: "11111111-2222-4333-8444-555555555555",
  status: "issued",
  expiry: "2027-06-30",
  passNo: true,
  typeCode: "EP",
  levyApplies: false,
  levyRate: null,
  salaries: [
    { effectiveFrom: "2025-01-01", amount: 560_000 },
    { effectiveFrom: "2027-01-01", amount: 600_000 },
  ],
} as const;
const foreigner: ReadinessFacts = {
  ...citizen,
  residency: "foreigner",
  idType: "FIN",
  nationality: "MY",
  passes: [employmentPass],
};
const worker: ReadinessFacts = {
  ...foreigner,
  passes: [{ ...employmentPass, typeCode: "WP", levyApplies: true, levyRate: 40_000, salaries: [] }],
};

const passes = (more: Partial<ReadinessFacts["passes"][number]>): Partial<ReadinessFacts> => ({
  passes: [{ ...employmentPass, ...more }],
});
const accounts = (...all: ReadinessFacts["accounts"]): Partial<ReadinessFacts> => ({ accounts: all });
const account = (
  shareKind: "remainder" | "percent" | "amount",
  sharePercent: number | null = null,
  status: "active" | "pendingVerify" = "active",
) => ({ status, shareKind, sharePercent });

/** Pay that the issued key terms name too. */
const paid = (change: Partial<NonNullable<ReadinessFacts["pay"]>> & { basic: number }): Partial<ReadinessFacts> => ({
  pay: { ...pay, ...change },
  ket: { issuedOn: "2024-03-05", basicSalary: change.basic },
});
const movedTo = (change: Partial<ReadinessFacts["jobs"][number]>, effectiveFrom = day): Partial<ReadinessFacts> => ({
  jobs: [...citizen.jobs, { ...citizen.jobs[0]!, ...change, effectiveFrom }],
});

type Case = readonly [
  name: string,
  who: ReadinessFacts,
  change: Partial<ReadinessFacts>,
  codes: readonly ReadinessCode[],
];

const cases: readonly Case[] = [
  ["a complete citizen", citizen, {}, []],
  ["a complete permanent resident", pr, {}, []],
  ["a complete foreigner", foreigner, {}, []],
  ["a complete work permit holder", worker, {}, []],

  ["no residency", citizen, { residency: null }, ["residency-missing"]],
  ["a permanent resident without the grant date", pr, { prGrantedOn: null }, ["pr-date-missing"]],
  ["a citizen without a grant date", citizen, { prGrantedOn: null }, []],
  ["a citizen with a valid pass", citizen, { passes: [employmentPass] }, ["residency-contradicts-pass"]],
  ["a permanent resident with the cancelled pass of before", pr, passes({ status: "cancelled" }), []],
  ["a permanent resident with the expired pass of before", pr, passes({ expiry: "2026-11-19" }), []],

  ["no identity number", citizen, { idType: null, hasIdNo: false }, ["id-missing"]],
  ["a citizen with a FIN", citizen, { idType: "FIN" }, ["id-contradicts-residency"]],
  ["a permanent resident with a passport", pr, { idType: "passport" }, ["id-contradicts-residency"]],
  ["a foreigner with an NRIC", foreigner, { idType: "NRIC" }, ["id-contradicts-residency"]],
  ["a foreigner with a passport", foreigner, { idType: "passport" }, []],

  ["no nationality", citizen, { nationality: null }, ["nationality-missing"]],
  ["a citizen of another nationality", citizen, { nationality: "MY" }, ["nationality-contradicts-residency"]],
  ["a permanent resident who is Singaporean", pr, { nationality: "SG" }, ["nationality-contradicts-residency"]],
  ["a foreigner who is Singaporean", foreigner, { nationality: "SG" }, ["nationality-contradicts-residency"]],

  ["a citizen without a birth date", citizen, { dateOfBirth: null }, ["birth-date-missing"]],
  ["a foreigner without a birth date", foreigner, { dateOfBirth: null }, ["birth-date-missing"]],
  ["no gender", citizen, { gender: null }, ["gender-missing"]],
  ["no address", citizen, { hasAddress: false }, ["address-missing"]],
  ["a citizen without a race", citizen, { hasRace: false }, ["race-missing"]],
  ["a holder of an Employment Pass without a race", foreigner, { hasRace: false }, ["race-missing"]],
  ["a work permit holder without a race", worker, { hasRace: false }, []],
  ["a foreigner without a religion", worker, { hasReligion: false }, ["religion-missing"]],

  ["no job", citizen, { hasJob: false }, ["job-missing"]],
  ["no pay", citizen, { pay: null }, ["pay-missing"]],
  ["pay of nothing", citizen, paid({ basic: 0 }), ["pay-zero"]],
  ["pay of one cent", citizen, paid({ basic: 1 }), []],
  ["pay from tomorrow on", citizen, { pay: { ...pay, effectiveFrom: "2026-11-21" } }, ["pay-not-started"]],
  ["pay from today on", citizen, { pay: { ...pay, effectiveFrom: "2026-11-20" } }, []],
  [
    "pay from a later first day of work on",
    citizen,
    { status: "offered", startDate: "2026-12-01", pay: { ...pay, effectiveFrom: "2026-12-01" } },
    [],
  ],

  ["no bank account", citizen, accounts(), ["bank-missing"]],
  [
    "only an account to be verified",
    citizen,
    accounts(account("remainder", null, "pendingVerify")),
    ["bank-unverified"],
  ],
  [
    "an active account and a new one to be verified",
    citizen,
    accounts(account("remainder"), account("remainder", null, "pendingVerify")),
    [],
  ],
  ["accounts for 99.99 %", citizen, accounts(account("percent", 5000), account("percent", 4999)), ["bank-shares"]],
  ["accounts for 100 %", citizen, accounts(account("percent", 5000), account("percent", 5000)), []],
  ["accounts for an amount only", citizen, accounts(account("amount")), ["bank-shares"]],

  ["a foreigner without a pass", foreigner, { passes: [] }, ["pass-missing"]],
  ["a citizen without a pass", citizen, { passes: [] }, []],
  [
    "a foreigner whose application was cancelled",
    foreigner,
    passes({ status: "cancelled", expiry: null }),
    ["pass-missing"],
  ],
  ["a pass applied for", foreigner, passes({ status: "applied", expiry: null }), ["pass-not-issued"]],
  [
    "a pass approved in principle",
    foreigner,
    passes({ status: "approvedInPrinciple", expiry: null }),
    ["pass-not-issued"],
  ],
  ["a pass that ended yesterday", foreigner, passes({ expiry: "2026-11-19" }), ["pass-expired"]],
  ["a pass that ends today", foreigner, passes({ expiry: "2026-11-20" }), []],
  ["an ended pass that is being renewed", foreigner, passes({ status: "renewing", expiry: "2026-11-19" }), []],
  ["a pass marked as expired", foreigner, passes({ status: "expired", expiry: "2027-06-30" }), ["pass-expired"]],
  ["a pass without its number", foreigner, passes({ passNo: false }), ["pass-number-missing"]],
  ["no levy for a work permit", worker, { passes: [{ ...worker.passes[0]!, levyRate: null }] }, ["levy-missing"]],
  ["pay a cent below the minimum of the pass", foreigner, paid({ basic: 559_999 }), ["pay-below-pass-minimum"]],
  ["pay at the minimum of the pass", foreigner, paid({ basic: 560_000 }), []],
  ["daily pay at the minimum", foreigner, paid({ rateType: "daily", basic: 25_847 }), []],
  ["daily pay below the minimum", foreigner, paid({ rateType: "daily", basic: 25_846 }), ["pay-below-pass-minimum"]],
  ["piece rates have no monthly pay to compare", foreigner, paid({ rateType: "piece", basic: 100 }), []],
  ["the same pay with a work permit", worker, paid({ basic: 100_000 }), []],

  ["a fixed term without an end", citizen, { contractType: "fixedTerm" }, ["contract-end-missing"]],
  ["a fixed term with an end", citizen, { contractType: "fixedTerm", contractEnd: "2027-02-28" }, []],
  ["key terms on the fourteenth day after the start", citizen, { startDate: "2026-11-06", ket: null }, []],
  [
    "key terms on the fifteenth day after the start",
    citizen,
    { startDate: "2026-11-05", ket: null },
    ["ket-not-issued"],
  ],

  [
    "key terms issued before a raise that has started",
    citizen,
    { pay: { ...pay, basic: 580_000, effectiveFrom: day } },
    ["ket-outdated"],
  ],
  [
    "key terms issued before a raise of tomorrow",
    citizen,
    { pay: { ...pay, basic: 580_000, effectiveFrom: "2026-11-21" } },
    ["pay-not-started"],
  ],
  ["key terms issued before a new title", citizen, movedTo({ designationId: "lead" }), ["ket-outdated"]],
  ["key terms issued before a move", citizen, movedTo({ locationId: "tuas" }), ["ket-outdated"]],
  ["key terms issued before a new department", citizen, movedTo({}), []],
  ["key terms issued before a title of tomorrow", citizen, movedTo({ designationId: "lead" }, "2026-11-21"), []],
  [
    "key terms issued again on the day of the new title",
    citizen,
    { ...movedTo({ designationId: "lead" }), ket: { issuedOn: day, basicSalary: 560_000 } },
    [],
  ],
  [
    "key terms issued before the first day of the job",
    citizen,
    { ket: { issuedOn: "2024-02-20", basicSalary: 560_000 } },
    [],
  ],

  [
    "an employment that has ended",
    { ...foreigner, status: "exited" },
    { passes: [], pay: null, dateOfBirth: null },
    [],
  ],
];

it.each(cases)("%s", (_name, who, change, codes) => {
  expect(readinessOf({ ...who, ...change }, day).map(({ code }) => code)).toEqual(codes);
});

describe("areas", () => {
  it("a birth date holds up CPF and tax, of a foreigner only tax", () => {
    expect(openAreasOf(readinessOf({ ...citizen, dateOfBirth: null }, day))).toEqual(["cpf", "tax"]);
    expect(openAreasOf(readinessOf({ ...foreigner, dateOfBirth: null }, day))).toEqual(["tax"]);
  });

  it("an empty record is open in every area", () => {
    const empty: ReadinessFacts = {
      ...citizen,
      dateOfBirth: null,
      gender: null,
      nationality: null,
      hasAddress: false,
      idType: null,
      hasIdNo: false,
      residency: null,
      hasJob: false,
      pay: null,
      accounts: [],
      ket: null,
    };
    expect(openAreasOf(readinessOf(empty, day))).toEqual(["cpf", "pay", "bank", "pass", "terms", "tax"]);
  });

  it("the minimum that applies is the one of the day", () => {
    expect(readinessOf(foreigner, "2026-12-31")).toEqual([]);
    expect(readinessOf(foreigner, "2027-01-01")).toMatchObject([
      { code: "pay-below-pass-minimum", areas: ["pass", "pay"], params: { minimum: 600_000 } },
    ]);
  });

  it("names the record and the day", () => {
    expect(readinessOf({ ...foreigner, ...passes({ expiry: "2026-11-19" }) }, day)).toEqual([
      { code: "pass-expired", areas: ["pass"], recordId: employmentPass.id, params: { day: "2026-11-19" } },
    ]);
  });
});
