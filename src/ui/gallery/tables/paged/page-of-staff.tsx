/** One page of employees; keeps its height while the next one loads. */
import { css } from "#generated/styles/css/index.js";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { StaffTable } from "#src/ui/gallery/parts/staff.tsx";
import { ErrorState, NoMatch } from "#src/ui/kit/states.tsx";
import { Loading, Skeleton } from "#src/ui/kit/skeleton.tsx";

const rowRem = 2.0625;

interface PageOfStaffProps {
  rows: readonly EmployeeRow[] | undefined;
  size: number;
  error?: unknown;
  earlier?: boolean;
  query?: string;
  onRetry: () => void;
  onClear?: () => void;
}

export function PageOfStaff({ rows, size, error, earlier = false, query, onRetry, onClear }: PageOfStaffProps) {
  return (
    <div
      className={css({ opacity: earlier ? 0.5 : 1, overflowX: "auto" })}
      style={{ minHeight: `${(size + 1) * rowRem}rem` }}
      aria-busy={earlier}
    >
      {rows && rows.length > 0 ? (
        <StaffTable rows={rows} fields={["full_name", "post", "city"]} />
      ) : rows && onClear ? (
        <NoMatch query={query} onClear={onClear} />
      ) : error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <Loading>
          {Array.from({ length: size }, (_, index) => (
            <Skeleton key={index} style={{ width: `${90 - ((index * 13) % 30)}%` }} />
          ))}
        </Loading>
      )}
    </div>
  );
}
