/** Employee directory as cards with contact details. */
import { chakra } from "@chakra-ui/react";
import { Mail } from "lucide-react";
import type { EmployeeRow } from "#generated/hrms/schema.ts";
import { Anchor, Link } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PersonPhoto } from "./person-photo.tsx";
import { EmploymentStatus } from "../shared/words.tsx";

export function EmployeeCards({
  companyId,
  rows,
  stale,
}: {
  companyId: string;
  rows: readonly EmployeeRow[];
  stale: boolean;
}) {
  const t = useText();
  return (
    <chakra.ul
      aria-label={t("employees.title")}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(17rem, 100%), 1fr))"
      gap="3"
      p="3"
      overflow="auto"
      minH="0"
      opacity={stale ? 0.6 : 1}
      aria-busy={stale || undefined}
    >
      {rows.map((row) => (
        <chakra.li
          key={row.id}
          display="flex"
          gap="3"
          minW="0"
          p="3"
          borderWidth="1px"
          borderColor="border"
          borderRadius="card"
        >
          <PersonPhoto companyId={companyId} employeeId={row.id} name={row.fullName} photo={row.photo} size={44} />
          <chakra.div minW="0" flex="1" display="grid" alignContent="start" gap="0.5">
            <chakra.span minW="0" overflowWrap="anywhere">
              <Link
                to="/companies/$companyId/employees/$employeeId"
                params={{ companyId, employeeId: row.id }}
                fontWeight="medium"
                color="text"
                _hover={{ color: "accent.text", textDecoration: "underline" }}
              >
                {row.fullName}
              </Link>
            </chakra.span>
            <chakra.span fontSize="sm" lineHeight="sm">
              {row.designation ?? row.employeeNo}
            </chakra.span>
            <chakra.span fontSize="sm" lineHeight="sm" color="text.muted">
              {[row.department, row.location].filter(Boolean).join(" · ") || "–"}
            </chakra.span>
            {row.workEmail !== null && (
              <Anchor
                href={`mailto:${row.workEmail}`}
                display="inline-flex"
                alignItems="center"
                gap="1.5"
                minH="6"
                fontSize="sm"
                minW="0"
              >
                <Mail size={14} aria-hidden style={{ flexShrink: 0 }} />
                <chakra.span
                  minW="0"
                  overflow="hidden"
                  textOverflow="ellipsis"
                  whiteSpace="nowrap"
                  title={row.workEmail}
                >
                  {row.workEmail}
                </chakra.span>
              </Anchor>
            )}
            <chakra.span fontSize="sm" lineHeight="sm">
              <EmploymentStatus status={row.status} suspended={row.suspendedFrom !== null} />
            </chakra.span>
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
