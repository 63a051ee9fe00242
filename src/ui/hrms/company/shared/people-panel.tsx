/** Who stands at a record of the company's structure today: the people of a department, a grade, a group. */
import { keepPreviousData } from "@tanstack/react-query";
import { useState, type ComponentType } from "react";
import { useListEmployees } from "#generated/hrms/hooks/employees.ts";
import { presentStatuses } from "#src/domain/people/shared/vocabulary.ts";
import type { Row } from "../../../crud/area.ts";
import { Card } from "../../../kit/card.tsx";
import { Pager } from "../../../kit/data-table/pager.tsx";
import { ButtonLink, Link } from "../../../kit/link.tsx";
import { PlainTable, TableScroll } from "../../../kit/plain-table.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { EmploymentStatus } from "../../people/shared/words.tsx";

type By =
  | "departmentId"
  | "designationId"
  | "gradeId"
  | "classId"
  | "functionalGroupId"
  | "employeeGroupId"
  | "locationId";

export function peopleBy(by: By): ComponentType<{ row: Row; scope: Readonly<Record<string, string>> }> {
  return function PeoplePanel({ row, scope }) {
    const t = useText();
    const companyId = scope["companyId"] ?? "";
    const mayRead = useAbility().can("read", "employees");
    const [page, setPage] = useState(1);
    const query = { [by]: [row.id], status: [...presentStatuses], page, pageSize: 20 };
    const { data, error, refetch } = useListEmployees(
      { path: { companyId }, query },
      { enabled: mayRead, placeholderData: keepPreviousData },
    );
    if (!mayRead) return <Card p="5">{t("structure.hidden")}</Card>;
    if (error && !data) {
      return (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      );
    }
    if (!data) {
      return (
        <Loading>
          <Card px="4" py="2" minH="16rem">
            {[1, 2, 3, 4].map((line) => (
              <Skeleton key={line} h="6" my="3" />
            ))}
          </Card>
        </Loading>
      );
    }
    if (data.total === 0) {
      return (
        <Card>
          <EmptyState title={t("structure.nobody")}>{t("structure.nobodyText")}</EmptyState>
        </Card>
      );
    }
    return (
      <Card overflow="hidden">
        <TableScroll label={t("structure.people")}>
          <PlainTable stacked>
            <thead>
              <tr>
                <th scope="col">{t("structure.person")}</th>
                <th scope="col">{t("structure.number")}</th>
                <th scope="col">{t("structure.department")}</th>
                <th scope="col">{t("structure.designation")}</th>
                <th scope="col">{t("structure.state")}</th>
              </tr>
            </thead>
            <tbody>
              {data.items.map(({ id, fullName, employeeNo, department, designation, status, suspendedFrom }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to="/companies/$companyId/employees/$employeeId" params={{ companyId, employeeId: id }}>
                      {fullName}
                    </Link>
                  </th>
                  <td data-label={t("structure.number")}>{employeeNo}</td>
                  <td data-label={t("structure.department")}>{department ?? "–"}</td>
                  <td data-label={t("structure.designation")}>{designation ?? "–"}</td>
                  <td data-label={t("structure.state")}>
                    <EmploymentStatus status={status} suspended={suspendedFrom !== null} />
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </TableScroll>
        <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
        <ButtonLink
          to="/companies/$companyId/employees"
          params={{ companyId }}
          search={{ [by]: row.id, status: presentStatuses.join(",") } as never}
          variant="ghost"
          m="3"
          mt="0"
        >
          {t("structure.openList")}
        </ButtonLink>
      </Card>
    );
  };
}
