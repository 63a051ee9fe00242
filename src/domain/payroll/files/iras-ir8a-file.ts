/** Form IR8A as the text file of IRAS: records of 1,200 columns. The layout comes from programs; IRAS changes it every August. */
import { bankText, yearMonthDay } from "./bank-text.ts";
import { blank, cut, digits, fixedRecord, type RecordField, text } from "./fixed-record.ts";
import { centFields, dollarFields, ir8aAmount, type Ir8aRecord } from "./iras-record.ts";

export interface IrasEmployer {
  /** 6 private sector, 4 government, 5 statutory board, 1 Mindef, 9 others. */
  readonly source: "1" | "4" | "5" | "6" | "9";
  /** 7 UEN of a business, 8 of a local company, A ASGD, I ITR, U UENO. */
  readonly idType: "7" | "8" | "A" | "I" | "U";
  readonly id: string;
  readonly name: string;
  readonly division?: string;
  readonly authorisedPerson: string;
  readonly authorisedDesignation: string;
  readonly phone: string;
  readonly email: string;
}

export interface IrasBatch {
  readonly employer: IrasEmployer;
  readonly year: number;
  /** O original, A amendment. */
  readonly kind: "O" | "A";
  readonly createdOn: string;
}

export const ir8aLength = 1200;

/** The head of all files of IRAS, up to column 268. */
export const irasHeader = (length: number): readonly RecordField[] => [
  text("type", 1, 1),
  text("source", 2, 2),
  digits("year", 3, 6),
  text("payment", 7, 8),
  text("idType", 9, 9),
  text("id", 10, 21),
  cut("authorisedPerson", 22, 51),
  cut("authorisedDesignation", 52, 81),
  cut("name", 82, 141),
  cut("phone", 142, 161),
  text("email", 162, 221),
  text("kind", 222, 222),
  digits("createdOn", 223, 230),
  cut("division", 231, 260),
  blank(261, length),
];

export const irasHead = ({ employer, year, kind, createdOn }: IrasBatch, length: number): string =>
  fixedRecord(irasHeader(length), {
    ...employer,
    authorisedPerson: bankText(employer.authorisedPerson),
    authorisedDesignation: bankText(employer.authorisedDesignation),
    name: bankText(employer.name),
    division: bankText(employer.division ?? ""),
    type: "0",
    payment: "08",
    year,
    kind,
    createdOn: yearMonthDay(createdOn),
  });

const amounts = (from: number, width: number, ...names: readonly string[]): RecordField[] =>
  names.map((name, index) => digits(name, from + index * width, from + (index + 1) * width - 1));
/** Empty where there is no date. */
const dates = (from: number, ...names: readonly string[]): RecordField[] =>
  names.map((name, index) => text(name, from + index * 8, from + index * 8 + 7));
const signs = (from: number, ...names: readonly string[]): RecordField[] =>
  names.map((name, index) => text(name, from + index, from + index));

export const ir8aDetail: readonly RecordField[] = [
  text("type", 1, 1),
  text("idType", 2, 2),
  text("id", 3, 14),
  cut("name", 15, 94),
  text("addressType", 95, 95),
  text("block", 96, 105),
  cut("street", 106, 137),
  text("level", 138, 140),
  text("unit", 141, 145),
  text("postalCode", 146, 151),
  cut("line1", 152, 181),
  cut("line2", 182, 211),
  cut("line3", 212, 241),
  text("freePostal", 242, 247),
  text("country", 248, 250),
  text("nationality", 251, 253),
  text("sex", 254, 254),
  ...dates(255, "birthDate"),
  digits("amount", 263, 271),
  ...dates(272, "from", "to"),
  digits("mbf", 288, 292),
  digits("donation", 293, 297),
  digits("cpf", 298, 304),
  digits("insurance", 305, 309),
  ...amounts(
    310,
    9,
    "salary",
    "bonus",
    "directorsFees",
    "others",
    "gainsGeneral",
    "exempt",
    "taxByEmployer",
    "taxByEmployee",
  ),
  ...signs(382, "appendix8a", "section45", "taxBorne", "hasGratuity", "hasCompensation", "approval"),
  ...dates(388, "approvedOn"),
  ...signs(396, "cessationProvisions", "ir8s", "remission"),
  blank(399, 399),
  digits("commission", 400, 410),
  ...dates(411, "commissionFrom", "commissionTo"),
  text("commissionBasis", 427, 427),
  ...amounts(428, 11, "pension", "transport", "entertainment", "otherAllowances", "gratuity", "compensation"),
  ...amounts(
    494,
    11,
    "retirementTo1992",
    "retirementFrom1993",
    "overseasFund",
    "excessCpf",
    "gainsEmployment",
    "benefits",
  ),
  digits("voluntaryCpf", 560, 566),
  cut("designation", 567, 596),
  ...dates(597, "startedOn", "ceasedOn", "bonusDate", "feeDate"),
  cut("fundName", 629, 688),
  cut("pensionFundName", 689, 748),
  text("bank", 749, 749),
  ...dates(750, "paidOn"),
  blank(758, 1150),
  cut("remark", 1151, 1200),
];

const totalNames = [
  "amount",
  "salary",
  "bonus",
  "directorsFees",
  "others",
  "exempt",
  "taxByEmployer",
  "taxByEmployee",
  "donation",
  "cpf",
  "insurance",
  "mbf",
] as const;

export const ir8aTrailer: readonly RecordField[] = [
  text("type", 1, 1),
  digits("count", 2, 7),
  ...amounts(8, 12, ...totalNames),
  blank(152, ir8aLength),
];

const dollars = (cents: number): number => cents / 100;
const yes = (given: boolean): string => (given ? "Y" : "N");
const day = (date: string | null | undefined): string => (date ? yearMonthDay(date) : "");

/** Of an amendment: who it is and the differences; everything else stays empty. */
function difference(record: Ir8aRecord): string {
  const of = (name: (typeof dollarFields)[number] | "amount"): number =>
    dollars(name === "amount" ? ir8aAmount(record) : record[name]);
  const amounts: Readonly<Record<string, number>> = {
    amount: of("amount"),
    ...Object.fromEntries(dollarFields.map((name) => [name, of(name)])),
    ...Object.fromEntries(centFields.map((name) => [name, record[name]])),
  };
  return fixedRecord(ir8aDetail, {
    ...Object.fromEntries(ir8aDetail.map(({ name }) => [name, amounts[name] || null])),
    type: "1",
    idType: record.person.idType,
    id: record.person.id.toUpperCase(),
    name: bankText(record.person.name),
  });
}

function detail(record: Ir8aRecord): string {
  const { addressLines = [], ceasedOn, ...person } = record.person;
  const isFree = person.addressType === "F" || person.addressType === "C";
  const [line1 = "", line2 = "", line3 = ""] = addressLines.map((line) => bankText(line));
  return fixedRecord(ir8aDetail, {
    type: "1",
    ...person,
    id: person.id.toUpperCase(),
    name: bankText(person.name),
    street: bankText(person.street ?? ""),
    postalCode: isFree ? "" : person.postalCode,
    freePostal: person.addressType === "C" ? person.postalCode : "",
    line1,
    line2,
    line3,
    birthDate: day(person.birthDate),
    from: day(record.from),
    to: day(record.to),
    amount: dollars(ir8aAmount(record)),
    mbf: dollars(record.mbf),
    donation: dollars(record.donation),
    cpf: dollars(record.cpf),
    insurance: dollars(record.insurance),
    salary: dollars(record.salary),
    bonus: dollars(record.bonus),
    directorsFees: dollars(record.directorsFees),
    others: dollars(record.others),
    gainsGeneral: dollars(record.gainsGeneral),
    exempt: dollars(record.exempt),
    taxByEmployer: dollars(record.taxByEmployer),
    taxByEmployee: dollars(record.taxByEmployee),
    appendix8a: yes(record.appendix8a),
    section45: yes(record.section45),
    taxBorne: record.taxBorne === "N" ? "N" : record.taxBorne,
    hasGratuity: yes(record.gratuity > 0),
    hasCompensation: yes(record.compensation > 0),
    approval: record.compensation > 0 ? yes(record.approval) : "",
    approvedOn: day(record.approvedOn),
    cessationProvisions: yes(record.cessationProvisions),
    ir8s: yes(record.ir8s),
    remission: record.remission ?? "",
    commission: record.commission,
    commissionFrom: day(record.commissionFrom),
    commissionTo: day(record.commissionTo),
    commissionBasis: record.commissionBasis ?? "",
    pension: record.pension,
    transport: record.transport,
    entertainment: record.entertainment,
    otherAllowances: record.otherAllowances,
    gratuity: record.gratuity,
    compensation: record.compensation,
    retirementTo1992: record.retirementTo1992,
    retirementFrom1993: record.retirementFrom1993,
    overseasFund: record.overseasFund,
    excessCpf: record.excessCpf,
    gainsEmployment: record.gainsEmployment,
    benefits: record.benefits,
    voluntaryCpf: dollars(record.voluntaryCpf),
    designation: bankText(person.designation),
    startedOn: day(person.startedOn),
    ceasedOn: day(ceasedOn),
    bonusDate: day(record.bonusDate),
    feeDate: day(record.feeDate),
    fundName: bankText(record.fundName ?? ""),
    pensionFundName: bankText(record.pensionFundName ?? ""),
    bank: record.bank ?? "",
    remark: bankText(record.remark ?? ""),
  });
}

/** Records free of faults. */
export function writeIr8a(batch: IrasBatch, records: readonly Ir8aRecord[]): string {
  const sums = Object.fromEntries(
    totalNames.map((name) => [
      name,
      records.reduce((sum, record) => sum + dollars(name === "amount" ? ir8aAmount(record) : record[name]), 0),
    ]),
  );
  const lines = [
    irasHead(batch, ir8aLength),
    ...records.map(batch.kind === "A" ? difference : detail),
    fixedRecord(ir8aTrailer, { type: "2", count: records.length, ...sums }),
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}
