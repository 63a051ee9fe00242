/** Tabs of a record kept in the URL; only the active one is mounted. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import { css } from "#generated/styles/css/index.js";
import { Alert } from "../kit/alert.tsx";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { TabPanel, Tabs, type TabOf } from "../kit/tabs.tsx";
import { useText } from "../messages/use-text.ts";

export interface DetailTab<Name extends string = string> extends TabOf<Name> {
  readonly body: () => ReactNode;
  /** Skeleton while the tab's code loads. */
  readonly waiting?: ReactNode;
  /** The panel contains nothing focusable. */
  readonly plain?: boolean;
}

interface DetailTabsProps {
  id: string;
  label: string;
  /** The first tab is the default. */
  tabs: readonly DetailTab[];
  /** URL parameters kept when switching tabs. */
  keep?: readonly string[];
}

interface TabbedParts {
  readonly line: ReactNode;
  readonly panel: ReactNode;
  readonly open: string;
}

/** Tab list and active panel separately, for pages that place them apart. */
export function useDetailTabs({ id, label, tabs, keep = [] }: DetailTabsProps): TabbedParts {
  const t = useText();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const found = tabs.find(({ name }) => name === search["tab"]);
  const open = found ?? tabs[0];
  if (!open) throw new Error("A record has at least one tab");
  const openTab = (name: string): void => {
    const kept = Object.entries(search).filter(([parameter]) => keep.includes(parameter));
    const next = { ...Object.fromEntries(kept), ...(name !== tabs[0]?.name && { tab: name }) };
    void navigate({ to: ".", search: next as never, replace: true, resetScroll: false });
  };
  return {
    open: open.name,
    line: tabs.length > 1 && <Tabs id={id} label={label} value={open.name} tabs={tabs} onChange={openTab} />,
    panel: (
      <TabPanel id={id} value={open.name} plain={open.plain ?? false}>
        {search["tab"] !== undefined && !found && (
          <div className={css({ mb: "4" })}>
            <Alert tone="info">{t("common.tabHidden")}</Alert>
          </div>
        )}
        <Suspense
          key={open.name}
          fallback={<Loading>{open.waiting ?? <Skeleton css={{ h: "40", my: "0" }} />}</Loading>}
        >
          {open.body()}
        </Suspense>
      </TabPanel>
    ),
  };
}
