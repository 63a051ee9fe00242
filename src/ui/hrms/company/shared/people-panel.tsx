/** Current employees of a structure record, such as a department, grade or group. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { useState, type ComponentType } from "react";
import { useListEmployees } from "#generated/hrms/hooks/employees.ts";
import { presentStatuses } from "#src/domain/people/shared/vocabulary.ts";
import type { Row } from "../../../crud/area.ts";
import { Card } from "../../../kit/card.tsx";
import { ButtonLink, Link } from "../../../kit/link.tsx";
import { PagedTable } from "../../../list/paged-table.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { EmploymentStatus } from "../../people/shared/words.tsx";
import { type By, peopleQuery } from "./people-query.ts";

export function peopleBy(by: By): ComponentType<{ row: Row; scope: Readonly<Record<string, string>> }> {
  return function PeoplePanel({ row, scope }) {
    const t = useText();
    const companyId = scope["companyId"] ?? "";
    const mayRead = useAbility().can("read", "employees");
    const [page, setPage] = useState(1);
    const people = useListEmployees(
      { path: { companyId }, query: peopleQuery(by, row.id, page) },
      { enabled: mayRead, placeholderData: keepPreviousData },
    );
    if (!mayRead) return <Card className={css({ p: "5" })}>{t("structure.hidden")}</Card>;
    return (
      <PagedTable
        label={t("structure.people")}
        query={people}
        keyOf={({ id }) => id}
        columns={[
          {
            header: t("structure.person"),
            cell: ({ id, fullName }) => (
              <Link to="/companies/$companyId/employees/$employeeId" params={{ companyId, employeeId: id }}>
                {fullName}
              </Link>
            ),
          },
          { header: t("structure.number"), cell: ({ employeeNo }) => employeeNo },
          { header: t("structure.department"), cell: ({ department }) => department ?? "–" },
          { header: t("structure.designation"), cell: ({ designation }) => designation ?? "–" },
          {
            header: t("structure.state"),
            cell: ({ status, suspendedFrom }) => (
              <EmploymentStatus status={status} suspended={suspendedFrom !== null} />
            ),
          },
        ]}
        empty={{ title: t("structure.nobody"), text: t("structure.nobodyText") }}
        onPage={setPage}
      >
        <ButtonLink
          to="/companies/$companyId/employees"
          params={{ companyId }}
          search={{ [by]: row.id, status: presentStatuses.join(",") } as never}
          variant="ghost"
          className={css({ m: "3", mt: "0" })}
        >
          {t("structure.openList")}
        </ButtonLink>
      </PagedTable>
    );
  };
}
