/** Loads the org chart by branches, each its own query so that invalidation refetches all of them. */
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { getOrgChartOptions, useGetOrgChart } from "#generated/hrms/hooks/employees.ts";
import type { Input } from "#src/contract/handler.ts";
import type { operations } from "#generated/hrms/schema.ts";
import { entriesOf } from "./chart-entries.ts";

export type BranchQuery = NonNullable<Input<operations["getOrgChart"]>["query"]>;

export type Branches = ReturnType<typeof useBranches>;

export function useBranches(companyId: string, enabled: boolean) {
  const client = useQueryClient();
  const [queries, setQueries] = useState<readonly BranchQuery[]>([]);
  const optionsOf = (query: BranchQuery) => getOrgChartOptions({ path: { companyId }, query });
  const { data: top, error, refetch } = useGetOrgChart({ path: { companyId } }, { enabled });
  const later = useQueries({
    queries: queries.map(optionsOf),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [data] : [])),
  });
  const chart = useMemo(() => top && entriesOf([top, ...later]), [top, later]);
  return {
    chart,
    error,
    refetch,
    queries,
    /** Rejects if the call fails; the loaded people appear on the next render. */
    async load(query: BranchQuery) {
      const branch = await client.fetchQuery(optionsOf(query));
      setQueries((known) =>
        known.some((each) => JSON.stringify(each) === JSON.stringify(query)) ? known : [...known, query],
      );
      return branch;
    },
  };
}
