/** Details, clients and projects of the sample companies. */
import type { clients } from "../company/tables/clients.ts";
import type { companies } from "../company/tables/companies.ts";
import type { projects } from "../company/tables/projects.ts";
import type { sampleCompanies } from "./companies.ts";

type Company = keyof typeof sampleCompanies;
type Facts = Pick<
  typeof companies.$inferInsert,
  | "code"
  | "uen"
  | "csn"
  | "industrySsic"
  | "mwSector"
  | "incorporationDate"
  | "block"
  | "street"
  | "unit"
  | "building"
  | "postal"
  | "phone"
  | "email"
  | "website"
  | "payrollContact"
  | "aisEnrolled"
>;
type Client = Pick<
  typeof clients.$inferInsert,
  "name" | "code" | "uen" | "contacts" | "billingAddress" | "billingEmail" | "notes"
> & { code: string };
type Project = Omit<
  Pick<
    typeof projects.$inferInsert,
    "name" | "code" | "startDate" | "endDate" | "budgetHours" | "description" | "status"
  >,
  "code"
> & {
  code: string;
  client: string | null;
  activities: { name: string }[];
};

export const sampleFacts: Readonly<Record<Company, Facts>> = {
  trading: {
    code: "MT",
    uen: "201812345M",
    csn: ["201812345M-PTE-01"],
    industrySsic: "46900",
    mwSector: "services",
    incorporationDate: "2018-04-02",
    block: "10",
    street: "Anson Road",
    unit: "#12-08",
    building: null,
    postal: "079903",
    phone: "+65 6123 4500",
    email: "office@merlion.example",
    website: "https://merlion.example",
    payrollContact: "Adeline Goh",
    aisEnrolled: true,
  },
  logistics: {
    code: "ML",
    uen: "201945678N",
    csn: ["201945678N-PTE-01", "201945678N-PTE-02"],
    industrySsic: "52292",
    mwSector: "services",
    incorporationDate: "2019-09-16",
    block: "21",
    street: "Tuas South Link 4",
    unit: null,
    building: null,
    postal: "636891",
    phone: "+65 6123 4600",
    email: "depot@merlion.example",
    payrollContact: "Adeline Goh",
    aisEnrolled: true,
  },
  kitchen: {
    code: "BK",
    uen: "202012399R",
    csn: ["202012399R-PTE-01"],
    industrySsic: "56111",
    mwSector: "services",
    incorporationDate: "2020-04-30",
    block: "665",
    street: "Buffalo Road",
    unit: "#01-42",
    building: null,
    postal: "210665",
    phone: "+65 6299 1200",
    email: "hello@banyan.example",
    payrollContact: "Lakshmi Pillai",
    aisEnrolled: false,
  },
};

const activities = (...names: string[]) => names.map((name) => ({ name }));
const contact = (name: string, role: string, email: string, phone: string) => ({ name, role, email, phone });

export const sampleClients: Readonly<Record<Company, readonly Client[]>> = {
  trading: [
    {
      name: "Raintree Mall Pte. Ltd.",
      code: "RAIN",
      uen: "201588123K",
      contacts: [
        contact("Tan Hui Ling", "Facilities Manager", "hl.tan@raintree.example", "+65 6222 1234"),
        contact("Devan Nair", "Accounts Payable", "ap@raintree.example", "+65 6222 1240"),
      ],
      billingAddress: "1 Raintree Walk\nSingapore 520101",
      billingEmail: "bills@raintree.example",
      notes: "Orders above $20,000 need a purchase order number on the bill.",
    },
    {
      name: "Hotel Seroja",
      code: "SEROJA",
      uen: null,
      contacts: [contact("Farah Aziz", "Purchasing", "farah@seroja.example", "+65 6333 8000")],
      billingAddress: "88 Beach Road\nSingapore 189699",
      billingEmail: "finance@seroja.example",
    },
    {
      name: "Little Kampong Cafés",
      code: "KAMPONG",
      uen: "201766554R",
      contacts: [contact("Ong Jia Hui", "Owner", "jiahui@kampong.example", "+65 9123 4567")],
      billingAddress: "12 Joo Chiat Place\nSingapore 427745",
      billingEmail: null,
    },
  ],
  logistics: [
    {
      name: "Straits Cold Store Pte. Ltd.",
      code: "SCS",
      uen: null,
      contacts: [contact("Lim Kok Wah", "Operations", "kw.lim@straitscold.example", "+65 6861 2200")],
      billingAddress: "9 Fishery Port Road\nSingapore 619735",
      billingEmail: "ap@straitscold.example",
    },
  ],
  kitchen: [
    {
      name: "Lantern Events",
      code: "LANTERN",
      uen: null,
      contacts: [contact("Grace Yeo", "Producer", "grace@lantern.example", "+65 8123 9988")],
      billingAddress: null,
      billingEmail: "grace@lantern.example",
    },
  ],
};

export const sampleProjects: Readonly<Record<Company, readonly Project[]>> = {
  trading: [
    {
      name: "Raintree cold rooms",
      code: "RCR",
      client: "RAIN",
      startDate: "2026-02-01",
      endDate: "2026-12-31",
      budgetHours: 1200,
      description: "Twelve cold rooms on two floors, and the people who keep them running.",
      activities: activities("Site inspection", "Fitting", "Commissioning", "Training"),
      status: "active",
    },
    {
      name: "Seroja breakfast supply",
      code: "SBS",
      client: "SEROJA",
      startDate: "2026-07-01",
      endDate: null,
      budgetHours: null,
      description: null,
      activities: activities("Ordering", "Delivery"),
      status: "active",
    },
    {
      name: "Spice range 2027",
      code: "SPICE",
      client: null,
      startDate: "2027-01-11",
      endDate: "2027-05-28",
      budgetHours: 320,
      description: "New range of ground spices, from supplier to shelf.",
      activities: activities("Sourcing", "Tasting", "Packaging"),
      status: "planned",
    },
    {
      name: "Warehouse move",
      code: "WHM",
      client: null,
      startDate: "2025-03-03",
      endDate: "2025-09-30",
      budgetHours: 900,
      description: null,
      activities: activities("Packing", "Transport", "Racking"),
      status: "closed",
    },
  ],
  logistics: [
    {
      name: "Jurong night route",
      code: "JNR",
      client: "SCS",
      startDate: "2026-05-04",
      endDate: null,
      budgetHours: null,
      description: "Cold goods from the port by four in the morning.",
      activities: activities("Driving", "Loading", "Dispatch"),
      status: "active",
    },
  ],
  kitchen: [
    {
      name: "Lantern festival stalls",
      code: "LFS",
      client: "LANTERN",
      startDate: "2026-09-12",
      endDate: "2026-10-11",
      budgetHours: 260,
      description: null,
      activities: activities("Cooking", "Serving", "Setting up"),
      status: "closed",
    },
  ],
};
