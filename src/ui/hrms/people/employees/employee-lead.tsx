/** First cell of an employee row: photo and linked name. */
import { chakra } from "@chakra-ui/react";
import type { EmployeeRow } from "#generated/hrms/schema.ts";
import type { Density, RowControlProps } from "../../../kit/data-table/column.ts";
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
    <chakra.span display="flex" alignItems="center" gap="2.5" minW="0">
      <PersonPhoto
        companyId={companyId}
        employeeId={row.id}
        name={row.fullName}
        photo={row.photo}
        size={density === "compact" ? 22 : 28}
      />
      <chakra.span minW="0" overflow="hidden" textOverflow="ellipsis" m="-1" p="1" title={row.fullName}>
        <Link
          {...control}
          to="/companies/$companyId/employees/$employeeId"
          params={{ companyId, employeeId: row.id }}
          fontWeight="medium"
          color="text"
          _hover={{ color: "accent.text", textDecoration: "underline" }}
        >
          {row.fullName}
        </Link>
      </chakra.span>
    </chakra.span>
  );
}
