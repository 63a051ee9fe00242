/** A page of one list: tabs with counts, a search and choices above it, its rows in pages, and words for none of them. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Card } from "../kit/card.tsx";
import { Pager } from "../kit/data-table/pager.tsx";
import { SearchBox } from "../kit/data-table/search-box.tsx";
import { PageFrame } from "../kit/page-frame.tsx";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../kit/states.tsx";
import { TabPanel, Tabs } from "../kit/tabs.tsx";

interface TabbedListProps<Tab extends string, Row> {
  id: string;
  title: string;
  intro: string;
  /** At the head of the page. */
  actions?: ReactNode;
  tabs: {
    readonly label: string;
    readonly value: Tab;
    readonly all: readonly { readonly name: Tab; readonly label: string }[];
    readonly onChange: (tab: Tab) => void;
  };
  search: { readonly label: string; readonly value: string; readonly onChange: (q: string) => void };
  /** Beside the search. */
  choices: ReactNode;
  /** Takes back the search and the choices; none where nothing narrows the list. */
  onClear: (() => void) | undefined;
  list: {
    readonly data:
      | { readonly items: readonly Row[]; readonly total: number; readonly page: number; readonly pageSize: number }
      | undefined;
    readonly error: unknown;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  row: (row: Row) => ReactNode;
  /** Height of a row that loads, in the steps of the space scale. */
  rowHeight: string;
  empty: { readonly title: string; readonly text: string };
  onPage: (page: number) => void;
}

export function TabbedList<Tab extends string, Row>({
  id,
  title,
  intro,
  actions,
  tabs,
  search,
  choices,
  onClear,
  list,
  row,
  rowHeight,
  empty,
  onPage,
}: TabbedListProps<Tab, Row>) {
  const { data, error, isPlaceholderData, refetch } = list;
  const none = onClear ? (
    <NoMatch query={search.value} onClear={onClear} />
  ) : (
    <EmptyState title={empty.title}>{empty.text}</EmptyState>
  );
  return (
    <PageFrame
      title={title}
      intro={intro}
      actions={actions}
      tabs={<Tabs id={id} label={tabs.label} value={tabs.value} tabs={tabs.all} onChange={tabs.onChange} />}
    >
      <TabPanel id={id} value={tabs.value}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" maxW="64rem">
          <chakra.div
            display="flex"
            flexWrap="wrap"
            gap="3"
            css={{
              "& > [role=search]": { flex: { base: "1 1 100%", sm: "1 1 12rem" } },
              "& > :not([role=search])": { flex: "1 1 9rem", maxWidth: { sm: "14rem" } },
            }}
          >
            <SearchBox label={search.label} value={search.value} onChange={search.onChange} />
            {choices}
          </chakra.div>
          <Card p="0" overflow="hidden">
            {data ? (
              data.total > 0 ? (
                <chakra.ul aria-label={title} opacity={isPlaceholderData ? 0.6 : 1}>
                  {data.items.map(row)}
                </chakra.ul>
              ) : (
                none
              )
            ) : error ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <chakra.div p="5">
                <Loading>
                  {[1, 2, 3, 4].map((line) => (
                    <Skeleton key={line} h={rowHeight} mb="3" />
                  ))}
                </Loading>
              </chakra.div>
            )}
            {data && data.total > data.pageSize && (
              <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
            )}
          </Card>
        </chakra.div>
      </TabPanel>
    </PageFrame>
  );
}
