/** The page of a record: its name, state and what can be done with it, above its tabs. */
import type { ComponentProps, ReactNode } from "react";
import { PageFrame } from "../kit/page-frame.tsx";
import { useDetailTabs, type DetailTab } from "./detail-tabs.tsx";

interface DetailPageProps extends Omit<ComponentProps<typeof PageFrame>, "tabs" | "fill" | "children"> {
  /** Begins the ids of tabs and panel. */
  id: string;
  /** What the tabs are called together; the title where nothing is said. */
  label?: string;
  tabs: readonly DetailTab[];
  keep?: readonly string[];
  /** Beside the tabs, such as a dialog that an action opens. */
  children?: ReactNode;
}

export function DetailPage({ id, label, tabs, keep, children, ...frame }: DetailPageProps) {
  const { line, panel } = useDetailTabs({ id, label: label ?? frame.title, tabs, ...(keep && { keep }) });
  return (
    <PageFrame {...frame} tabs={line}>
      {panel}
      {children}
    </PageFrame>
  );
}
