/** Rates of an area: versions over time beside the selected one. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { RateKind } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Button } from "../../../kit/button.tsx";
import { ListExport } from "../../../list/list-export.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { ReportFigures } from "../../payroll/shared/report-figures.tsx";
import { EmptyState, ErrorState } from "../../../kit/states.tsx";
import { Tabs } from "../../../kit/tabs.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { useAccount } from "../../../session/account.ts";
import { addressOfRates, kindsBeside, reportOf, shownKind } from "./areas.ts";
import type { RatesSearch } from "./search.ts";
import { ChoicesOfArea } from "./choices-of-area.tsx";
import { NewVersionDialog } from "./new-version-dialog.tsx";
import { rateApiOf, rateColumns, type RateApi } from "./rate-api.ts";
import { Version, VersionSkeleton } from "./version.tsx";
import { VersionList } from "./version-list.tsx";

export function RatesPage({ kind: ofAddress }: { kind: RateKind }) {
  const t = useText();
  const { companyId } = useParams({ strict: false });
  const search: RatesSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const kinds = kindsBeside(ofAddress, companyId);
  const kind = shownKind(ofAddress, companyId, search);
  const api = rateApiOf(kind, companyId);
  const ability = useAbility();
  const go = (next: RatesSearch): void =>
    void navigate({ to: ".", search: next as never, replace: true, resetScroll: false });
  const chooseKind = (next: RateKind): void => {
    if (companyId === undefined) void navigate({ to: addressOfRates(next, undefined) });
    else go(next === ofAddress ? {} : { part: next });
  };
  if (!ability.can("read", api.subject)) return <Forbidden title={t(`rates.kind.${kind}`)} />;
  return (
    <Rates
      key={`${companyId} ${kind}`}
      api={api}
      companyId={companyId}
      search={search}
      onSearch={go}
      tabs={
        kinds.length > 1 && (
          <Tabs
            id="kinds"
            label={t("rates.areas")}
            value={kind}
            tabs={kinds.map((name) => ({ name, label: t(`rates.kind.${name}`) }))}
            onChange={chooseKind}
          />
        )
      }
    />
  );
}

interface RatesProps {
  api: RateApi;
  companyId: string | undefined;
  search: RatesSearch;
  onSearch: (search: RatesSearch) => void;
  tabs: React.ReactNode;
}

function Rates({ api, companyId, search, onSearch, tabs }: RatesProps) {
  const t = useText();
  const { kind } = api;
  const report = reportOf(kind);
  const [starting, setStarting] = useState(false);
  const query = useQuery(api.calls.list(api.listInput));
  const { data, dataUpdatedAt, error, refetch } = query;
  const ability = useAbility();
  const ofPlatform = useAccount()?.extras.platform === true;
  // Known before the versions load, so that the page doesn't shift.
  const mayWrite =
    (api.subject === "ppf" || (companyId === undefined && ofPlatform)) && ability.can("create", api.subject);
  const mayOwn = (action: string): boolean => api.subject === "ppf" && ability.can(action, "ppf");
  // Platform administrators do all of it, each draft with a colleague.
  const may = {
    edit: mayWrite,
    review: api.subject === "rates" ? mayWrite : mayOwn("review"),
    activate: api.subject === "rates" ? mayWrite : mayOwn("activate"),
  };
  const current = data?.current;
  const chosen = search.set ?? current?.id;
  // Drafts have their own primary action.
  const drafting =
    data?.items.some(({ id, status }) => id === chosen && (status === "draft" || status === "reviewed")) ?? false;
  const { set: _set, ...rest } = search;
  if (statusOf(error) === 403 && !data) return <Forbidden title={t(`rates.kind.${kind}`)} />;
  const fresh = mayWrite && (
    <Button variant={drafting ? "outline" : "solid"} onClick={() => setStarting(true)}>
      <Plus size={16} aria-hidden />
      {t("rates.newVersion")}
    </Button>
  );
  return (
    <PageFrame
      title={t(`rates.title.${kind}`)}
      intro={t(`rates.intro.${kind}`)}
      actions={
        <>
          <ListExport
            name={`rates-${kind}`}
            total={data?.total}
            columns={rateColumns.map((id) => ({ id, header: t(`rates.exported.${id}`) }))}
            ask={api.exported}
          />
          {fresh}
        </>
      }
      tabs={tabs}
    >
      <div
        role={tabs ? "tabpanel" : undefined}
        id={tabs ? "kinds-panel" : undefined}
        aria-labelledby={tabs ? `kinds-${kind}` : undefined}
      >
        {companyId !== undefined && report && <ReportFigures companyId={companyId} report={report} />}
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data?.total === 0 ? (
          <EmptyState title={t("rates.empty")} action={fresh}>
            {t("rates.emptyText")}
          </EmptyState>
        ) : (
          <div
            className={css({
              display: "grid",
              gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "17rem minmax(0, 1fr)" },
              gap: "6",
              alignItems: "start",
              alignContent: "start",
              minH: "calc(100dvh - 11rem)",
            })}
          >
            <Loaded query={query} waiting={listShapes}>
              {({ items }) => <VersionList versions={items} chosen={chosen} search={search} />}
            </Loaded>
            {/* In narrow windows the version is below the list and loads after it, so that nothing shifts. */}
            {data === undefined || chosen === undefined ? (
              <Loading>
                <VersionSkeleton />
              </Loading>
            ) : (
              <Version
                key={chosen}
                api={api}
                setId={chosen}
                listed={current?.id === chosen ? { set: current, at: dataUpdatedAt } : undefined}
                may={may}
                onRemoved={() => onSearch(rest)}
              >
                {companyId !== undefined && <ChoicesOfArea kind={kind} companyId={companyId} />}
              </Version>
            )}
          </div>
        )}
      </div>
      {starting && (
        <NewVersionDialog
          api={api}
          onClose={() => setStarting(false)}
          onCreated={({ id }) => {
            setStarting(false);
            onSearch({ ...(search.part && { part: search.part }), set: id });
          }}
        />
      )}
    </PageFrame>
  );
}

const listShapes = [0, 1, 2, 3].map((each) => <Skeleton key={each} css={{ h: "12", mb: "2" }} />);
