/** Leave of the Employment Act and the Child Development Co-Savings Act, as a starting point for tenants. */
import type { LeaveEntitlement } from "#src/domain/platform/dated-rows.ts";
import type { globalLeaveTypes } from "../platform/tables/global-leave-types.ts";

type LeaveType = Omit<typeof globalLeaveTypes.$inferInsert, "createdAt" | "updatedAt">;
type Government = Pick<LeaveType, "governmentPaidUnits" | "governmentPaidCap" | "governmentPaidPer">;

const employmentAct = "Employment Act";
const coSavings = "Child Development Co-Savings Act";
const year = 12;

const rows = (...pairs: readonly (readonly [serviceMonths: number, units: number])[]): LeaveEntitlement[] =>
  pairs.map(([serviceMonths, units]) => ({ serviceMonths, units }));
const paid = (
  governmentPaidUnits: number,
  dollars: number,
  governmentPaidPer: Government["governmentPaidPer"],
): Government => ({
  governmentPaidUnits,
  governmentPaidCap: dollars * 100,
  governmentPaidPer,
});

/** What the law treats each type as, by code. */
const kinds: Readonly<Record<string, LeaveType["kind"]>> = {
  ANNUAL: "annual",
  SICK: "sick",
  HOSP: "hospitalisation",
  MAT16: "maternity",
  MAT12: "maternity",
  PAT: "paternity",
  SPL: "shared-parental",
  ADOPT: "adoption",
  CCL: "childcare",
  ECCL: "extended-childcare",
  CCL2: "childcare",
  UICL: "infant-care",
  NPL: "no-pay",
};

function leave(
  code: string,
  name: string,
  statute: string | null,
  defaultEntitlement: LeaveEntitlement[],
  more: Partial<LeaveType> = {},
): LeaveType {
  return {
    code,
    name,
    statute,
    kind: kinds[code],
    unit: "day",
    gender: "any",
    serviceMonths: 3,
    childCitizen: "any",
    maritalStatus: "any",
    defaultEntitlement,
    payFraction: 1,
    docRequired: false,
    country: "SG",
    status: "active",
    ...more,
  };
}

export const seededLeaveTypes: readonly LeaveType[] = [
  leave(
    "ANNUAL",
    "Annual leave",
    `${employmentAct} s.88A`,
    rows(...[7, 8, 9, 10, 11, 12, 13, 14].map((days, index) => [index === 0 ? 3 : index * year, days] as const)),
  ),
  leave("SICK", "Outpatient sick leave", `${employmentAct} s.89`, rows([3, 5], [4, 8], [5, 11], [6, 14]), {
    docRequired: true,
  }),
  leave(
    "HOSP",
    "Hospitalisation leave, sick leave included",
    `${employmentAct} s.89`,
    rows([3, 15], [4, 30], [5, 45], [6, 60]),
    { docRequired: true },
  ),
  leave("MAT16", "Maternity leave, citizen child", coSavings, rows([3, 112]), {
    gender: "female",
    childCitizen: "citizen",
    docRequired: true,
    ...paid(56, 10_000, "four-weeks"),
  }),
  leave("MAT12", "Maternity leave, other child", `${employmentAct} s.76`, rows([3, 84]), {
    gender: "female",
    childCitizen: "other",
    docRequired: true,
  }),
  leave("PAT", "Paternity leave", coSavings, rows([3, 28]), {
    gender: "male",
    childCitizen: "citizen",
    maritalStatus: "married",
    childAge: 1,
    docRequired: true,
    ...paid(28, 2500, "week"),
  }),
  leave("SPL", "Shared parental leave", coSavings, rows([3, 70]), {
    childCitizen: "citizen",
    childAge: 1,
    docRequired: true,
    ...paid(70, 2500, "week"),
  }),
  leave("ADOPT", "Adoption leave", coSavings, rows([3, 84]), {
    gender: "female",
    childCitizen: "citizen",
    childAge: 1,
    docRequired: true,
  }),
  leave("CCL", "Childcare leave, citizen child", coSavings, rows([3, 6]), {
    childCitizen: "citizen",
    childAge: 7,
    ...paid(3, 500, "day"),
  }),
  leave("ECCL", "Extended childcare leave", coSavings, rows([3, 2]), {
    childCitizen: "citizen",
    childAge: 13,
    ...paid(2, 500, "day"),
  }),
  leave("CCL2", "Childcare leave, other child", `${employmentAct} s.87A`, rows([3, 2]), {
    childCitizen: "other",
    childAge: 7,
  }),
  leave("UICL", "Unpaid infant care leave", coSavings, rows([3, 12]), {
    childCitizen: "citizen",
    childAge: 2,
    payFraction: 0,
  }),
  leave("NPL", "No-pay leave", null, [], { serviceMonths: 0, payFraction: 0 }),
];
