/** After an update: fills the columns that its migrations added, while servers of both versions run. */
import { columnFills, everyTenant, fillOfTenant } from "#src/store/platform/column-fills.ts";
import type { Job } from "../background/job.ts";

export const fillColumns: Job = {
  name: "fill-columns",
  summary: "Fills new columns of existing records after an update",
  trigger: "the start of a server",
  tenancy: "platform",
  delivery: "at least once: some hundred records are filled in one transaction; a second run finds nothing",
  async run({ store }, _input, progress) {
    const tenants = columnFills.length === 0 ? [] : await everyTenant(store);
    for (const [index, tenantId] of tenants.entries())
      for (const fill of columnFills) await fillOfTenant(store, fill, tenantId, () => progress(index, tenants.length));
    return undefined;
  },
};
