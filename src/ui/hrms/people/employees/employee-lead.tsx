/** First cell of an employee row: photo and linked name. */
import { css } from "#generated/styles/css/index.js";
import type { EmployeeRow } from "#generated/hrms/schema.ts";
import type { Density, RowControlProps } from "../../../table/column.ts";
import { Link } from "../../../kit/link.tsx";
import { PersonPhoto } from "./person-photo.tsx";

interface EmployeeLeadProps {
  companyId: string;
  row: EmployeeRow;
  control: RowControlProps;
  density: Density;
}

export function EmployeeLead({ companyId, row, control, density }: EmployeeLeadProps) {
  return (
    <span className={css({ display: "flex", alignItems: "center", gap: "2.5", minW: "0" })}>
      <PersonPhoto
        companyId={companyId}
        employeeId={row.id}
        name={row.fullName}
        photo={row.photo}
        size={density === "compact" ? 22 : 28}
      />
      <span
        className={css({ minW: "0", overflow: "hidden", textOverflow: "ellipsis", m: "-1", p: "1" })}
        title={row.fullName}
      >
        <Link
          {...control}
          to="/companies/$companyId/employees/$employeeId"
          params={{ companyId, employeeId: row.id }}
          className={css({
            fontWeight: "medium",
            color: "text",
            _hover: { color: "accent.text", textDecoration: "underline" },
          })}
        >
          {row.fullName}
        </Link>
      </span>
    </span>
  );
}
