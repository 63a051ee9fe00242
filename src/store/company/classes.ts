/** Classes of a company. */
import { sortableColumns } from "../shared/records/filters.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { classes } from "./tables/classes.ts";

export const classRecords = companyRecords({
  table: classes,
  label: classes.class,
  sortable: sortableColumns(classes, "class", "code", "eaCategory", "updatedAt"),
  defaultSort: "class",
  searchable: [classes.class, classes.code],
  filters: { status: classes.status, eaCategory: classes.eaCategory, otEligibleDefault: classes.otEligibleDefault },
});
