/** Structure of the sample companies: departments, survey groups, classes, employee groups. */
import type { classes } from "../company/tables/classes.ts";
import type { employeeGroups } from "../company/tables/employee-groups.ts";
import type { functionalGroups } from "../company/tables/functional-groups.ts";
import type { momSurveyGroups } from "../company/tables/mom-survey-groups.ts";
import type { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";

type Company = keyof typeof sampleCompanies;
type Own<Table extends { $inferInsert: object }> = Omit<
  Table["$inferInsert"],
  "id" | "tenantId" | "companyId" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version"
>;

/** Code, name, parent department's code, cost centre. */
type Unit = readonly [code: string, name: string, above: string | null, costCentre: string | null];

export const sampleUnits: Readonly<Record<Company, readonly Unit[]>> = {
  trading: [
    ["MGT", "Management", null, "1000"],
    ["FIN", "Finance", null, "4000"],
    ["FIN-AP", "Accounts Payable", "FIN", "4100"],
    ["FIN-AR", "Accounts Receivable", "FIN", "4110"],
    ["FIN-CT", "Controlling", "FIN", "4120"],
    ["HR", "Human Resources", null, "4500"],
    ["SAL", "Sales", null, "3000"],
    ["SAL-PR", "Provisions", "SAL", "3100"],
    ["SAL-SP", "Spices", "SAL", "3200"],
    ["SAL-KA", "Key Accounts", "SAL", "3300"],
    ["PUR", "Procurement", null, "2100"],
    ["WH", "Warehouse", null, "2000"],
    ["WH-CC", "Cold Chain", "WH", "2010"],
    ["WH-DL", "Delivery", "WH", "2020"],
    ["WH-DL-E", "East Routes", "WH-DL", "2021"],
    ["WH-DL-W", "West Routes", "WH-DL", "2022"],
  ],
  logistics: [
    ["OPS", "Operations", null, "5000"],
    ["OPS-YD", "Yard", "OPS", "5100"],
    ["OPS-TR", "Trucking", "OPS", "5200"],
    ["OPS-TR-N", "Night Trucking", "OPS-TR", "5210"],
    ["CUS", "Customs", null, "5300"],
    ["ADM", "Administration", null, "5900"],
  ],
  kitchen: [
    ["OUT", "Outlets", null, "6000"],
    ["OUT-TK", "Tekka", "OUT", "6100"],
    ["OUT-CP", "Changi Point", "OUT", "6200"],
    ["CK", "Central Kitchen", null, "6500"],
    ["CK-PA", "Pastry", "CK", "6510"],
    ["OFF", "Office", null, null],
  ],
};

const active = { status: "active" as const };

export const sampleSurveyGroups: Readonly<Record<Company, readonly Own<typeof momSurveyGroups>[]>> = {
  trading: [
    { mom_survey_group_name: "Managers and administrators", code: "MGR", occupationalGroup: "PMET", ...active },
    { mom_survey_group_name: "Professionals", code: "PRO", occupationalGroup: "PMET", ...active },
    {
      mom_survey_group_name: "Associate professionals and technicians",
      code: "APT",
      occupationalGroup: "PMET",
      ...active,
    },
    {
      mom_survey_group_name: "Clerical support workers",
      code: "CLK",
      occupationalGroup: "clericalSalesService",
      ...active,
    },
    {
      mom_survey_group_name: "Sales and service workers",
      code: "SSW",
      occupationalGroup: "clericalSalesService",
      ...active,
    },
    {
      mom_survey_group_name: "Drivers and warehouse workers",
      code: "PTC",
      occupationalGroup: "productionTransportCleaner",
      ...active,
    },
  ],
  logistics: [
    { mom_survey_group_name: "Managers and specialists", code: "PMET", occupationalGroup: "PMET", ...active },
    { mom_survey_group_name: "Office staff", code: "CSS", occupationalGroup: "clericalSalesService", ...active },
    {
      mom_survey_group_name: "Drivers and yard crew",
      code: "PTC",
      occupationalGroup: "productionTransportCleaner",
      ...active,
    },
  ],
  kitchen: [
    { mom_survey_group_name: "Managers", code: "PMET", occupationalGroup: "PMET", ...active },
    { mom_survey_group_name: "Service crew", code: "CSS", occupationalGroup: "clericalSalesService", ...active },
    { mom_survey_group_name: "Kitchen crew", code: "PTC", occupationalGroup: "productionTransportCleaner", ...active },
  ],
};

/** Survey group and SSOC code by grade; other grades are not counted yet. */
export const countedBy: Readonly<Record<Company, Readonly<Record<string, readonly [group: string, ssoc: string]>>>> = {
  trading: {
    "Office Assistant": ["CLK", "42241"],
    "Administrative Executive": ["CLK", "33492"],
    "Sales Executive": ["SSW", "33221"],
    "Warehouse Assistant": ["PTC", "93334"],
    "Delivery Driver": ["PTC", "83221"],
    "Senior Executive": ["PRO", "24111"],
    Engineer: ["PRO", "21441"],
    Manager: ["MGR", "12121"],
    Director: ["MGR", "12111"],
  },
  logistics: {
    "Forklift Driver": ["PTC", "83441"],
    "Class 4 Driver": ["PTC", "83323"],
    Dispatcher: ["CSS", "43233"],
    "Depot Manager": ["PMET", "13242"],
  },
  kitchen: { Cook: ["PTC", "51201"], "Outlet Supervisor": ["CSS", "51311"], "Head Chef": ["PMET", "34341"] },
};

const threeClasses: readonly Own<typeof classes>[] = [
  { class: "Workmen", code: "W", eaCategory: "workman", otEligibleDefault: true, ...active },
  { class: "Staff", code: "S", eaCategory: "nonWorkman", otEligibleDefault: true, ...active },
  { class: "Managers and executives", code: "M", eaCategory: "managerExecutive", otEligibleDefault: false, ...active },
];
export const sampleClasses: Readonly<Record<Company, typeof threeClasses>> = {
  trading: threeClasses,
  logistics: threeClasses,
  kitchen: threeClasses,
};

export const sampleEmployeeGroups: Readonly<Record<Company, readonly Own<typeof employeeGroups>[]>> = {
  trading: [
    { group_name: "Five-day week", code: "5D", use: "leave", description: "Monday to Friday.", ...active },
    { group_name: "Warehouse week", code: "6D", use: "leave", description: "Monday to Saturday at noon.", ...active },
    {
      group_name: "Month-end payroll",
      code: "PAY-ME",
      use: "payroll",
      description: "Paid on the last working day.",
      ...active,
    },
    {
      group_name: "Early deliveries",
      code: "EARLY",
      use: "shift",
      description: "Leaves the cold store at four in the morning.",
      ...active,
    },
    { group_name: "Fire wardens", code: "FIRE", use: "notice", description: null, ...active },
    {
      group_name: "Warehouse under one year",
      code: "WH-NEW",
      use: "notice",
      membership: "rule",
      rule: { departmentIds: [sampleId("departments/trading/WH")], serviceMonthsTo: 11 },
      description: "Safety briefings of the first year.",
      ...active,
    },
  ],
  logistics: [
    { group_name: "Night crew", code: "NIGHT", use: "shift", description: "Works from ten at night.", ...active },
    { group_name: "Weekly payroll", code: "PAY-W", use: "payroll", description: null, ...active },
    {
      group_name: "Levied drivers",
      code: "LEVY",
      use: "payroll",
      membership: "rule",
      rule: { classIds: [sampleId("classes/logistics/W")], residencies: ["foreigner"] },
      description: null,
      ...active,
    },
  ],
  kitchen: [
    { group_name: "Part-timers", code: "PT", use: "payroll", description: "Paid by the hour.", ...active },
    { group_name: "Split shift", code: "SPLIT", use: "shift", description: "Lunch and dinner.", ...active },
  ],
};

export const sampleFunctionalGroups: Readonly<Record<Company, readonly Own<typeof functionalGroups>[]>> = {
  trading: [
    { functional_group: "Finance function", code: "F-FIN", description: "Accounting and payroll.", ...active },
    { functional_group: "People function", code: "F-HR", description: null, ...active },
    { functional_group: "Supply chain", code: "F-SC", description: "Procurement, warehouse and delivery.", ...active },
  ],
  logistics: [{ functional_group: "Fleet", code: "F-FLT", description: "Drivers and route planners.", ...active }],
  kitchen: [{ functional_group: "Culinary", code: "F-CUL", description: null, ...active }],
};
