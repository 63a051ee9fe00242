/** The sample companies, who works in them, and their job titles with grades. */
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
    people: ["adeline", "siti", "harjit", "rachel", "jiahui", "suresh", "faridah", "desmond", "vivian"],
  },
  logistics: {
    id: sampleId("companies/logistics"),
    tenant: "merlion",
    name: "Merlion Logistics Pte. Ltd.",
    people: ["adeline", "harjit", "rachel", "jiahui", "suresh", "vivian"],
  },
  kitchen: {
    id: sampleId("companies/kitchen"),
    tenant: "banyan",
    name: "Banyan Kitchen Pte. Ltd.",
    people: ["lakshmi"],
  },
} as const satisfies Record<string, SampleCompany>;

interface SampleDesignation {
  company: keyof typeof sampleCompanies;
  name: string;
  code: string;
  grade: string | null;
}

function titles(
  company: keyof typeof sampleCompanies,
  prefix: string,
  byGrade: Readonly<Record<string, readonly string[]>>,
  /** Job titles without a grade, after the others. */
  others: readonly string[] = [],
): SampleDesignation[] {
  const graded = Object.entries(byGrade).flatMap(([grade, names]) => names.map((name) => ({ company, name, grade })));
  return [...graded, ...others.map((name) => ({ company, name, grade: null }))].map((designation, index) => ({
    ...designation,
    code: `${prefix}-${String(index + 1).padStart(3, "0")}`,
  }));
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
  ...titles("trading", "MX", {
    Intern: ["Business Intern"],
    "Management Trainee": ["Management Trainee"],
    "Administrative Executive": ["Personal Assistant", "Sales Coordinator", "Delivery Coordinator"],
    "Customer Service Executive": ["Customer Service Executive"],
    Executive: ["Payroll Executive", "Warehouse Supervisor", "Delivery Supervisor"],
    "Senior Executive": ["Senior Payroll Executive"],
    Technician: ["Refrigeration Technician"],
    "Senior Technician": ["Senior Refrigeration Technician"],
    "Senior Engineer": ["Senior Cold Chain Engineer"],
    "Assistant Manager": ["Human Resources Business Partner", "Delivery Manager"],
    "Key Account Manager": ["Key Account Manager"],
    Manager: ["Sales Manager, Provisions", "Sales Manager, Spices", "Procurement Manager"],
    "Senior Manager": ["Financial Controller", "Head of Key Accounts"],
    "Associate Director": ["Business Development Director"],
    Director: ["Sales Director"],
    "Managing Director": ["Managing Director"],
  }),
  ...titles("logistics", "ML", {
    "Forklift Driver": ["Reach Truck Driver"],
    "Class 4 Driver": ["Container Truck Driver"],
    Dispatcher: ["Night Dispatcher"],
    "Depot Manager": ["Depot Manager, Tuas"],
  }),
  ...titles(
    "logistics",
    "MLX",
    {
      "Yard Assistant": ["Yard Assistant"],
      Dispatcher: ["Day Dispatcher", "Customs Clerk"],
      "Shift Supervisor": ["Yard Supervisor", "Transport Supervisor", "Night Shift Supervisor"],
      "Customs Specialist": ["Customs Specialist", "Senior Customs Specialist"],
      "Depot Manager": ["Depot Manager, Changi"],
      "General Manager": ["General Manager"],
    },
    ["Administration Officer"],
  ),
  ...titles("kitchen", "BK", {
    Cook: ["Wok Cook", "Banana Leaf Cook"],
    "Outlet Supervisor": ["Outlet Supervisor, Tekka"],
    "Head Chef": ["Head Chef"],
  }),
  ...titles(
    "kitchen",
    "BKX",
    {
      "Kitchen Helper": ["Kitchen Helper"],
      "Service Crew": ["Service Crew"],
      Cook: ["Prep Cook"],
      "Pastry Chef": ["Pastry Chef"],
      "Outlet Supervisor": ["Outlet Supervisor, Changi Point"],
      "Sous Chef": ["Sous Chef", "Head Pastry Chef"],
      "Area Manager": ["Area Manager"],
    },
    ["Director", "Finance and People Executive"],
  ),
];
