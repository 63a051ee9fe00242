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

type BankSeed = Seed<typeof banks>;

const bank = (
  code: string,
  name: string,
  swift: string | null = null,
  more: Partial<Pick<BankSeed, "acctNoPattern" | "branchRule" | "giroFormat">> = {},
): BankSeed => ({ code, name, swift, giroFormat: "none", ...more });

const withBranch = "The first three digits are the branch";

/**
 * Participants of GIRO and FAST in Singapore with their clearing codes. The BIC is empty, and any account number of five digits or more
 * accepted, where no reliable source gives them.
 */
export const seededBanks: readonly BankSeed[] = [
  bank("7171", "DBS Bank / POSB", "DBSSSGSGXXX", {
    giroFormat: "dbs-uff",
    // Ten digits at DBS, nine at POSB.
    acctNoPattern: "[0-9]{9,10}",
    branchRule: withBranch,
  }),
  bank("7339", "OCBC Bank", "OCBCSGSGXXX", {
    giroFormat: "ocbc-giro",
    acctNoPattern: "[0-9]{10,12}",
    branchRule: withBranch,
  }),
  bank("7375", "United Overseas Bank", "UOVBSGSGXXX", { giroFormat: "uob-fast", acctNoPattern: "[0-9]{10}" }),
  bank("7199", "Far Eastern Bank", "FAEASGSGXXX", { acctNoPattern: "[0-9]{10}" }),
  // Its accounts moved from 7144 to 9496 on 19 September 2020.
  bank("9496", "Standard Chartered Bank (Singapore)", "SCBLSG22XXX", {
    giroFormat: "iso20022",
    acctNoPattern: "[0-9]{10}",
  }),
  bank("7232", "HSBC (corporate accounts)", "HSBCSGSGXXX", {
    giroFormat: "iso20022",
    acctNoPattern: "[0-9]{9,12}",
    branchRule: withBranch,
  }),
  bank("9548", "HSBC (personal accounts)", "HSBCSGS2XXX", { acctNoPattern: "[0-9]{9,12}", branchRule: withBranch }),
  bank("7214", "Citibank N.A.", "CITISGSGXXX"),
  bank("9201", "Citibank Singapore", "CITISGSLXXX"),
  bank("7302", "Maybank Singapore", "MBBESGS2XXX"),
  bank("9636", "Malayan Banking", "MBBESGS2XXX"),
  bank("7083", "Bank of China", "BKCHSGSGXXX"),
  bank("8712", "Industrial and Commercial Bank of China", "ICBKSGSGXXX"),
  bank("7366", "RHB Bank", "RHBBSGSGXXX"),
  bank("7986", "CIMB Bank", "CIBBSGSGXXX"),
  bank("7287", "HL Bank", "HLBBSGSGXXX"),
  bank("7791", "State Bank of India", "SBINSGSGXXX", { branchRule: withBranch }),
  bank("7108", "Bank of India"),
  bank("9186", "ICICI Bank"),
  bank("7241", "Indian Bank"),
  bank("7250", "Indian Overseas Bank"),
  bank("7357", "UCO Bank"),
  bank("7092", "Bank of East Asia"),
  bank("7047", "Bangkok Bank"),
  bank("7056", "Bank Negara Indonesia"),
  bank("7418", "BNP Paribas"),
  bank("7065", "Bank of America", "BOFASG2XXXX"),
  bank("7126", "MUFG Bank", "BOTKSGSXXXX"),
  bank("7621", "Mizuho Bank", "MHCBSGSGXXX"),
  bank("7472", "Sumitomo Mitsui Banking Corporation", "SMBCSGSGXXX"),
  bank("7153", "JPMorgan Chase Bank", "CHASSGSGXXX"),
  bank("7463", "Deutsche Bank"),
  bank("7931", "Australia and New Zealand Banking Group", "ANZBSGSXXXX"),
  bank("9353", "CTBC Bank"),
  bank("7852", "Société Générale"),
  bank("7685", "UBS"),
  bank("7135", "Crédit Agricole Corporate and Investment Bank"),
  bank("7764", "First Commercial Bank"),
  bank("7490", "KEB Hana Bank"),
  bank("9751", "GXS Bank"),
  bank("9779", "MariBank"),
  bank("9733", "Trust Bank"),
  bank("7014", "Sing Investments & Finance"),
];
