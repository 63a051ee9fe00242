/** Sample people that accounts and notifications refer to: their fixed data, by company, designation and seat. */
import type { SamplePerson as SampleAccountName } from "../accounts.ts";
import type { Gender, TraditionName } from "./names.ts";
import type { Pass } from "./origins.ts";

export interface Role {
  fullName: string;
  preferredName?: string;
  gender: Gender;
  tradition: TraditionName;
  /** Two-letter nationality; Singapore by default. */
  nationality?: string;
  pass?: Pass;
  /** Days until the work pass ends. */
  passDays?: number;
  /** Dollars per month. */
  basic?: number;
  /** Months in the company. */
  months?: number;
  /** Days until the probation ends, negative if it has ended. */
  probationDays?: number;
  age?: number;
  account?: SampleAccountName;
}

export const cast: Readonly<Record<string, Role>> = {
  "trading/MGT/Managing Director/1": {
    fullName: "Adeline Goh Siew Lan",
    preferredName: "Adeline Goh",
    gender: "female",
    tradition: "chinese",
    months: 102,
    account: "adeline",
  },
  "trading/HR/Human Resources Manager/1": {
    fullName: "Siti Rahmah binte Salleh",
    preferredName: "Siti Rahmah",
    gender: "female",
    tradition: "malay",
    months: 92,
    account: "siti",
  },
  "trading/HR/Human Resources Business Partner/1": {
    fullName: "Harjit Singh Gill",
    preferredName: "Harjit Singh",
    gender: "male",
    tradition: "sikh",
    months: 74,
    account: "harjit",
  },
  "trading/HR/Human Resources Executive/1": {
    fullName: "Rachel Tan Hui Min",
    preferredName: "Rachel Tan",
    gender: "female",
    tradition: "chinese",
    months: 41,
    age: 33,
    account: "rachel",
  },
  "trading/HR/Senior Payroll Executive/1": {
    fullName: "Chua Jia Hui",
    gender: "female",
    tradition: "chinese",
    months: 63,
    account: "jiahui",
  },
  "trading/FIN/Finance Director/1": {
    fullName: "Suresh Govindasamy",
    gender: "male",
    tradition: "tamil",
    months: 99,
    account: "suresh",
  },
  "trading/WH/Warehouse Manager/1": {
    fullName: "Faridah binte Osman",
    preferredName: "Faridah Osman",
    gender: "female",
    tradition: "malay",
    months: 96,
    account: "faridah",
  },
  "trading/WH/Storekeeper/1": {
    fullName: "Desmond Lim Wei Jie",
    preferredName: "Desmond Lim",
    gender: "male",
    tradition: "chinese",
    months: 29,
    age: 31,
    account: "desmond",
  },
  "trading/WH/Storekeeper/10": {
    fullName: "Heng Kok Leong",
    gender: "male",
    tradition: "chinese",
    months: 66,
    age: 74,
  },
  "trading/SAL/Business Intern/1": {
    fullName: "Nadiah binte Kassim",
    preferredName: "Nadiah",
    gender: "female",
    tradition: "malay",
    months: 1,
    age: 17,
  },
  "trading/PUR/Senior Buyer/1": {
    fullName: "Arjun Nair",
    gender: "male",
    tradition: "malayali",
    nationality: "IN",
    pass: "EP",
    passDays: 30,
    basic: 6450,
    months: 31,
    age: 36,
  },
  "trading/FIN-AP/Accounts Executive/1": {
    fullName: "Nadia Lim Xin Yi",
    preferredName: "Nadia Lim",
    gender: "female",
    tradition: "chinese",
    months: 2,
    probationDays: 14,
    age: 27,
  },
  "trading/PUR/Procurement Executive/1": {
    fullName: "Ong Wei Ming",
    preferredName: "Wei Ming Ong",
    gender: "male",
    tradition: "chinese",
    months: 4,
    probationDays: -15,
    age: 29,
  },
  "logistics/OPS-TR/Day Dispatcher/1": {
    fullName: "Thiri Aung",
    gender: "female",
    tradition: "burmese",
    nationality: "MM",
    pass: "SP",
    passDays: 30,
    basic: 3500,
    months: 22,
    age: 30,
  },
  "kitchen/OFF/Director/1": {
    fullName: "Lakshmi Pillai",
    gender: "female",
    tradition: "malayali",
    months: 76,
    account: "lakshmi",
  },
  "kitchen/OUT-CP/Outlet Supervisor, Changi Point/1": {
    fullName: "Maria Santos",
    gender: "female",
    tradition: "filipino",
    nationality: "PH",
    pass: "SP",
    passDays: 19,
    basic: 3600,
    months: 46,
    age: 34,
  },
  "kitchen/CK/Sous Chef/1": {
    fullName: "Ravi Chandran s/o Muthusamy",
    preferredName: "Ravi Chandran",
    gender: "male",
    tradition: "tamil",
    months: 58,
  },
};
