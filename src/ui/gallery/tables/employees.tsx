/** Demo employees for the table examples, with skeleton and retry. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { useListEmployeeRows } from "#generated/demo/hooks/datatables.ts";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { Button } from "#src/ui/kit/button.tsx";
import { Loading, Skeleton } from "#src/ui/kit/skeleton.tsx";
import { EmptyState, ErrorState } from "#src/ui/kit/states.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

interface EmployeesProps {
  /** Number of employees; defaults to all. */
  first?: number;
  children: (rows: readonly EmployeeRow[]) => ReactNode;
}

/** As long as the real names, positions and pay. */
const unseenPeople = [
  ["Nurin Aisyah Rahman", "Payroll Specialist", "$5480.00"],
  ["Tan Boon Hock", "Plant Engineer", "$7920.50"],
  ["Kavitha Menen", "HR Business Partner", "$8150.00"],
  ["Marco Bellina", "Head Chef", "$6700.00"],
  ["Lim Shu Fei", "Finance Manager", "$10240.00"],
] as const;

/** Invisible rows that reserve the space, so that nothing shifts when the data loads. */
const unseen = Array.from({ length: 6 }).flatMap((_, round) =>
  unseenPeople.map(([full_name, post, salary], index): EmployeeRow => ({
    id: -1 - round * unseenPeople.length - index,
    avatar: null,
    full_name,
    post,
    email: "name@demo.com",
    city: "Bukit Merah",
    start_date: "01/01/2020",
    salary,
    age: "40",
    experience: "5 Years",
    status: index + 1,
    responsive_id: "",
  })),
);

export function Employees({ first, children }: EmployeesProps) {
  const t = useText();
  const { data, error, refetch } = useListEmployeeRows({});
  if (data?.length === 0)
    return (
      <EmptyState
        title={t("tables.empty")}
        action={<Button onClick={() => void refetch()}>{t("tables.reload")}</Button>}
      >
        {t("tables.emptyText")}
      </EmptyState>
    );
  if (data) return children(data.slice(0, first));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <div className={css({ position: "relative" })}>
        <div className={css({ visibility: "hidden" })} inert>
          {children(unseen.slice(0, first))}
        </div>
        <div className={css({ position: "absolute", inset: "0", display: "grid", alignContent: "space-around" })}>
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} style={{ width: `${90 - ((row * 13) % 30)}%` }} />
          ))}
        </div>
      </div>
    </Loading>
  );
}
