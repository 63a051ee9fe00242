/** Dependants, and where people worked before. */
import { relations } from "../../shared/records.ts";
import { residencies } from "../../shared/vocabulary.ts";
import { birthOf } from "../read-people.ts";
import { hiddenNumber, type Shown, unitsOf } from "../shown.ts";
import { type CompareRecords, comparedRecord, mustDiffer, mustFollow } from "./record.ts";

const dependants = {
  table: "dependants",
  subject: "dependants",
  names: { dependantName: "fullName" },
} as const;

export const compareDependants: CompareRecords = (owner, rows, around) => {
  const { book, tools } = around;
  const read = rows.map((row) => ({
    row,
    fullName: row.required("dependantName"),
    relation: row.choice("relation", relations) ?? (row.required("relation"), null),
    dateOfBirth: birthOf(row, book.today),
    citizenship: row.choice("citizenship", residencies),
    birthCertNo: row.text("birthCertNo", 40)?.replaceAll(" ", "").toUpperCase() ?? null,
  }));
  const keyOf = (one: { fullName: string; relation: string | null }): string =>
    `${one.relation} ${one.fullName.toLowerCase()}`;
  mustDiffer(rows, "dependantName", (_row, index) => {
    const one = read[index];
    return one ? `${keyOf(one)} ${one.dateOfBirth}` : null;
  });
  return read.map(({ fullName, relation, dateOfBirth, citizenship, birthCertNo }) => {
    const stored =
      owner.existing?.dependants.find(
        (one) =>
          keyOf(one) === keyOf({ fullName, relation }) &&
          (dateOfBirth === null || one.dateOfBirth === null || one.dateOfBirth === dateOfBirth),
      ) ?? null;
    const sealed = birthCertNo === null ? null : tools.seal(birthCertNo);
    const isOther = sealed !== null && (!stored?.birthCertNoEnc || tools.hashOf(stored.birthCertNoEnc) !== sealed.hash);
    const fields = {
      fullName: stored?.fullName ?? fullName,
      relation,
      dateOfBirth: dateOfBirth ?? stored?.dateOfBirth ?? null,
      citizenship: citizenship ?? stored?.citizenship ?? null,
      birthCertNoEnc: isOther ? sealed.enc : (stored?.birthCertNoEnc ?? null),
      birthCertNoLast4: isOther ? sealed.last4 : (stored?.birthCertNoLast4 ?? null),
    };
    const number = (last4: string | null): string | null => (last4 === null ? null : `••••${last4}`);
    const after: Shown = {
      dependantName: fields.fullName,
      relation,
      dateOfBirth: fields.dateOfBirth,
      citizenship: fields.citizenship,
      birthCertNo: birthCertNo === null ? number(fields.birthCertNoLast4) : hiddenNumber(birthCertNo),
    };
    const before: Shown = stored
      ? {
          dependantName: stored.fullName,
          relation: stored.relation,
          dateOfBirth: stored.dateOfBirth,
          citizenship: stored.citizenship,
          // Numbers that end alike differ all the same.
          birthCertNo:
            isOther && after["birthCertNo"] === number(stored.birthCertNoLast4)
              ? "••••"
              : number(stored.birthCertNoLast4),
        }
      : {};
    return comparedRecord(
      dependants,
      owner,
      stored,
      { fields, name: fields.fullName, shown: { before, after } },
      around,
    );
  });
};

const previous = {
  table: "previousEmployments",
  subject: "previous-employments",
  // More people may read the history than pay.
  names: { lastSalary: null },
} as const;

export const comparePrevious: CompareRecords = (owner, rows, around) => {
  const read = rows.map((row) => {
    row.required("from");
    return {
      row,
      employer: row.required("employer", 160),
      from: row.date("from"),
      to: row.date("to"),
      title: row.text("title"),
      lastSalary: row.hundredths("lastSalary", 100_000_000_000),
      leavingReason: row.text("leavingReason", 300),
    };
  });
  mustDiffer(rows, "employer", (_row, index) => {
    const one = read[index];
    return one ? `${one.employer.toLowerCase()} ${one.from}` : null;
  });
  return read.map(({ row, employer, from, to, title, lastSalary, leavingReason }) => {
    const stored =
      owner.existing?.previousEmployments.find(
        (one) => one.employer.toLowerCase() === employer.toLowerCase() && one.from === from,
      ) ?? null;
    const fields = {
      employer: stored?.employer ?? employer,
      title: title ?? stored?.title ?? null,
      from: from ?? "",
      to: to ?? stored?.to ?? null,
      lastSalary: lastSalary ?? stored?.lastSalary ?? null,
      leavingReason: leavingReason ?? stored?.leavingReason ?? null,
    };
    mustFollow(row, "to", from, fields.to);
    const shownAs = (one: typeof fields): Shown => ({ ...one, lastSalary: unitsOf(one.lastSalary) });
    return comparedRecord(
      previous,
      owner,
      stored,
      {
        fields,
        name: fields.employer,
        shown: { before: stored ? shownAs(pickOf(stored)) : {}, after: shownAs(fields) },
      },
      around,
    );
  });
};

type Previous = {
  readonly employer: string;
  readonly title: string | null;
  readonly from: string;
  readonly to: string | null;
  readonly lastSalary: number | null;
  readonly leavingReason: string | null;
};

const pickOf = ({ employer, title, from, to, lastSalary, leavingReason }: Previous): Previous => ({
  employer,
  title,
  from,
  to,
  lastSalary,
  leavingReason,
});
