/** The imports of a company: who brought which file, what came of it, and the way back to one's own. */
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import { exportImports } from "#generated/hrms/client/imports.ts";
import { useListImports } from "#generated/hrms/hooks/imports.ts";
import { importStatusValues } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../../crud/forbidden.tsx";
import { ListExport } from "../../../crud/list-export.tsx";
import { TabbedList } from "../../../crud/tabbed-list.tsx";
import { Field } from "../../../kit/field.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { Select } from "../../../kit/select.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ImportRow } from "./import-row.tsx";
import { filtersOf, type ImportsSearch, kinds, orders, queryOf, readSearch } from "./imports-search.ts";

const route = getRouteApi("/_app/companies/$companyId/employees/imports");
const columns = [
  "fileName",
  "format",
  "status",
  "rows",
  "faultCount",
  "created",
  "createdBy",
  "createdAt",
  "updatedAt",
] as const;
const tabs = ["all", ...importStatusValues] as const;

export function ImportsPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const ability = useAbility();
  const may = ability.can("create", "employees");
  const list = useListImports(
    { path: { companyId }, query: queryOf(search) },
    { placeholderData: keepPreviousData, enabled: may },
  );
  const go = (changes: Partial<Record<keyof ImportsSearch, unknown>>): void =>
    void navigate({
      search: (before) => readSearch({ ...before, page: 1, ...changes }),
      replace: true,
      resetScroll: false,
    });
  if (!may) return <Forbidden title={t("imports.list")} />;
  const { status = "all", kind = "", sort = "", q = "" } = search;
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
      actions={
        ability.can("export", "employees") && (
          <ListExport
            name="imports"
            total={list.data?.total}
            columns={columns.map((id) => ({ id, header: t(`imports.head.${id}`) }))}
            ask={(query, init) =>
              exportImports({ path: { companyId }, query: { ...filtersOf(search), ...query } }, init)
            }
          />
        )
      }
      tabs={{
        label: t("imports.states"),
        value: status,
        all: tabs.map((name) => ({ name, label: t(`imports.state.${name}`) })),
        onChange: (next) => go({ status: next }),
      }}
      search={{ label: t("imports.searchFiles"), value: q, onChange: (text) => go({ q: text }) }}
      choices={
        <>
          <Field label={t("imports.kind")} labelled="hidden">
            <Select value={kind} onChange={(event) => go({ kind: event.target.value })}>
              <option value="">{t("imports.everyKind")}</option>
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {each.toUpperCase()}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("imports.order")} labelled="hidden">
            <Select value={sort} onChange={(event) => go({ sort: event.target.value })}>
              <option value="">{t("imports.order.newest")}</option>
              {orders.map((each) => (
                <option key={each} value={each}>
                  {t(`imports.order.${each}`)}
                </option>
              ))}
            </Select>
          </Field>
          {again}
        </>
      }
      onClear={q === "" && kind === "" ? undefined : () => go({ q: "", kind: "" })}
      list={list}
      row={(row) => <ImportRow key={row.id} companyId={companyId} row={row} />}
      rowHeight="6"
      empty={{ title: t("imports.none"), text: t("imports.noneText") }}
      onPage={(page) => go({ page })}
    />
  );
}
