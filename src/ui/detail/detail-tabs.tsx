/** Tabs of a record: the address keeps which one is open, and only that one is made and loaded. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { TabPanel, Tabs, type TabOf } from "../kit/tabs.tsx";

export interface DetailTab<Name extends string = string> extends TabOf<Name> {
  readonly body: () => ReactNode;
  /** While its code is on the way. */
  readonly waiting?: ReactNode;
  /** Holds nothing that takes the focus. */
  readonly plain?: boolean;
}

interface DetailTabsProps {
  id: string;
  label: string;
  /** The first one is open where the address names none, or one that is not there. */
  tabs: readonly DetailTab[];
  /** Parameters of the address that hold whichever tab is open. */
  keep?: readonly string[];
}

interface TabbedParts {
  readonly line: ReactNode;
  readonly panel: ReactNode;
  readonly open: string;
}

/** The line of tabs and the panel of the open one, which do not always stand together. */
export function useDetailTabs({ id, label, tabs, keep = [] }: DetailTabsProps): TabbedParts {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = tabs.find(({ name }) => name === search["tab"]) ?? tabs[0];
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
        <Suspense key={open.name} fallback={<Loading>{open.waiting ?? <Skeleton h="40" my="0" />}</Loading>}>
          {open.body()}
        </Suspense>
      </TabPanel>
    ),
  };
}
