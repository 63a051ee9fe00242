/** Loads the org chart by branches, each its own query so that invalidation refetches all of them. */
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { getOrgChartOptions, useGetOrgChart } from "#generated/hrms/hooks/employees.ts";
import type { Input } from "#src/contract/handler.ts";
import type { operations } from "#generated/hrms/schema.ts";
import { entriesOf } from "./chart-entries.ts";

export type Ask = NonNullable<Input<operations["getOrgChart"]>["query"]>;

export type Branches = ReturnType<typeof useBranches>;

export function useBranches(companyId: string, enabled: boolean) {
  const client = useQueryClient();
  const [asks, setAsks] = useState<readonly Ask[]>([]);
  const optionsOf = (query: Ask) => getOrgChartOptions({ path: { companyId }, query });
  const { data: top, error, refetch } = useGetOrgChart({ path: { companyId } }, { enabled });
  const later = useQueries({
    queries: asks.map(optionsOf),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [data] : [])),
  });
  const chart = useMemo(() => top && entriesOf([top, ...later]), [top, later]);
  return {
    chart,
    error,
    refetch,
    asks,
    /** Rejects if the call fails; the loaded people appear on the next render. */
    async load(ask: Ask) {
      const branch = await client.fetchQuery(optionsOf(ask));
      setAsks((known) =>
        known.some((each) => JSON.stringify(each) === JSON.stringify(ask)) ? known : [...known, ask],
      );
      return branch;
    },
  };
}
