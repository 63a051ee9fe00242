/** Record layout of a CPF EZPay (FTP) file, by the Board's specification of 16 January 2025. */

export const recordLength = 150;

export type FieldKind = "text" | "digits" | "blank";

export interface Field {
  readonly name: string;
  /** Columns from 1, both included. */
  readonly from: number;
  readonly to: number;
  readonly kind: FieldKind;
  /** The only values allowed. */
  readonly values?: readonly string[];
}

export type RecordType = "header" | "summary" | "detail" | "trailer";

/** Column 2. */
export const typeSigns = { header: " ", summary: "0", detail: "1", trailer: "9" } as const satisfies Record<
  RecordType,
  string
>;

const paymentTypes = ["PTE", "AMS", "VCT", "MSE"] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Payment codes; donors are counted for funds and the Community Chest. */
export const paymentCodes = {
  "01": { name: "cpf", details: true, donors: false },
  "02": { name: "mbmf", details: true, donors: true },
  "03": { name: "sinda", details: true, donors: true },
  "04": { name: "cdac", details: true, donors: true },
  "05": { name: "ecf", details: true, donors: true },
  "07": { name: "cpf-interest", details: false, donors: false },
  "08": { name: "foreign-worker-levy", details: false, donors: false },
  "10": { name: "community-chest", details: true, donors: true },
  "11": { name: "sdl", details: false, donors: false },
} as const;

export type PaymentCode = keyof typeof paymentCodes;
export const isPaymentCode = (text: string): text is PaymentCode => Object.hasOwn(paymentCodes, text);

/** Existing, leaver, new, or joined and left in the month; blank for funds. */
const employmentStatuses = ["E", "L", "N", "O"] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

/** Characters not allowed in any field. */
export const forbiddenSigns = /[_+$<>:;?!=[\]`^|\\"~]/;

function field(name: string, from: number, to: number, kind: FieldKind, values?: readonly string[]): Field {
  return { name, from, to, kind, ...(values && { values }) };
}

const common = (type: RecordType): Field[] => [
  field("submissionMode", 1, 1, "text", ["F"]),
  field("recordType", 2, 2, "text", [typeSigns[type]]),
  field("uen", 3, 12, "text"),
  field("paymentType", 13, 15, "text", paymentTypes),
  field("serial", 16, 17, "text"),
  field("filler", 18, 18, "blank"),
  field("adviceCode", 19, 20, "digits"),
];

const codes = Object.keys(paymentCodes);

export const layout: Readonly<Record<RecordType, readonly Field[]>> = {
  header: [
    ...common("header"),
    field("createdOn", 21, 28, "digits"),
    field("createdAt", 29, 34, "digits"),
    field("fileId", 35, 47, "text", ["FTP.DTL"]),
    field("filler", 48, 150, "blank"),
  ],
  summary: [
    ...common("summary"),
    field("month", 21, 26, "digits"),
    field("code", 27, 28, "digits", codes),
    field("amount", 29, 40, "digits"),
    field("donors", 41, 47, "digits"),
    field("filler", 48, 150, "blank"),
  ],
  detail: [
    ...common("detail"),
    field("month", 21, 26, "digits"),
    field("code", 27, 28, "digits", codes),
    field("account", 29, 37, "text"),
    field("amount", 38, 49, "digits"),
    field("ordinaryWages", 50, 59, "digits"),
    field("additionalWages", 60, 69, "digits"),
    field("status", 70, 70, "text", [...employmentStatuses, ""]),
    field("name", 71, 136, "text"),
    field("filler", 137, 150, "blank"),
  ],
  trailer: [
    ...common("trailer"),
    field("records", 21, 27, "digits"),
    field("total", 28, 42, "digits"),
    field("filler", 43, 150, "blank"),
  ],
};
