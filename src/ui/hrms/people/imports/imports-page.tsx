/** Imports of a company with their results. */
import { getRouteApi } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import { exportImports } from "#generated/hrms/client/imports.ts";
import { listImportsOptions } from "#generated/hrms/hooks/imports.ts";
import { importsList } from "#generated/hrms/resources/imports.ts";
import { importStatusValues } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { TabbedList } from "../../../list/tabbed-list.tsx";
import { useAddressedList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { ButtonLink } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { importColumns, ImportRow } from "./import-row.tsx";

const route = getRouteApi("/_app/companies/$companyId/employees/imports/");
const columns = [
  "fileName",
  "format",
  "status",
  "rows",
  "faultCount",
  "created",
  "updated",
  "accounts",
  "createdBy",
  "createdAt",
  "updatedAt",
] as const;
const headed = ["fileName", "rows", "status", "createdBy", "createdAt"] as const;
const orders = ["createdAt", "fileName", "-rows"] as const;
const tabs = ["all", ...importStatusValues] as const;

export function ImportsPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const ability = useAbility();
  const may = ability.can("create", "employees");
  const list = useAddressedList({ contract: importsList, ...useListAddress() });
  const answer = useListAnswer(list, {
    ...listImportsOptions({ path: { companyId }, query: listQuery(importsList, list.state) }),
    enabled: may,
  });
  if (!may) return <Forbidden title={t("imports.list")} />;
  const again = (
    <ButtonLink to="/companies/$companyId/employees/import" params={{ companyId }}>
      <Upload size={16} aria-hidden />
      {t("imports.title")}
    </ButtonLink>
  );
  return (
    <TabbedList
      id="imports"
      title={t("imports.list")}
      intro={t("imports.listIntro")}
      file={
        ability.can("export", "employees") && {
          columns: columns.map((id) => ({ id, header: t(`imports.head.${id}`) })),
          ask: (query, init) => exportImports({ path: { companyId }, query }, init),
        }
      }
      list={list}
      answer={answer}
      tabs={{
        label: t("imports.states"),
        name: "status",
        standard: "all",
        all: tabs.map((name) => ({ name, label: t(`imports.state.${name}`) })),
      }}
      search={t("imports.searchFiles")}
      choices={[
        {
          name: "kind",
          label: t("imports.kind"),
          options: [
            { value: "", label: t("imports.everyKind") },
            ...importsList.filters.kind.items.enum.map((value) => ({ value, label: value.toUpperCase() })),
          ],
        },
        {
          name: "sort",
          label: t("imports.order"),
          options: [
            { value: "", label: t("imports.order.newest") },
            ...orders.map((value) => ({ value, label: t(`imports.order.${value}`) })),
          ],
        },
      ]}
      beside={again}
      columns={{
        className: importColumns,
        columns: headed.map((id) => ({ id, label: t(`imports.head.${id}`) })),
      }}
      row={(row) => <ImportRow key={row.id} companyId={companyId} row={row} />}
      rowHeight="1.5rem"
      empty={{ title: t("imports.none"), text: t("imports.noneText") }}
    />
  );
}
