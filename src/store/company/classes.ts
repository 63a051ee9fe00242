/** Classes of a company. */
import { eq, inArray } from "drizzle-orm";
import { companyRecords } from "../shared/company-records.ts";
import { byReading, ofStatus } from "../shared/list-query.ts";
import { classes } from "./tables/classes.ts";

type Row = typeof classes.$inferSelect;

interface ClassFilters {
  status?: readonly Row["status"][] | undefined;
  eaCategory?: readonly Row["eaCategory"][] | undefined;
  otEligibleDefault?: boolean | undefined;
}

export const classRecords = companyRecords({
  table: classes,
  label: classes.class,
  sortable: {
    class: byReading(classes.class),
    code: byReading(classes.code),
    eaCategory: classes.eaCategory,
    updatedAt: classes.updatedAt,
  },
  defaultSort: "class",
  searchable: [classes.class, classes.code],
  matching: ({ status, eaCategory, otEligibleDefault }: ClassFilters) => [
    ofStatus(classes.status, status),
    eaCategory?.length ? inArray(classes.eaCategory, [...eaCategory]) : undefined,
    otEligibleDefault === undefined ? undefined : eq(classes.otEligibleDefault, otEligibleDefault),
  ],
  offered: eq(classes.status, "active"),
  offeredBy: [],
});
