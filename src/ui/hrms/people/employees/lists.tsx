/** Record lists of an employee, rendered once all are loaded so that none shifts those below it. */
import { useQueries, type UseQueryOptions } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import type { Employee } from "#generated/hrms/schema.ts";
import type { ApiError } from "#src/client/api-error.ts";
import { Loading } from "../../../kit/skeleton.tsx";
import type { DatedKind } from "./dated.ts";
import { DatedRows } from "./dated-rows.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { profileColumns } from "./profile-columns.ts";
import type { RecordKind } from "./records/record-kind.ts";
import { RecordsPanel, canSeeRecords } from "./records/records-panel.tsx";

type Kind = DatedKind | RecordKind;

interface EmployeeListsProps {
  employee: Employee;
  kinds: readonly Kind[];
  /** The lists usually fill the window. */
  long?: boolean;
  /** Content beside the "Add" buttons. */
  extra?: ComponentProps<typeof RecordsPanel>["extra"];
  children?: ReactNode;
}

/** Query for all rows of a list. */
function queryOf({ companyId, id: employeeId }: Employee, kind: Kind): UseQueryOptions<unknown, ApiError> {
  const path = { companyId, employeeId };
  return (
    "area" in kind ? kind.area.calls.list({ path, query: { page: 1, pageSize: 100 } }) : kind.list({ path })
  ) as UseQueryOptions<unknown, ApiError>;
}

export function EmployeeLists({ employee, kinds, long = false, extra, children }: EmployeeListsProps) {
  const seen = kinds.filter((kind) => !("area" in kind) || canSeeRecords(employee, kind));
  const lists = useQueries({ queries: seen.map((kind) => queryOf(employee, kind)) });
  if (lists.some(({ isLoading }) => isLoading)) {
    return (
      <Loading>
        <PanelSkeleton long={long} />
      </Loading>
    );
  }
  return (
    <div className={profileColumns}>
      {children}
      {seen.map((kind, at) =>
        "area" in kind ? (
          <RecordsPanel
            key={kind.area.name}
            employee={employee}
            kind={kind}
            query={lists[at] as ComponentProps<typeof RecordsPanel>["query"]}
            {...(extra && { extra })}
          />
        ) : (
          <DatedRows
            key={kind.name}
            employee={employee}
            kind={kind}
            query={lists[at] as ComponentProps<typeof DatedRows>["query"]}
          />
        ),
      )}
    </div>
  );
}
