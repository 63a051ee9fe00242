/** The user's employment: job summary, then what waits for them. */
import { css } from "#generated/styles/css/index.js";
import { Suspense } from "react";
import type { Employee } from "#generated/hrms/schema.ts";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { EmploymentFacts } from "./employment-facts.tsx";
import { OpenItems, useOpenItems } from "./open-items.tsx";

export function EmploymentPanel({ employee }: { employee: Employee }) {
  const lists = useOpenItems(employee);
  return (
    <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" })}>
      <EmploymentFacts employee={employee} />
      {lists.loading ? (
        <Loading>
          <Skeleton css={{ h: "24", my: "0" }} />
        </Loading>
      ) : (
        <Suspense fallback={<Skeleton css={{ h: "24", my: "0" }} />}>
          <OpenItems employee={employee} lists={lists} />
        </Suspense>
      )}
    </div>
  );
}
