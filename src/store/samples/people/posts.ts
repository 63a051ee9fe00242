/** Posts of the sample companies: headcount, department, working hours, and who leads. */
import type { sampleCompanies } from "../companies.ts";

export type Company = keyof typeof sampleCompanies;

export interface Post {
  company: Company;
  /** Code of the department. */
  department: string;
  designation: string;
  count: number;
  /** A head leads the department, a lead one of its teams. */
  rank: "head" | "lead" | "member";
  /** Code of the class: workmen, staff, managers. */
  class: "W" | "S" | "M";
  /** Dollars per month if the grade has no range, or the post has its own. */
  pay?: readonly [from: number, to: number];
  /** How many of them are paid by the hour. */
  partTime?: number;
  intern?: true;
  ages?: readonly [from: number, to: number];
}

/** Defaults for everyone in a department and those below it. */
export interface Ground {
  location: string;
  shift: string | null;
  functionalGroup: string | null;
  groups: readonly string[];
  /** Permanent residents and foreigners per hundred people. */
  residents: number;
  foreigners: number;
}

const office = (functionalGroup: string | null): Ground => ({
  location: "HQ",
  shift: "DAY",
  functionalGroup,
  groups: ["5D", "PAY-ME"],
  residents: 15,
  foreigners: 10,
});
const depot = (location: string, shift: string, ...groups: string[]): Ground => ({
  location,
  shift,
  functionalGroup: "F-FLT",
  groups,
  residents: 12,
  foreigners: 30,
});
const outlet = (location: string, shift: string): Ground => ({
  location,
  shift,
  functionalGroup: "F-CUL",
  groups: ["SPLIT"],
  residents: 14,
  foreigners: 30,
});

/** By department code; the first letters count if the full code is missing. */
export const grounds: Readonly<Record<Company, Readonly<Record<string, Ground>>>> = {
  trading: {
    MGT: office(null),
    FIN: office("F-FIN"),
    HR: office("F-HR"),
    SAL: office(null),
    PUR: office("F-SC"),
    WH: { ...office("F-SC"), location: "PPW", shift: "WH", groups: ["6D", "PAY-ME"], residents: 14, foreigners: 22 },
    "WH-CC": {
      ...office("F-SC"),
      location: "SNK",
      shift: "WH",
      groups: ["6D", "PAY-ME"],
      residents: 16,
      foreigners: 20,
    },
    "WH-DL": {
      ...office("F-SC"),
      location: "PPW",
      shift: "EARLY",
      groups: ["6D", "PAY-ME", "EARLY"],
      residents: 10,
      foreigners: 15,
    },
  },
  logistics: {
    ADM: { location: "TUAS", shift: "D", functionalGroup: null, groups: [], residents: 15, foreigners: 5 },
    CUS: { location: "CGD", shift: "D", functionalGroup: null, groups: [], residents: 18, foreigners: 10 },
    OPS: depot("TUAS", "D", "PAY-W"),
    "OPS-TR": depot("TUAS", "D", "PAY-W"),
    "OPS-TR-N": depot("TUAS", "N", "PAY-W", "NIGHT"),
  },
  kitchen: {
    OFF: { location: "CK", shift: null, functionalGroup: null, groups: [], residents: 15, foreigners: 0 },
    OUT: outlet("TK", "L"),
    "OUT-TK": outlet("TK", "L"),
    "OUT-CP": outlet("CP", "DN"),
    CK: { ...outlet("CK", "L"), groups: [] },
  },
};

type Extra = Partial<Pick<Post, "pay" | "partTime" | "intern" | "ages">>;
type Line = readonly [department: string, designation: string, count: number, kind: string, extra?: Extra];

/** `kind` contains the class and, for leaders, `head` or `lead`. */
function posts(company: Company, ...lines: readonly Line[]): Post[] {
  return lines.map(([department, designation, count, kind, extra]) => {
    const [letter, rank = "member"] = kind.split(" ") as [Post["class"], Post["rank"]?];
    return { company, department, designation, count, class: letter, rank, ...extra };
  });
}

const intern: Extra = { intern: true, ages: [17, 24] };

export const samplePosts: readonly Post[] = [
  ...posts(
    "trading",
    ["MGT", "Managing Director", 1, "M head", { pay: [28_000, 28_000], ages: [48, 48] }],
    ["MGT", "Business Development Director", 1, "M", { ages: [44, 58] }],
    ["MGT", "Personal Assistant", 1, "S", { ages: [30, 60] }],
    ["FIN", "Finance Director", 1, "M head", { ages: [45, 58] }],
    ["FIN", "Assistant Manager, Finance", 1, "M", { ages: [30, 45] }],
    ["FIN", "Business Intern", 1, "S", intern],
    ["FIN-AP", "Senior Accountant", 1, "M head", { ages: [32, 50] }],
    ["FIN-AP", "Accounts Executive", 4, "S"],
    ["FIN-AR", "Senior Accountant", 1, "M head", { ages: [32, 55] }],
    ["FIN-AR", "Accounts Executive", 3, "S"],
    ["FIN-CT", "Financial Controller", 1, "M head", { ages: [38, 55] }],
    ["FIN-CT", "Senior Accountant", 2, "M"],
    ["HR", "Human Resources Manager", 1, "M head", { ages: [36, 55] }],
    ["HR", "Human Resources Business Partner", 1, "M", { ages: [30, 45] }],
    ["HR", "Senior Payroll Executive", 1, "M", { ages: [30, 50] }],
    ["HR", "Payroll Executive", 1, "S"],
    ["HR", "Human Resources Executive", 3, "S"],
    ["HR", "Office Administrator", 2, "S", { ages: [25, 62] }],
    ["HR", "Receptionist", 2, "S", { partTime: 1, ages: [55, 70] }],
    ["SAL", "Sales Director", 1, "M head", { ages: [42, 58] }],
    ["SAL", "Customer Service Executive", 5, "S"],
    ["SAL", "Management Trainee", 2, "S", { ages: [23, 26] }],
    ["SAL", "Business Intern", 1, "S", intern],
    ["SAL-PR", "Sales Manager, Provisions", 1, "M head", { ages: [35, 52] }],
    ["SAL-PR", "Sales Executive, Provisions", 9, "S"],
    ["SAL-SP", "Sales Manager, Spices", 1, "M head", { ages: [35, 52] }],
    ["SAL-SP", "Sales Executive, Spices", 7, "S"],
    ["SAL-KA", "Head of Key Accounts", 1, "M head", { ages: [38, 55] }],
    ["SAL-KA", "Key Account Manager", 5, "M", { ages: [30, 52] }],
    ["SAL-KA", "Sales Coordinator", 2, "S"],
    ["PUR", "Procurement Manager", 1, "M head", { ages: [36, 55] }],
    ["PUR", "Senior Buyer", 3, "M", { ages: [30, 52] }],
    ["PUR", "Procurement Executive", 5, "S"],
    ["PUR", "Business Intern", 1, "S", intern],
    ["WH", "Warehouse Manager", 1, "M head", { ages: [40, 55] }],
    ["WH", "Warehouse Supervisor", 3, "S lead", { ages: [35, 60] }],
    ["WH", "Storekeeper", 10, "W", { partTime: 2, ages: [22, 74] }],
    ["WH", "Packer", 12, "W", { partTime: 3, ages: [20, 70] }],
    ["WH-CC", "Senior Cold Chain Engineer", 1, "M head", { ages: [38, 55] }],
    ["WH-CC", "Cold Chain Engineer", 3, "M", { ages: [27, 45] }],
    ["WH-CC", "Senior Refrigeration Technician", 2, "W lead", { ages: [35, 60] }],
    ["WH-CC", "Refrigeration Technician", 5, "W", { ages: [22, 55] }],
    ["WH-DL", "Delivery Manager", 1, "M head", { ages: [38, 58] }],
    ["WH-DL", "Delivery Coordinator", 2, "S"],
    ["WH-DL-E", "Delivery Supervisor", 1, "S head", { ages: [35, 60] }],
    ["WH-DL-E", "Van Driver", 8, "W", { ages: [24, 68] }],
    ["WH-DL-W", "Delivery Supervisor", 1, "S head", { ages: [35, 60] }],
    ["WH-DL-W", "Van Driver", 8, "W", { ages: [24, 68] }],
  ),
  ...posts(
    "logistics",
    ["ADM", "General Manager", 1, "M head", { ages: [45, 58] }],
    ["ADM", "Administration Officer", 2, "S", { pay: [2800, 3800] }],
    ["OPS", "Depot Manager, Tuas", 1, "M head", { ages: [38, 56] }],
    ["OPS", "Depot Manager, Changi", 1, "M", { ages: [38, 56] }],
    ["OPS-YD", "Yard Supervisor", 1, "S head", { ages: [35, 60] }],
    ["OPS-YD", "Reach Truck Driver", 12, "W", { ages: [23, 64] }],
    ["OPS-YD", "Yard Assistant", 13, "W", { partTime: 2, ages: [19, 72] }],
    ["OPS-TR", "Transport Supervisor", 1, "S head", { ages: [36, 60] }],
    ["OPS-TR", "Day Dispatcher", 3, "S"],
    ["OPS-TR", "Container Truck Driver", 16, "W", { ages: [26, 68] }],
    ["OPS-TR-N", "Night Shift Supervisor", 1, "S head", { ages: [36, 60] }],
    ["OPS-TR-N", "Night Dispatcher", 3, "S"],
    ["OPS-TR-N", "Container Truck Driver", 8, "W", { ages: [26, 62] }],
    ["CUS", "Senior Customs Specialist", 1, "M head", { ages: [36, 55] }],
    ["CUS", "Customs Specialist", 4, "M"],
    ["CUS", "Customs Clerk", 2, "S"],
  ),
  ...posts(
    "kitchen",
    ["OFF", "Director", 1, "M head", { pay: [14_000, 14_000], ages: [52, 52] }],
    ["OFF", "Finance and People Executive", 1, "S", { pay: [3600, 4400] }],
    ["OUT", "Area Manager", 1, "M head", { ages: [36, 52] }],
    ["OUT-TK", "Outlet Supervisor, Tekka", 1, "S head", { ages: [28, 50] }],
    ["OUT-TK", "Service Crew", 10, "S", { partTime: 6, ages: [18, 70] }],
    ["OUT-TK", "Wok Cook", 3, "W"],
    ["OUT-TK", "Banana Leaf Cook", 3, "W"],
    ["OUT-TK", "Kitchen Helper", 3, "W", { partTime: 1, ages: [25, 72] }],
    ["OUT-CP", "Outlet Supervisor, Changi Point", 1, "S head", { ages: [28, 50] }],
    ["OUT-CP", "Service Crew", 8, "S", { partTime: 5, ages: [18, 68] }],
    ["OUT-CP", "Wok Cook", 2, "W"],
    ["OUT-CP", "Banana Leaf Cook", 2, "W"],
    ["OUT-CP", "Kitchen Helper", 2, "W", { ages: [25, 70] }],
    ["CK", "Head Chef", 1, "M head", { ages: [40, 56] }],
    ["CK", "Sous Chef", 2, "W lead", { ages: [30, 50] }],
    ["CK", "Prep Cook", 6, "W"],
    ["CK", "Kitchen Helper", 6, "W", { partTime: 1, ages: [22, 70] }],
    ["CK-PA", "Head Pastry Chef", 1, "W head", { ages: [32, 52] }],
    ["CK-PA", "Pastry Chef", 4, "W"],
  ),
];
