/** Employee directory as cards with contact details. */
import { css } from "#generated/styles/css/index.js";
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
    <ul
      className={css({
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
        gap: "3",
        p: "3",
        overflow: "auto",
        minH: "0",
        opacity: stale ? 0.6 : 1,
      })}
      aria-label={t("employees.title")}
      aria-busy={stale || undefined}
    >
      {rows.map((row) => (
        <li
          key={row.id}
          className={css({
            display: "flex",
            gap: "3",
            minW: "0",
            p: "3",
            borderWidth: "1px",
            borderColor: "border",
            borderRadius: "card",
          })}
        >
          <PersonPhoto companyId={companyId} employeeId={row.id} name={row.fullName} photo={row.photo} size={44} />
          <div className={css({ minW: "0", flex: "1", display: "grid", alignContent: "start", gap: "0.5" })}>
            <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
              <Link
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
            <span className={css({ fontSize: "sm", lineHeight: "sm" })}>{row.designation ?? row.employeeNo}</span>
            <span className={css({ fontSize: "sm", lineHeight: "sm", color: "text.muted" })}>
              {[row.department, row.location].filter(Boolean).join(" · ") || "–"}
            </span>
            {row.workEmail !== null && (
              <Anchor
                href={`mailto:${row.workEmail}`}
                className={css({
                  display: "inline-flex",
                  alignItems: "center",
                  gap: "1.5",
                  minH: "6",
                  fontSize: "sm",
                  minW: "0",
                })}
              >
                <Mail size={14} aria-hidden style={{ flexShrink: 0 }} />
                <span
                  className={css({ minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" })}
                  title={row.workEmail}
                >
                  {row.workEmail}
                </span>
              </Anchor>
            )}
            <span className={css({ fontSize: "sm", lineHeight: "sm" })}>
              <EmploymentStatus status={row.status} suspended={row.suspendedFrom !== null} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
