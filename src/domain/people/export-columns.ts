/** Columns of the export of employees that show more than the public record, by the class that opens them. */
import type { FieldClass } from "../access/shared/vocabulary.ts";

/** Fields of the list. */
const listed = { residency: "identity", nationality: "personal", passExpiry: "identity" } as const;

/** Fields that only the export has. */
export const detailColumns = {
  class: "public",
  functionalGroup: "public",
  probationEnd: "public",
  confirmedOn: "public",
  contractEnd: "public",
  noticeDays: "public",
  dateOfBirth: "personal",
  gender: "personal",
  maritalStatus: "personal",
  race: "personal",
  religion: "personal",
  personalEmail: "personal",
  phone: "personal",
  address: "personal",
  idType: "identity",
  idNo: "identity",
  prGrantedOn: "identity",
  workPass: "identity",
  rateType: "pay",
  basic: "pay",
  currency: "pay",
  payFrequency: "pay",
  hoursPerWeek: "pay",
  daysPerWeek: "pay",
  levy: "pay",
  bank: "pay",
  accountName: "pay",
  accountNo: "pay",
  payMethod: "pay",
} as const satisfies Readonly<Record<string, FieldClass>>;

export type DetailColumn = keyof typeof detailColumns;

export const isDetail = (column: string): column is DetailColumn => column in detailColumns;

/** The class that must be readable for everyone in the file. */
export const classOfColumn = (column: string): FieldClass =>
  ({ ...detailColumns, ...listed } as Readonly<Record<string, FieldClass>>)[column] ?? "public";
