/** Formats of salary files: what each bank takes, its edition, and what is not certain about it. */
import { writeCimb } from "./bank-cimb.ts";
import { writeDbsGiro } from "./bank-dbs-giro.ts";
import { type DbsUffSettings, writeDbsUff } from "./bank-dbs-uff.ts";
import { writeOcbc } from "./bank-ocbc.ts";
import type { BankFile, BankOrder, Clearing } from "./bank-order.ts";
import { type Pain001Settings, writePain001 } from "./bank-pain001.ts";
import { type UobSettings, writeUob } from "./bank-uob.ts";

export const bankFormatNames = ["iso20022", "dbs-uff", "dbs-giro", "ocbc-giro", "uob-fast", "cimb"] as const;
export type BankFormatName = (typeof bankFormatNames)[number];

/** How well a layout is known: from the bank's own document, from several programs that agree, or from one program. */
export type LayoutCertainty = "document" | "programs" | "one-program";

export interface BankFormat {
  readonly edition: string;
  readonly certainty: LayoutCertainty;
  /** What to confirm with the bank before the first payment; screens have a text for each. */
  readonly confirm: readonly ("edition" | "service-level" | "hash" | "purpose-field" | "whole-layout")[];
  readonly clearings: readonly Clearing[];
  /** The only bank that reads it; any bank if omitted. */
  readonly payerBic?: string;
  readonly needsCustomerId: boolean;
  readonly payNow: boolean;
  readonly maxPayments: number;
  readonly filesPerDay: number;
}

const both = ["giro", "fast"] as const;

export const bankFormats: Readonly<Record<BankFormatName, BankFormat>> = {
  iso20022: {
    edition: "pain.001.001.03",
    certainty: "document",
    confirm: ["service-level"],
    clearings: both,
    needsCustomerId: false,
    payNow: false,
    maxPayments: 99_999,
    filesPerDay: 999,
  },
  "dbs-uff": {
    edition: "1.9.3",
    certainty: "programs",
    confirm: ["edition", "purpose-field"],
    clearings: both,
    payerBic: "DBSSSGSGXXX",
    needsCustomerId: true,
    payNow: true,
    maxPayments: 99_999_999,
    filesPerDay: 89_999,
  },
  "dbs-giro": {
    edition: "1.7",
    certainty: "one-program",
    confirm: ["edition", "whole-layout"],
    clearings: ["giro"],
    payerBic: "DBSSSGSGXXX",
    needsCustomerId: true,
    payNow: false,
    maxPayments: 5_000,
    filesPerDay: 89_999,
  },
  "ocbc-giro": {
    edition: "1.6",
    certainty: "document",
    confirm: ["edition"],
    clearings: both,
    payerBic: "OCBCSGSGXXX",
    needsCustomerId: false,
    payNow: true,
    maxPayments: 99_999,
    filesPerDay: 999,
  },
  "uob-fast": {
    edition: "4.62",
    certainty: "document",
    confirm: ["edition", "hash"],
    clearings: both,
    payerBic: "UOVBSGSGXXX",
    needsCustomerId: false,
    payNow: true,
    maxPayments: 9_999_999,
    filesPerDay: 99,
  },
  cimb: {
    edition: "unknown",
    certainty: "one-program",
    confirm: ["edition", "whole-layout"],
    clearings: ["giro"],
    payerBic: "CIBBSGSGXXX",
    needsCustomerId: false,
    payNow: false,
    maxPayments: 99_999,
    filesPerDay: 999,
  },
};

/** What a format of the company's own is checked for; its bank may want less. */
export const ownBankFormat: BankFormat = {
  edition: "",
  certainty: "document",
  confirm: [],
  clearings: both,
  needsCustomerId: false,
  payNow: false,
  maxPayments: 99_999,
  filesPerDay: 999,
};

/** The company's choices where a layout is not certain. */
export interface BankSettings {
  readonly iso20022?: Pain001Settings;
  readonly dbsUff?: DbsUffSettings;
  readonly uob?: UobSettings;
}

/** The order must be free of faults. */
export function writeBankFile(format: BankFormatName, order: BankOrder, settings: BankSettings = {}): BankFile {
  switch (format) {
    case "iso20022":
      return writePain001(order, settings.iso20022);
    case "dbs-uff":
      return writeDbsUff(order, settings.dbsUff);
    case "dbs-giro":
      return writeDbsGiro(order);
    case "ocbc-giro":
      return writeOcbc(order);
    case "uob-fast":
      return writeUob(order, settings.uob);
    case "cimb":
      return writeCimb(order);
  }
}
