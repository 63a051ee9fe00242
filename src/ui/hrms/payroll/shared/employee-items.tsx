/** The allowances and deductions of one employee, as a part of the employee record. */
import { css } from "#generated/styles/css/index.js";
import { Plus } from "lucide-react";
import { useState } from "react";
import { createEmployeePayItem } from "#generated/hrms/forms/employee-pay-items.ts";
import { listAllowanceOptionsOptions } from "#generated/hrms/hooks/allowances.ts";
import { listDeductionOptionsOptions } from "#generated/hrms/hooks/deductions.ts";
import { useCreateEmployeePayItem, useListEmployeePayItems } from "#generated/hrms/hooks/employee-pay-items.ts";
import type { EmployeePayItem, EmployeePayItemInput } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money } from "../../../kit/format.tsx";
import { ButtonLink, Link } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { PlainTable } from "../../../table/plain-table.tsx";
import { payItemFault } from "../employee-pay-items/problem-text.ts";
import { ScheduleControl } from "../employee-pay-items/schedule-control.tsx";
import { payItemShown } from "../employee-pay-items/shown.ts";
import { MonthControl, useMonthText } from "./month.tsx";

const shown = (name: string) => ({ shown: payItemShown[name] ?? (() => true) });
const fields = specsOf(
  createEmployeePayItem,
  {
    kind: { clearable: false, initial: "allowance" },
    allowanceId: {
      reference: { label: "itemName", options: listAllowanceOptionsOptions as never },
      ...shown("allowanceId"),
    },
    deductionId: {
      reference: { label: "itemName", options: listDeductionOptionsOptions as never },
      ...shown("deductionId"),
    },
    mode: { clearable: false, initial: "fixed" },
    amount: { ...shown("amount"), help: true },
    quantity: shown("quantity"),
    fromMonth: { control: MonthControl, ...shown("fromMonth") },
    toMonth: { control: MonthControl, ...shown("toMonth") },
    total: { ...shown("total"), help: true },
    instalments: shown("instalments"),
    amounts: { control: ScheduleControl, ...shown("amounts") },
    consentOn: { ...shown("consentOn"), help: true },
    status: { clearable: false },
  },
  [
    "kind",
    "allowanceId",
    "deductionId",
    "mode",
    "amount",
    "quantity",
    "total",
    "instalments",
    "fromMonth",
    "toMonth",
    "amounts",
    "consentOn",
    "reason",
    "status",
  ],
);
type FieldName = Exclude<keyof EmployeePayItemInput, "fileId" | "status">;
const helped = ["amount", "total", "consentOn"] as const;

const tones = { draft: "neutral", active: "success", completed: "neutral", stopped: "warning" } as const;
const most = 100;

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
  const create = useCreateEmployeePayItem();
  const query = useListEmployeePayItems({
    path: { companyId },
    query: { employeeId, pageSize: most, sort: "-fromMonth" },
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
      <Loaded query={query} waiting={<Skeleton h="40" my="0" />}>
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
        <FormDialog
          title={t("employee-pay-items.tabTitle")}
          action={t("employee-pay-items.new")}
          width="40rem"
          scope={{ companyId, employeeId }}
          fields={fields}
          words={{
            field: (name) => (name === "status" ? t("crud.status") : t(`employee-pay-items.${name as FieldName}`)),
            choice: (name, value) =>
              name === "status"
                ? value === "active"
                  ? t("crud.status.active")
                  : t("employee-pay-items.status.draft")
                : name === "kind"
                  ? t(`employee-pay-items.kind.${value as EmployeePayItem["kind"]}`)
                  : t(`employee-pay-items.mode.${value as EmployeePayItem["mode"]}`),
            help: (name) => {
              const known = helped.find((one) => one === name);
              return known && t(`employee-pay-items.${known}.help`);
            },
            fault: (code, { params }) => payItemFault(t, code, params),
          }}
          send={async (body) => {
            const input = { ...body, employeeId } as EmployeePayItemInput;
            await create.mutateAsync({ path: { companyId }, body: input });
            toast({ text: t("employee-pay-items.added") });
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}
