/** Form IR8A of one person and year, as it is drafted, corrected and submitted. Amounts are cents; most are whole dollars. */

/** Where an item belongs in the form. */
export const taxBoxes = [
  "salary",
  "bonus",
  "director-fees",
  "transport-allowance",
  "entertainment-allowance",
  "other-allowance",
  "commission",
  "pension",
  "gratuity",
  "compensation",
  "benefit-in-kind",
  "not-taxed",
] as const;
export type TaxBox = (typeof taxBoxes)[number];

/** 1 NRIC, 2 FIN, 3 immigration file number, 4 work permit, 5 Malaysian identity card, 6 passport. */
export const idTypes = ["1", "2", "3", "4", "5", "6"] as const;

export interface IrasPerson {
  readonly idType: (typeof idTypes)[number];
  readonly id: string;
  readonly name: string;
  /** L local, F foreign, C care of an address, N none. */
  readonly addressType: "L" | "F" | "C" | "N";
  readonly block?: string;
  readonly street?: string;
  readonly level?: string;
  readonly unit?: string;
  readonly postalCode?: string;
  readonly addressLines?: readonly string[];
  /** IRAS code of a country of three digits, for an address abroad. */
  readonly country?: string;
  /** IRAS code of three digits: 301 is Singapore. */
  readonly nationality: string;
  readonly sex: "M" | "F";
  readonly birthDate: string;
  readonly designation: string;
  readonly startedOn: string;
  readonly ceasedOn?: string | null;
}

/** Amounts in whole dollars. */
export const dollarFields = [
  "mbf",
  "donation",
  "cpf",
  "insurance",
  "salary",
  "bonus",
  "directorsFees",
  "others",
  "gainsGeneral",
  "exempt",
  "taxByEmployer",
  "taxByEmployee",
  "voluntaryCpf",
] as const;
/** Amounts to the cent: the parts of `others`. */
export const centFields = [
  "commission",
  "pension",
  "transport",
  "entertainment",
  "otherAllowances",
  "gratuity",
  "compensation",
  "retirementTo1992",
  "retirementFrom1993",
  "overseasFund",
  "excessCpf",
  "gainsEmployment",
  "benefits",
] as const;
export type Ir8aAmount = (typeof dollarFields)[number] | (typeof centFields)[number];

export interface Ir8aRecord extends Readonly<Record<Ir8aAmount, number>> {
  readonly person: IrasPerson;
  /** The calendar year of the income. */
  readonly year: number;
  readonly from: string;
  readonly to: string;
  readonly appendix8a: boolean;
  readonly ir8s: boolean;
  readonly section45: boolean;
  /** F fully, P partly by the employer, H a fixed amount by the employee, N not borne. */
  readonly taxBorne: "F" | "P" | "H" | "N";
  readonly approval: boolean;
  readonly approvedOn: string | null;
  readonly cessationProvisions: boolean;
  readonly remission: string | null;
  /** M monthly, O other, null without commission. */
  readonly commissionBasis: "M" | "O" | null;
  readonly commissionFrom: string | null;
  readonly commissionTo: string | null;
  readonly bonusDate: string | null;
  readonly feeDate: string | null;
  readonly fundName: string | null;
  readonly pensionFundName: string | null;
  readonly bank: string | null;
  readonly remark: string | null;
}

/** What the amount of the form is: income of the year that is taxed with it. */
export const ir8aAmount = ({ salary, bonus, directorsFees, others }: Ir8aRecord): number =>
  salary + bonus + directorsFees + others;

/** Fields that together make up `others`, which drops the cents. */
export const otherParts = [
  "commission",
  "pension",
  "transport",
  "entertainment",
  "otherAllowances",
  "gratuity",
  "compensation",
  "retirementFrom1993",
  "overseasFund",
  "excessCpf",
  "gainsEmployment",
  "benefits",
] as const satisfies readonly Ir8aAmount[];
