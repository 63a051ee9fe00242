/** Religions, races with their self-help fund, and the banks whose clearing codes are known. */
import type { banks } from "../platform/tables/banks.ts";
import type { races } from "../platform/tables/races.ts";
import type { religions } from "../platform/tables/religions.ts";

type Seed<Table extends { $inferInsert: object }> = Omit<Table["$inferInsert"], "createdAt" | "updatedAt" | "status">;

export const seededReligions: readonly Seed<typeof religions>[] = [
  { code: "BUD", name: "Buddhism", drivesMbmf: false },
  { code: "CHR", name: "Christianity", drivesMbmf: false },
  { code: "CAT", name: "Catholicism", drivesMbmf: false },
  { code: "HIN", name: "Hinduism", drivesMbmf: false },
  { code: "ISL", name: "Islam", drivesMbmf: true },
  { code: "JAI", name: "Jainism", drivesMbmf: false },
  { code: "JUD", name: "Judaism", drivesMbmf: false },
  { code: "SIK", name: "Sikhism", drivesMbmf: false },
  { code: "TAO", name: "Taoism", drivesMbmf: false },
  { code: "OTH", name: "Other religion", drivesMbmf: false },
  { code: "NON", name: "No religion", drivesMbmf: false },
];

export const seededRaces: readonly Seed<typeof races>[] = [
  { code: "CN", name: "Chinese", shgFund: "CDAC" },
  { code: "MY", name: "Malay", shgFund: "none" },
  { code: "IN", name: "Indian", shgFund: "SINDA" },
  { code: "EU", name: "Eurasian", shgFund: "ECF" },
  { code: "BD", name: "Bangladeshi", shgFund: "SINDA" },
  { code: "PK", name: "Pakistani", shgFund: "SINDA" },
  { code: "LK", name: "Sri Lankan", shgFund: "SINDA" },
  { code: "FI", name: "Filipino", shgFund: "none" },
  { code: "ID", name: "Indonesian", shgFund: "none" },
  { code: "JP", name: "Japanese", shgFund: "none" },
  { code: "KR", name: "Korean", shgFund: "none" },
  { code: "TH", name: "Thai", shgFund: "none" },
  { code: "VN", name: "Vietnamese", shgFund: "none" },
  { code: "CA", name: "Caucasian", shgFund: "none" },
  { code: "AR", name: "Arab", shgFund: "none" },
  { code: "XX", name: "Other", shgFund: "none" },
];

export const seededBanks: readonly Seed<typeof banks>[] = [
  { code: "7171", name: "DBS Bank / POSB", swift: "DBSSSGSG", giroFormat: "dbs-uff" },
  { code: "7339", name: "OCBC Bank", swift: "OCBCSGSG", giroFormat: "ocbc-giro" },
  { code: "7375", name: "United Overseas Bank", swift: "UOVBSGSG", giroFormat: "uob-fast" },
  { code: "7232", name: "HSBC", swift: "HSBCSGSG", giroFormat: "iso20022" },
  { code: "7144", name: "Standard Chartered Bank", swift: "SCBLSG22", giroFormat: "iso20022" },
];
