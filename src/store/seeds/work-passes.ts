/** Work pass types of the Ministry of Manpower with minimum salaries, and a few occupations to start with. */
import type { QualifyingSalary } from "#src/domain/platform/dated-rows.ts";
import type { WorkpassOccupation } from "../platform/shared/masters/workpass-occupations.ts";
import type { workpassTypes } from "../platform/tables/workpass-types.ts";

type PassType = Omit<typeof workpassTypes.$inferInsert, "createdAt" | "updatedAt">;

const salary = (
  effectiveFrom: string,
  dollars: number,
  financialServices: number,
  renewalsFrom: string,
): QualifyingSalary => ({
  effectiveFrom,
  amount: dollars * 100,
  financialServices: financialServices * 100,
  renewalsFrom,
});

/** Tied to an employer, subject to levy, counts towards the quota. */
type Rules = readonly [tied: boolean, levy: boolean, quota: boolean];

function type(
  code: string,
  name: string,
  category: PassType["category"],
  [employerTied, levyApplies, quotaCounts]: Rules,
  maxValidityMonths: number | null,
  renewLeadDays: number | null,
  minQualifyingSalary: QualifyingSalary[] = [],
): PassType {
  return {
    code,
    name,
    category,
    employerTied,
    levyApplies,
    quotaCounts,
    cpfApplies: false,
    minQualifyingSalary,
    maxValidityMonths,
    renewLeadDays,
    status: "active",
  };
}

export const seededPassTypes: readonly PassType[] = [
  type("EP", "Employment Pass", "professional", [true, false, false], 24, 180, [
    salary("2025-01-01", 5600, 6200, "2026-01-01"),
    salary("2027-01-01", 6000, 6600, "2028-01-01"),
  ]),
  type("EntrePass", "EntrePass", "professional", [true, false, false], 12, 90),
  type("PEP", "Personalised Employment Pass", "professional", [false, false, false], 36, null),
  type("ONE", "Overseas Networks & Expertise Pass", "professional", [false, false, false], 60, 90),
  type("Tech.Pass", "Tech.Pass", "professional", [false, false, false], 24, 90),
  type("SP", "S Pass", "skilled", [true, true, true], 24, 180, [
    salary("2025-09-01", 3300, 3800, "2026-09-01"),
    salary("2027-01-01", 3600, 4000, "2028-01-01"),
  ]),
  type("WP", "Work Permit (migrant worker)", "skilled", [true, true, true], 24, 56),
  type("WP-MDW", "Work Permit (migrant domestic worker)", "skilled", [true, true, false], 24, 56),
  type("WP-CN", "Work Permit (confinement nanny)", "skilled", [true, true, false], 4, null),
  { ...type("WP-PA", "Work Permit (performing artiste)", "skilled", [true, true, false], 6, null), status: "inactive" },
  type("TEP", "Training Employment Pass", "trainee", [true, false, false], 3, null),
  type("TWP", "Training Work Permit", "trainee", [true, true, true], 6, null),
  type("WHP", "Work Holiday Pass", "trainee", [false, false, false], 12, null),
  type("DP", "Dependant's Pass", "family", [false, false, false], 24, null),
  type("LTVP", "Long-Term Visit Pass", "family", [false, false, false], 24, null),
  type("LTVP+", "Long-Term Visit Pass-Plus", "family", [false, false, false], 60, null),
  type("LOC", "Letter of Consent", "family", [true, false, false], 24, null),
  type("MWP", "Miscellaneous Work Pass", "exempt", [true, false, false], 2, null),
  type("EXEMPT", "Exempt from a work pass", "exempt", [false, false, false], null, null),
];

interface SeededOccupation extends Pick<WorkpassOccupation, "code" | "title" | "sector" | "isPme"> {
  /** Codes of pass types. */
  passes: readonly string[];
}

const pme = (code: string, title: string, passes: readonly string[] = ["EP", "SP"]): SeededOccupation => ({
  code,
  title,
  passes,
  sector: null,
  isPme: true,
});
const other = (
  code: string,
  title: string,
  sector: SeededOccupation["sector"],
  passes: readonly string[] = ["SP", "WP"],
): SeededOccupation => ({ code, title, passes, sector, isPme: false });

/** A few for testing: the full classification is imported. */
export const seededOccupations: readonly SeededOccupation[] = [
  pme("11201", "Managing director", ["EP", "EntrePass", "ONE"]),
  pme("12112", "Finance manager", ["EP", "PEP"]),
  pme("21421", "Civil engineer"),
  pme("21441", "Mechanical engineer"),
  pme("22200", "Registered nurse"),
  pme("24111", "Accountant"),
  pme("25111", "Systems analyst", ["EP", "SP", "Tech.Pass"]),
  pme("25121", "Software developer", ["EP", "SP", "Tech.Pass"]),
  pme("31121", "Civil engineering technician", ["SP"]),
  other("51201", "Cook", "services"),
  other("51312", "Waiter", "services"),
  other("72121", "Welder", "marine"),
  other("81311", "Chemical products plant operator", "process"),
  other("83322", "Lorry driver", "construction"),
  other("93100", "Construction labourer", "construction", ["WP"]),
  other("93200", "Manufacturing labourer", "manufacturing", ["WP"]),
];
