/** The allowances and deductions of one employee, as a part of the employee record. */
import { css } from "#generated/styles/css/index.js";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useListEmployeePayItems } from "#generated/hrms/hooks/employee-pay-items.ts";
import type { EmployeePayItem } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money } from "../../../kit/format.tsx";
import { ButtonLink, Link } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { PlainTable } from "../../../table/plain-table.tsx";
import { useMonthText } from "./month.tsx";

const AddItemDialog = lazy(async () => ({ default: (await import("./add-item-dialog.tsx")).AddItemDialog }));

const tones = { draft: "neutral", active: "success", completed: "neutral", stopped: "warning" } as const;
const maxItems = 100;

function ItemRow({ item, companyId }: { item: EmployeePayItem; companyId: string }) {
  const t = useText();
  const month = useMonthText("short");
  const to: string = `/companies/${companyId}/employee-pay-items/${item.id}`;
  const { status, left, mode, fromMonth, toMonth, kind } = item;
  const until = mode === "payroll" || toMonth === null ? "" : ` – ${month(toMonth)}`;
  const { due: each } = item;
  return (
    <tr>
      <th scope="row">
        <Link to={to}>{item.itemName}</Link>
      </th>
      <td data-label={t("employee-pay-items.kind")}>{t(`employee-pay-items.kind.${kind}`)}</td>
      <td data-label={t("employee-pay-items.mode")}>
        <span>
          {t(`employee-pay-items.mode.${mode}`)}
          <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>
            {`${month(fromMonth)}${until}`}
          </span>
        </span>
      </td>
      <td data-end data-label={t("employee-pay-items.amount")}>
        {each === null ? "–" : <Money cents={each} />}
      </td>
      <td data-end data-label={t("employee-pay-items.left")}>
        {left === null ? "–" : <Money cents={left} />}
      </td>
      <td data-label={t("crud.status")}>
        <StatusDot tone={tones[status]}>
          {status === "active" ? t("crud.status.active") : t(`employee-pay-items.status.${status}`)}
        </StatusDot>
      </td>
    </tr>
  );
}

export function EmployeeItems({ companyId, employeeId }: { companyId: string; employeeId: string }) {
  const t = useText();
  const ability = useAbility();
  const [adding, setAdding] = useState(false);
  const query = useListEmployeePayItems({
    path: { companyId },
    query: { employeeId, pageSize: maxItems, sort: "-fromMonth" },
  });
  const all: string = `/companies/${companyId}/employee-pay-items?employeeId=${employeeId}`;
  const mayAdd = ability.can("create", "employee-pay-items");
  const add = mayAdd && (
    <Button size="sm" onClick={() => setAdding(true)}>
      <Plus size={16} aria-hidden />
      {t("employee-pay-items.new")}
    </Button>
  );
  return (
    <Card
      className={css({ px: "5", pt: "3", pb: "4", display: "grid", gap: "3", minH: "16rem", alignContent: "start" })}
    >
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "3",
          minH: "8",
        })}
      >
        <CardTitle>{t("employee-pay-items.tabTitle")}</CardTitle>
        <span className={css({ display: "inline-flex", flexWrap: "wrap", gap: "2" })}>
          {mayAdd && (
            <ButtonLink size="sm" variant="ghost" to={all}>
              {t("employee-pay-items.all")}
            </ButtonLink>
          )}
          {add}
        </span>
      </div>
      <Loaded query={query} waiting={<Skeleton css={{ h: "40", my: "0" }} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t("employee-pay-items.empty")}>{t("employee-pay-items.emptyText")}</EmptyState>
          ) : (
            <PlainTable stacked>
              <thead>
                <tr>
                  <th scope="col">{t("employee-pay-items.itemName")}</th>
                  <th scope="col">{t("employee-pay-items.kind")}</th>
                  <th scope="col">{t("employee-pay-items.mode")}</th>
                  <th scope="col" data-end>
                    {t("employee-pay-items.amount")}
                  </th>
                  <th scope="col" data-end>
                    {t("employee-pay-items.left")}
                  </th>
                  <th scope="col">{t("crud.status")}</th>
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <ItemRow key={item.id} item={item} companyId={companyId} />
                ))}
              </tbody>
            </PlainTable>
          )
        }
      </Loaded>
      {adding && (
        <Suspense>
          <AddItemDialog companyId={companyId} employeeId={employeeId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  );
}
