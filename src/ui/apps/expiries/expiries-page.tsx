/** What runs out: passes, passports and documents by how soon, each the way to the record. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useListExpiries } from "#generated/hrms/hooks/expiries.ts";
import { type Expiry, expiryKindValues } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../crud/forbidden.tsx";
import { Card } from "../../kit/card.tsx";
import { Pager } from "../../kit/data-table/pager.tsx";
import { Field } from "../../kit/field.tsx";
import { useFormat } from "../../kit/format.tsx";
import { Input } from "../../kit/input.tsx";
import { Link } from "../../kit/link.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { Select } from "../../kit/select.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../kit/states.tsx";
import { StatusDot } from "../../kit/status-dot.tsx";
import { TabPanel, Tabs } from "../../kit/tabs.tsx";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";
import { type ExpiriesSearch, queryOf, readSearch, shownBands } from "./expiries-search.ts";

const route = getRouteApi("/_app/companies/$companyId/expiries");

const tones = { expired: "danger", days30: "danger", days60: "warning", days90: "info", later: "neutral" } as const;
const tabs = { pass: "identity", passport: "identity", document: "documents" } as const;

function ExpiryRow({ companyId, row: { fullName, employeeNo, employeeId, kind, name, expiry, daysLeft, band } }: { companyId: string; row: Expiry }) {
  const t = useText();
  const format = useFormat();
  const profile: string = `/companies/${companyId}/employees/${employeeId}`;
  return (
    <chakra.li display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr) auto", md: "minmax(0, 2fr) minmax(0, 2fr) minmax(8rem, 1fr) auto" }} alignItems="baseline" columnGap="4" rowGap="0.5" px="5" py="2.5" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: "0" }}>
      <chakra.span minW="0" overflowWrap="anywhere">
        <Link to={profile} search={{ tab: tabs[kind] } as never} fontWeight="medium">
          {fullName}
        </Link>
        <chakra.span color="text.muted" fontSize="sm">{` ${employeeNo}`}</chakra.span>
      </chakra.span>
      <chakra.span gridRow={{ base: "2", md: "auto" }} minW="0" overflowWrap="anywhere">
        {kind === "passport" ? t("expiries.passportOf", { country: name }) : name}
      </chakra.span>
      <StatusDot tone={tones[band]}>{daysLeft < 0 ? t("expiries.daysAgo", { days: -daysLeft }) : t("expiries.daysLeft", { days: daysLeft })}</StatusDot>
      <chakra.span gridRow={{ base: "2", md: "auto" }} textAlign="end" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {format.date(expiry)}
      </chakra.span>
    </chakra.li>
  );
}

export function ExpiriesPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayRead = useAbility().can("read", "expiries");
  const { data, error, refetch, isPlaceholderData } = useListExpiries({ path: { companyId }, query: queryOf(search) }, { placeholderData: keepPreviousData, enabled: mayRead });
  const [text, setText] = useState(search.q ?? "");
  const { band = "all" } = search;
  const go = (changes: Partial<Record<keyof ExpiriesSearch, unknown>>): void => void navigate({ search: readSearch({ ...search, page: 1, ...changes }), replace: true, resetScroll: false });
  useEffect(() => {
    const wait = setTimeout(() => {
      if (text !== (search.q ?? "")) go({ q: text });
    }, 300);
    return () => clearTimeout(wait);
  });
  if (!mayRead) return <Forbidden title={t("expiries.title")} />;
  const countOf = (name: (typeof shownBands)[number]): string => (data && name !== "all" ? ` (${data.counts[name]})` : "");
  return (
    <PageFrame
      title={t("expiries.title")}
      intro={t("expiries.intro")}
      tabs={<Tabs id="expiries" label={t("expiries.bands")} value={band} tabs={shownBands.map((name) => ({ name, label: t(`expiries.band.${name}`) + countOf(name) }))} onChange={(next) => go({ band: next })} />}
    >
      <TabPanel id="expiries" value={band}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" maxW="60rem">
          <chakra.div display="grid" gridTemplateColumns={{ base: "1fr", sm: "minmax(0, 1fr) 11rem 11rem" }} gap="3">
            <Field label={t("expiries.search")} labelled="hidden">
              <Input type="search" placeholder={t("expiries.search")} value={text} maxLength={100} onChange={(event) => setText(event.target.value)} />
            </Field>
            <Field label={t("expiries.kindFilter")} labelled="hidden">
              <Select value={search.kind ?? ""} onChange={(event) => go({ kind: event.target.value })}>
                <option value="">{t("expiries.everyKind")}</option>
                {expiryKindValues.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`expiries.kind.${kind}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t("expiries.order")} labelled="hidden">
              <Select value={search.sort ?? ""} onChange={(event) => go({ sort: event.target.value })}>
                <option value="">{t("expiries.soonest")}</option>
                <option value="-expiry">{t("expiries.latest")}</option>
                <option value="fullName">{t("expiries.byName")}</option>
              </Select>
            </Field>
          </chakra.div>
          <Card p="0" overflow="hidden">
            {data ? (
              data.total > 0 ? (
                <chakra.ul aria-label={t("expiries.title")} opacity={isPlaceholderData ? 0.6 : 1}>
                  {data.items.map((row) => (
                    <ExpiryRow key={row.id} companyId={companyId} row={row} />
                  ))}
                </chakra.ul>
              ) : (
                <EmptyState title={t("expiries.none")}>{t("expiries.noneText")}</EmptyState>
              )
            ) : error ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <chakra.div p="5">
                <Loading>
                  {[1, 2, 3, 4, 5, 6].map((row) => (
                    <Skeleton key={row} h="6" mb="3" />
                  ))}
                </Loading>
              </chakra.div>
            )}
            {data && data.total > data.pageSize && <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={(page) => go({ page })} />}
          </Card>
        </chakra.div>
      </TabPanel>
    </PageFrame>
  );
}
