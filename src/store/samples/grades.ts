/** Grades of the sample companies, each with its change history. */
import { sampleId } from "./ids.ts";
import type { SamplePerson } from "./accounts.ts";

interface GradeFields {
  name: string;
  rank: number;
  payMin: number | null;
  payMid: number | null;
  payMax: number | null;
  defaultLeavePolicyId: null;
  noticeDays: number;
  probationMonths: number;
  status: "active" | "inactive" | "archived";
}

/** A change relative to the previous one, this many days before the samples were loaded. */
interface SampleEdit {
  daysAgo: number;
  by: SamplePerson;
  set: Partial<GradeFields>;
}

export interface SampleGrade {
  id: string;
  company: "trading" | "logistics" | "kitchen";
  made: { daysAgo: number; by: SamplePerson };
  first: GradeFields;
  edits: SampleEdit[];
}

type Pay = readonly [min: number, mid: number, max: number] | null;

function grade(
  company: SampleGrade["company"],
  name: string,
  rank: number,
  pay: Pay,
  [noticeDays, probationMonths]: readonly [number, number],
  edits: SampleEdit[] = [],
  id = sampleId(`grades/${company}/${name}`),
): SampleGrade {
  const [payMin, payMid, payMax] = pay?.map((dollars) => dollars * 100) ?? [];
  return {
    id,
    company,
    made: { daysAgo: 330 - (rank % 40), by: company === "kitchen" ? "lakshmi" : rank % 2 === 0 ? "adeline" : "siti" },
    first: {
      name,
      rank,
      payMin: payMin ?? null,
      payMid: payMid ?? null,
      payMax: payMax ?? null,
      defaultLeavePolicyId: null,
      noticeDays,
      probationMonths,
      status: "active",
    },
    edits,
  };
}

const raise = (daysAgo: number, by: SamplePerson, [min, mid, max]: readonly [number, number, number]): SampleEdit => ({
  daysAgo,
  by,
  set: { payMin: min * 100, payMid: mid * 100, payMax: max * 100 },
});

export const sampleGrades: readonly SampleGrade[] = [
  grade("trading", "Intern", 1, [900, 1100, 1400], [7, 0], [raise(96, "harjit", [1000, 1200, 1500])]),
  grade("trading", "Management Trainee", 2, [3200, 3500, 3800], [14, 6]),
  grade("trading", "Office Assistant", 2, [1950, 2250, 2600], [14, 3], [raise(41, "siti", [2050, 2350, 2700])]),
  grade("trading", "Warehouse Assistant", 2, [1900, 2200, 2500], [14, 3], [raise(41, "siti", [2000, 2300, 2650])]),
  grade("trading", "Delivery Driver", 3, [2100, 2450, 2900], [30, 3]),
  grade("trading", "Administrative Executive", 3, [2800, 3300, 3900], [30, 3]),
  grade(
    "trading",
    "Sales Executive",
    4,
    [3000, 3600, 4400],
    [30, 3],
    [{ daysAgo: 12, by: "adeline", set: { probationMonths: 6 } }],
  ),
  grade("trading", "Customer Service Executive", 4, [2800, 3300, 4000], [30, 3]),
  grade(
    "trading",
    "Executive",
    4,
    [3400, 4200, 5000],
    [30, 3],
    [{ daysAgo: 150, by: "harjit", set: { noticeDays: 45 } }],
  ),
  grade(
    "trading",
    "Senior Executive",
    4,
    [5000, 6100, 7300],
    [60, 3],
    [raise(75, "harjit", [5200, 6400, 7600]), { daysAgo: 3, by: "adeline", set: { rank: 5 } }],
    "3f2b1c0a-1111-4222-8333-944445555666",
  ),
  grade("trading", "Technician", 5, [2900, 3500, 4200], [30, 3]),
  grade("trading", "Senior Technician", 6, [3800, 4500, 5300], [30, 3]),
  grade("trading", "Engineer", 6, [4800, 5700, 6900], [60, 6]),
  grade("trading", "Assistant Manager", 7, [5800, 6900, 8200], [60, 6]),
  grade("trading", "Senior Engineer", 7, [6600, 7900, 9400], [60, 6], [raise(62, "adeline", [6900, 8200, 9800])]),
  grade("trading", "Key Account Manager", 8, [6800, 8200, 10000], [60, 6]),
  grade("trading", "Manager", 8, [7200, 8800, 10500], [60, 6], [{ daysAgo: 28, by: "siti", set: { noticeDays: 90 } }]),
  grade("trading", "Senior Manager", 9, [9500, 11500, 13800], [90, 6]),
  grade("trading", "Associate Director", 10, [12500, 14800, 17500], [90, 6]),
  grade("trading", "Director", 11, [15500, 18500, 22500], [90, 6]),
  grade("trading", "Senior Director", 12, [20000, 24000, 29000], [90, 6]),
  grade("trading", "Vice President", 13, [26000, 31000, 37000], [90, 6]),
  grade("trading", "Managing Director", 14, null, [180, 0]),
  grade(
    "trading",
    "Contract Specialist",
    6,
    [4500, 5500, 6800],
    [30, 0],
    [{ daysAgo: 20, by: "siti", set: { status: "inactive" } }],
  ),
  grade(
    "trading",
    "Seasonal Promoter",
    1,
    [1800, 2000, 2300],
    [7, 0],
    [{ daysAgo: 110, by: "adeline", set: { status: "inactive" } }],
  ),
  grade(
    "trading",
    "Telex Operator",
    3,
    [1500, 1700, 1900],
    [14, 3],
    [{ daysAgo: 200, by: "adeline", set: { status: "archived" } }],
  ),
  grade(
    "trading",
    "Clerk (old scale)",
    2,
    [1600, 1850, 2100],
    [14, 3],
    [{ daysAgo: 180, by: "siti", set: { status: "archived" } }],
  ),

  grade("logistics", "Yard Assistant", 1, [1900, 2200, 2500], [14, 3]),
  grade("logistics", "Forklift Driver", 2, [2200, 2600, 3000], [30, 3], [raise(33, "harjit", [2300, 2700, 3150])]),
  grade("logistics", "Class 4 Driver", 3, [2600, 3000, 3500], [30, 3]),
  grade("logistics", "Dispatcher", 4, [2800, 3300, 3900], [30, 3]),
  grade("logistics", "Shift Supervisor", 5, [3600, 4300, 5100], [30, 3]),
  grade("logistics", "Customs Specialist", 6, [4400, 5200, 6200], [60, 6]),
  grade("logistics", "Depot Manager", 7, [6500, 7800, 9300], [60, 6]),
  grade("logistics", "General Manager", 8, [10500, 12800, 15500], [90, 6]),

  grade("kitchen", "Kitchen Helper", 1, [1900, 2150, 2400], [7, 1]),
  grade("kitchen", "Service Crew", 1, [2000, 2250, 2550], [7, 1]),
  grade("kitchen", "Cook", 2, [2400, 2900, 3400], [14, 3], [raise(18, "lakshmi", [2500, 3000, 3600])]),
  grade("kitchen", "Pastry Chef", 3, [3000, 3600, 4300], [30, 3]),
  grade("kitchen", "Outlet Supervisor", 3, [2900, 3400, 4000], [30, 3]),
  grade("kitchen", "Sous Chef", 4, [3800, 4500, 5400], [30, 3]),
  grade("kitchen", "Head Chef", 5, [5200, 6300, 7600], [60, 6]),
  grade("kitchen", "Area Manager", 6, [5600, 6700, 8000], [60, 6]),
];
