/** Companies of the samples, who works in them, and their job titles with the grade of each. */
import type { sampleTenants, SamplePerson } from "./accounts.ts";
import { sampleId } from "./ids.ts";

interface SampleCompany {
  id: string;
  tenant: keyof typeof sampleTenants;
  name: string;
  people: readonly SamplePerson[];
}

export const sampleCompanies = {
  trading: {
    id: "0d6f6a52-5c3f-4f0e-9d5b-6f3d3c6f0a11",
    tenant: "merlion",
    name: "Merlion Trading Pte. Ltd.",
    people: ["adeline", "siti", "harjit"],
  },
  logistics: {
    id: sampleId("companies/logistics"),
    tenant: "merlion",
    name: "Merlion Logistics Pte. Ltd.",
    people: ["adeline", "harjit"],
  },
  kitchen: { id: sampleId("companies/kitchen"), tenant: "banyan", name: "Banyan Kitchen Pte. Ltd.", people: ["lakshmi"] },
} as const satisfies Record<string, SampleCompany>;

interface SampleDesignation {
  company: keyof typeof sampleCompanies;
  name: string;
  code: string;
  grade: string;
}

function titles(
  company: keyof typeof sampleCompanies,
  prefix: string,
  byGrade: Readonly<Record<string, readonly string[]>>,
): SampleDesignation[] {
  return Object.entries(byGrade)
    .flatMap(([grade, names]) => names.map((name) => ({ company, name, grade })))
    .map((designation, index) => ({ ...designation, code: `${prefix}-${String(index + 1).padStart(3, "0")}` }));
}

export const sampleDesignations: readonly SampleDesignation[] = [
  ...titles("trading", "MT", {
    "Office Assistant": ["Receptionist"],
    "Warehouse Assistant": ["Storekeeper", "Packer"],
    "Delivery Driver": ["Van Driver"],
    "Administrative Executive": ["Human Resources Executive", "Office Administrator"],
    "Sales Executive": ["Sales Executive, Provisions", "Sales Executive, Spices"],
    Executive: ["Accounts Executive", "Procurement Executive"],
    "Senior Executive": ["Senior Accountant", "Senior Buyer"],
    Engineer: ["Cold Chain Engineer"],
    "Assistant Manager": ["Assistant Manager, Finance"],
    Manager: ["Human Resources Manager", "Warehouse Manager"],
    Director: ["Finance Director"],
  }),
  ...titles("logistics", "ML", {
    "Forklift Driver": ["Reach Truck Driver"],
    "Class 4 Driver": ["Container Truck Driver"],
    Dispatcher: ["Night Dispatcher"],
    "Depot Manager": ["Depot Manager, Tuas"],
  }),
  ...titles("kitchen", "BK", {
    Cook: ["Wok Cook", "Banana Leaf Cook"],
    "Outlet Supervisor": ["Outlet Supervisor, Tekka"],
    "Head Chef": ["Head Chef"],
  }),
];
