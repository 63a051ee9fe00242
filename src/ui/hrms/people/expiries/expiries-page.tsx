/** What runs out: passes, passports and documents by how soon, each the way to the record. */
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { exportExpiries } from "#generated/hrms/client/expiries.ts";
import { useListExpiries } from "#generated/hrms/hooks/expiries.ts";
import { expiryKindValues } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../../crud/forbidden.tsx";
import { ListExport } from "../../../crud/list-export.tsx";
import { TabbedList } from "../../../crud/tabbed-list.tsx";
import { Field } from "../../../kit/field.tsx";
import { Select } from "../../../kit/select.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { type ExpiriesSearch, filtersOf, queryOf, readSearch, shownBands } from "./expiries-search.ts";
import { ExpiryRow } from "./expiry-row.tsx";

const columns = ["fullName", "employeeNo", "kind", "name", "expiry", "daysLeft"] as const;

const route = getRouteApi("/_app/companies/$companyId/expiries");

export function ExpiriesPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const ability = useAbility();
  const mayRead = ability.can("read", "expiries");
  const list = useListExpiries(
    { path: { companyId }, query: queryOf(search) },
    { placeholderData: keepPreviousData, enabled: mayRead },
  );
  const go = (changes: Partial<Record<keyof ExpiriesSearch, unknown>>): void =>
    void navigate({
      search: (before) => readSearch({ ...before, page: 1, ...changes }),
      replace: true,
      resetScroll: false,
    });
  if (!mayRead) return <Forbidden title={t("expiries.title")} />;
  const countOf = (name: (typeof shownBands)[number]): string =>
    list.data && name !== "all" ? ` (${list.data.counts[name]})` : "";
  const { band = "all", kind = "", sort = "", q = "" } = search;
  return (
    <TabbedList
      id="expiries"
      title={t("expiries.title")}
      intro={t("expiries.intro")}
      actions={
        ability.can("export", "expiries") && (
          <ListExport
            name="expiries"
            total={list.data?.total}
            columns={columns.map((id) => ({ id, header: t(`expiries.head.${id}`) }))}
            ask={(query, init) =>
              exportExpiries({ path: { companyId }, query: { ...filtersOf(search), ...query } }, init)
            }
          />
        )
      }
      tabs={{
        label: t("expiries.bands"),
        value: band,
        all: shownBands.map((name) => ({ name, label: t(`expiries.band.${name}`) + countOf(name) })),
        onChange: (next) => go({ band: next }),
      }}
      search={{ label: t("expiries.search"), value: q, onChange: (text) => go({ q: text }) }}
      choices={
        <>
          <Field label={t("expiries.kindFilter")} labelled="hidden">
            <Select value={kind} onChange={(event) => go({ kind: event.target.value })}>
              <option value="">{t("expiries.everyKind")}</option>
              {expiryKindValues.map((each) => (
                <option key={each} value={each}>
                  {t(`expiries.kind.${each}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("expiries.order")} labelled="hidden">
            <Select value={sort} onChange={(event) => go({ sort: event.target.value })}>
              <option value="">{t("expiries.soonest")}</option>
              <option value="-expiry">{t("expiries.latest")}</option>
              <option value="fullName">{t("expiries.byName")}</option>
            </Select>
          </Field>
        </>
      }
      onClear={q === "" && kind === "" ? undefined : () => go({ q: "", kind: "" })}
      list={list}
      row={(row) => <ExpiryRow key={row.id} companyId={companyId} row={row} />}
      rowHeight="6"
      empty={{ title: t("expiries.none"), text: t("expiries.noneText") }}
      onPage={(page) => go({ page })}
    />
  );
}
