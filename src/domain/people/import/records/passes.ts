/** Work passes and passports. */
import { withoutIdentityNumbers } from "../../../statutory/identifiers/mask.ts";
import { passStates, quotaSectors } from "../../shared/records.ts";
import type { PassRow } from "../existing.ts";
import { hiddenNumber, type Labels, type Shown, unitsOf } from "../shown.ts";
import { type CompareRecords, comparedRecord, mustDiffer, mustFollow } from "./record.ts";

const passes = {
  table: "passes",
  subject: "work-passes",
  names: { passType: "type", passStatus: "status" },
  amounts: ["levyRate", "securityBond"],
} as const;

type Pass = Omit<PassRow, "id" | "version">;

const shownPass = (pass: Pass, labels: Labels): Shown => ({
  passType: labels("passTypes", pass.typeId),
  passNo: pass.passNo && withoutIdentityNumbers(pass.passNo),
  passStatus: pass.status,
  applicationDate: pass.applicationDate,
  issuedOn: pass.issuedOn,
  expiry: pass.expiry,
  occupation: labels("occupations", pass.occupationId),
  levyRate: unitsOf(pass.levyRate),
  securityBond: unitsOf(pass.securityBond),
  quotaSector: pass.quotaSector,
});

/** Known by type and number; without a number by type and day of issue. */
const passKey = ({ typeId, passNo, issuedOn }: Pick<Pass, "typeId" | "passNo" | "issuedOn">): string =>
  `${typeId} ${passNo?.toLowerCase() ?? issuedOn ?? ""}`;

export const comparePasses: CompareRecords = (owner, rows, around) => {
  const { indexes, labels } = around;
  const read = rows.map((row) => {
    row.required("passType");
    const cells = {
      typeId: row.record("passType", indexes.passTypes)?.id ?? null,
      passNo: row.text("passNo", 40),
      applicationDate: row.date("applicationDate"),
      issuedOn: row.date("issuedOn"),
      expiry: row.date("expiry"),
      occupationId: row.record("occupation", indexes.occupations)?.id ?? null,
      levyRate: row.hundredths("levyRate", 100_000_000),
      securityBond: row.hundredths("securityBond", 100_000_000),
      quotaSector: row.choice("quotaSector", quotaSectors),
    };
    return { row, cells, status: row.choice("passStatus", passStates) };
  });
  mustDiffer(rows, "passNo", (_row, index) => {
    const cells = read[index]?.cells;
    return cells?.typeId ? passKey({ ...cells, typeId: cells.typeId }) : null;
  });
  return read.map(({ row, cells, status }) => {
    const key = passKey({ ...cells, typeId: cells.typeId ?? "" });
    const stored = owner.existing?.passes.find((pass) => passKey(pass) === key) ?? null;
    const issuedOn = cells.issuedOn ?? stored?.issuedOn ?? null;
    const expiry = cells.expiry ?? stored?.expiry ?? null;
    const isIssued = issuedOn !== null && expiry !== null;
    const next: Pass = {
      typeId: cells.typeId ?? "",
      passNo: stored?.passNo ?? cells.passNo,
      applicationDate: cells.applicationDate ?? stored?.applicationDate ?? null,
      issuedOn,
      expiry,
      occupationId: cells.occupationId ?? stored?.occupationId ?? null,
      levyRate: cells.levyRate ?? stored?.levyRate ?? null,
      securityBond: cells.securityBond ?? stored?.securityBond ?? null,
      quotaSector: cells.quotaSector ?? stored?.quotaSector ?? null,
      status: status ?? stored?.status ?? (isIssued ? "issued" : "applied"),
    };
    if (next.status === "issued" || next.status === "renewing" || next.status === "expired") {
      if (issuedOn === null) row.required("issuedOn");
      if (expiry === null) row.required("expiry");
    }
    if (next.status !== "renewing") mustFollow(row, "issuedOn", next.applicationDate, issuedOn);
    mustFollow(row, "expiry", issuedOn, expiry);
    const type = labels("passTypes", cells.typeId) ?? "";
    const number = next.passNo === null ? "" : ` ${withoutIdentityNumbers(next.passNo)}`;
    const shown = { before: stored ? shownPass(stored, labels) : {}, after: shownPass(next, labels) };
    return comparedRecord(passes, owner, stored, { fields: next, name: `${type}${number}`, shown }, around);
  });
};

const passports = {
  table: "passports",
  subject: "passports",
  names: { passportCountry: "country", passportNo: "number", issuedOn: "issueDate" },
} as const;

export const comparePassports: CompareRecords = (owner, rows, around) => {
  const { indexes, tools } = around;
  const read = rows.map((row) => {
    row.required("passportCountry");
    const number = row.required("passportNo", 40).replaceAll(" ", "").toUpperCase();
    row.required("expiry");
    return {
      row,
      country: row.record("passportCountry", indexes.countries),
      number,
      sealed: tools.seal(number),
      issueDate: row.date("issuedOn"),
      expiry: row.date("expiry"),
    };
  });
  mustDiffer(rows, "passportNo", (_row, index) => {
    const one = read[index];
    return one?.country ? `${one.country.id} ${one.number}` : null;
  });
  return read.map(({ row, country, number, sealed, issueDate, expiry }) => {
    const stored =
      owner.existing?.passports.find((one) => one.countryId === country?.id && one.numberHash === sealed.hash) ?? null;
    const issued = issueDate ?? stored?.issueDate ?? null;
    const expires = expiry ?? stored?.expiry ?? "";
    mustFollow(row, "expiry", issued, expiry);
    const label = country?.label ?? "";
    const shownAs = (issuedOn: string | null, until: string): Shown => ({
      passportCountry: label,
      passportNo: hiddenNumber(number),
      issuedOn,
      expiry: until,
    });
    const fields = { issueDate: issued, expiry: expires };
    const whole = {
      countryId: country?.id ?? "",
      numberEnc: sealed.enc,
      numberLast4: sealed.last4,
      numberHash: sealed.hash,
      reminderDays: 90,
      ...fields,
    };
    return comparedRecord(
      passports,
      owner,
      stored,
      {
        fields: stored ? fields : whole,
        name: `${label} ${hiddenNumber(number)}`,
        shown: { before: stored ? shownAs(stored.issueDate, stored.expiry) : {}, after: shownAs(issued, expires) },
      },
      around,
    );
  });
};
