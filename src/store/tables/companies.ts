/** Companies of a tenant. */
import { text } from "drizzle-orm/pg-core";
import { tenantTable } from "./tenant-table.ts";

export const companies = tenantTable("companies", { name: text().notNull() }, () => []);
