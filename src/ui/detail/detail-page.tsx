/** Record page: title, status and actions above the tabs. */
import type { ComponentProps, ReactNode } from "react";
import { PageFrame } from "../kit/page-frame.tsx";
import { useDetailTabs, type DetailTab } from "./detail-tabs.tsx";

interface DetailPageProps extends Omit<ComponentProps<typeof PageFrame>, "tabs" | "fill" | "children"> {
  /** Prefix for the ids of tabs and panel. */
  id: string;
  /** Accessible name of the tab list; defaults to the title. */
  label?: string;
  tabs: readonly DetailTab[];
  keep?: readonly string[];
  /** Content outside the tabs, such as dialogs. */
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
