/** Which sample people started in another post of the company. */
import { addMonths, completedMonths } from "#src/domain/shared/calendar.ts";
import type { Random } from "./chance.ts";
import type { Post } from "./posts.ts";

export interface Promotion {
  /** The designation until then. */
  from: string;
  on: string;
}

const steps: Readonly<Record<string, string>> = {
  "Senior Accountant": "Accounts Executive",
  "Senior Buyer": "Procurement Executive",
  "Senior Payroll Executive": "Payroll Executive",
  "Key Account Manager": "Sales Executive, Provisions",
  "Sales Manager, Spices": "Sales Executive, Spices",
  "Warehouse Supervisor": "Storekeeper",
  "Delivery Supervisor": "Van Driver",
  "Senior Refrigeration Technician": "Refrigeration Technician",
  "Yard Supervisor": "Reach Truck Driver",
  "Transport Supervisor": "Container Truck Driver",
  "Night Shift Supervisor": "Container Truck Driver",
  "Senior Customs Specialist": "Customs Specialist",
  "Outlet Supervisor, Tekka": "Service Crew",
  "Sous Chef": "Prep Cook",
  "Head Pastry Chef": "Pastry Chef",
};

export function promotionOf(random: Random, { designation }: Post, startDate: string, today: string): Promotion | null {
  const from = steps[designation];
  const months = completedMonths(startDate, today);
  const share = 0.4 + random() * 0.35;
  return from === undefined || months < 24
    ? null
    : { from, on: `${addMonths(startDate, Math.round(months * share)).slice(0, 8)}01` };
}
