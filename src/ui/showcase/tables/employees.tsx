/** The employees of the demo for the examples of tables, with their shape while they load and a way to try again. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useListEmployeeRows } from "#generated/demo/hooks/datatables.ts";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { Loading, Skeleton } from "#src/ui/kit/skeleton.tsx";
import { ErrorState } from "#src/ui/kit/states.tsx";

interface EmployeesProps {
  /** How many, from the first one on; all without it. */
  first?: number;
  /** Height that is kept while they load. */
  height?: string;
  children: (rows: readonly EmployeeRow[]) => ReactNode;
}

export function Employees({ first, height = "17rem", children }: EmployeesProps) {
  const { data, error, refetch } = useListEmployeeRows({});
  if (data) return children(data.slice(0, first));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <chakra.div display="grid" alignContent="space-around" style={{ height }}>
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} w={`${90 - ((row * 13) % 30)}%`} />
        ))}
      </chakra.div>
    </Loading>
  );
}
