/** Records of the sample people: work passes and passports that expire soon, dependants, bank accounts, previous employments, tasks. */
import { addDays, addMonths, yearOf } from "#src/domain/shared/calendar.ts";
import { masterId } from "../../seeds/seed-masters.ts";
import { fingerprint, lastFour, seal } from "../../database/sealed.ts";
import { employeeBankAccounts } from "../../people/tables/employee-bank-accounts.ts";
import { employeeDependants } from "../../people/tables/employee-dependants.ts";
import { employeePassports } from "../../people/tables/employee-passports.ts";
import { employeeWorkPasses } from "../../people/tables/employee-work-passes.ts";
import { previousEmployments } from "../../people/tables/previous-employments.ts";
import { sampleAccounts } from "../accounts.ts";
import { between, chanceOf, pick } from "./chance.ts";
import type { Writer } from "./insert-people.ts";
import { nameOf } from "./names.ts";
import type { SampleEmployee } from "./roster.ts";

/** Days until a pass expires: dealt out in turn, so that each reminder applies to some. */
const passDays = [24, 55, 84, 140, 210, 300, 380, 460, 530, 600, 650, 48, 77, 110, 260];
const passportDays = [70, 420, 900, 1300, 1700, 28, 2100, 1500, 58, 1100];
const levies = { EP: null, SP: 65_000, WP: 45_000 };
const employers = [
  "Straits Provisions Pte. Ltd.",
  "Harbourfront Cold Stores",
  "Lantern Foods Pte. Ltd.",
  "Keppel Row Trading",
  "Jurong Freight Services",
  "Orchard Dining Group",
  "Northshore Mart",
];

interface Given {
  readonly people: readonly SampleEmployee[];
  readonly today: string;
  readonly dataKey: string;
  readonly writer: Writer;
}

export async function insertRecords({ people, today, dataKey, writer: { owned, insert } }: Given): Promise<void> {
  const present = people.filter(({ status }) => status !== "exited");
  const foreign = present.filter(({ pass }) => pass !== null);
  await insert(
    employeeWorkPasses,
    foreign.map((person, index) => {
      const pass = person.pass as NonNullable<typeof person.pass>;
      const expiry = addDays(today, person.role?.passDays ?? (passDays[index % passDays.length] as number));
      const issuedOn = addMonths(expiry, -24);
      return {
        ...owned(person),
        typeId: masterId("workpass-types", pass),
        passNo: person.identityNumber,
        applicationDate: addDays(issuedOn, -30),
        issuedOn,
        expiry,
        levyRate: levies[pass],
        securityBond: pass === "WP" && person.nationality !== "MY" ? 500_000 : null,
        quotaSector: pass === "EP" ? null : "services",
        status: "issued",
      };
    }),
  );
  await insert(
    employeePassports,
    present
      .filter(({ nationality }, index) => nationality !== "SG" || index % 9 === 0)
      .map((person, index) => {
        const number = `${person.nationality}${String(9_000_000 + index * 37)}`;
        const expiry = addDays(today, passportDays[index % passportDays.length] as number);
        return {
          ...owned(person),
          countryId: masterId("countries", person.nationality),
          numberEnc: seal(dataKey, number),
          numberLast4: lastFour(number),
          numberHash: fingerprint(dataKey, number),
          issueDate: addMonths(expiry, -120),
          expiry,
          reminderDays: 180,
        };
      }),
  );
  await insert(
    employeeDependants,
    present.flatMap((person) =>
      familyOf(person, today).map((each, index) => ({
        ...owned(person),
        ...each,
        ...certificateOf(each.relation, `${person.employeeNo}${index}`, dataKey),
      })),
    ),
  );
  await insert(
    employeeBankAccounts,
    present.flatMap((person, index) =>
      accountsOf(person, index, today, dataKey).map((each) => ({ ...owned(person, each.effectiveFrom), ...each })),
    ),
  );
  await insert(
    previousEmployments,
    present.flatMap((person) => {
      const random = chanceOf(`before/${person.key}`);
      if (person.post.intern || random() < 0.5) return [];
      const to = addDays(person.startDate, -between(random, 14, 90));
      const from = addMonths(to, -between(random, 14, 50));
      return yearOf(from) - yearOf(person.dateOfBirth) < 17
        ? []
        : [
            {
              ...owned(person),
              employer: pick(random, employers),
              title: person.promotion?.from ?? person.post.designation,
              from,
              to,
              leavingReason: pick(random, ["Better prospects", "End of contract", "Moved house", null]),
            },
          ];
    }),
  );
}

function familyOf({ key, married, tradition, gender, dateOfBirth, nationality }: SampleEmployee, today: string) {
  const random = chanceOf(`family/${key}`);
  if (!married) return [];
  const citizenship = nationality === "SG" ? "citizen" : random() < 0.3 ? "pr" : "foreigner";
  const spouse = {
    fullName: nameOf(random, tradition, gender === "male" ? "female" : "male").fullName,
    relation: "spouse",
    dateOfBirth: addMonths(dateOfBirth, between(random, -40, 40)),
    citizenship,
  };
  const parentAge = yearOf(today) - yearOf(dateOfBirth);
  const children = Array.from({ length: Math.min(3, Math.floor(random() * 3.2)) }, (_, index) => {
    const age = between(random, 0, Math.max(0, Math.min(20, parentAge - 25))) + index;
    return {
      fullName: nameOf(random, tradition, random() < 0.5 ? "male" : "female").fullName,
      relation: "child",
      dateOfBirth: addDays(addMonths(today, -12 * age - 2), -between(random, 0, 300)),
      citizenship,
    };
  });
  return [spouse, ...children].filter((each) => each.dateOfBirth <= today);
}

/** Children have a birth certificate number. */
function certificateOf(relation: string, name: string, dataKey: string) {
  if (relation !== "child") return {};
  const number = `T${between(chanceOf(`certificate/${name}`), 1_000_000, 9_999_999)}Z`;
  return { birthCertNoEnc: seal(dataKey, number), birthCertNoLast4: lastFour(number) };
}

const bankCodes = ["7171", "7339", "7375", "7171", "9496", "7232"];
/** Digits of an account number that the bank's pattern accepts. */
const digitsOf: Readonly<Record<string, number>> = { "7339": 12, "7232": 12 };

/** Everyone's pay goes to one account; a few have requested another, which waits for a second person. */
function accountsOf(
  { key, post, fullName, status, startDate }: SampleEmployee,
  index: number,
  today: string,
  dataKey: string,
) {
  // In a tenant with one account there is no second person: two accounts are pending, and others are still to be entered.
  const second = post.company === "kitchen" ? null : sampleAccounts.siti.id;
  if (status === "offered" || (second === null && index % 30 !== 4)) return [];
  const random = chanceOf(`bank/${key}`);
  const account = (from: string, more: object) => {
    const tail = String(between(random, 1_000_000, 9_999_999));
    const bankCode = pick(random, bankCodes);
    const accountNo = tail.padStart(digitsOf[bankCode] ?? 10, "9");
    return {
      bankId: masterId("banks", bankCode),
      branch: null,
      accountName: fullName,
      accountNoEnc: seal(dataKey, accountNo),
      accountNoLast4: lastFour(accountNo),
      accountNoHash: fingerprint(dataKey, accountNo),
      method: "giro",
      shareKind: "remainder",
      effectiveFrom: from,
      ...more,
    };
  };
  const confirmed =
    second === null
      ? { status: "pendingVerify" }
      : {
          status: "active",
          verifiedBy: second,
          verifiedAt: new Date(`${startDate > today ? today : startDate}T03:00:00Z`),
        };
  return [
    account(startDate, confirmed),
    ...(second !== null && index % 41 === 7 ? [account(addDays(today, 9), { status: "pendingVerify" })] : []),
  ];
}
