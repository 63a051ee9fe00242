/** List page with counted tabs, search, selects and paged rows. */
import type { ReactNode } from "react";
import { PageFrame } from "../kit/page-frame.tsx";
import { TabPanel, Tabs } from "../kit/tabs.tsx";
import { FilteredList, type FilteredListProps } from "./filtered-list.tsx";
import { choiceOf, choose } from "./list-choice.ts";
import { ListExport, type ListFile } from "./list-export.tsx";

interface TabbedListProps<Row, Name extends string> extends FilteredListProps<Row> {
  id: string;
  intro: ReactNode;
  /** The export; false without permission. */
  file: ListFile<Name> | false;
  tabs: {
    readonly label: string;
    /** Filter set by the tabs. */
    readonly name: string;
    readonly standard: string;
    readonly all: readonly { readonly name: string; readonly label: string }[];
  };
}

export function TabbedList<Row, Name extends string>({ id, intro, file, tabs, ...listed }: TabbedListProps<Row, Name>) {
  const { title, list, answer } = listed;
  const tab = choiceOf(list, tabs.name) || tabs.standard;
  return (
    <PageFrame
      title={title}
      intro={intro}
      actions={file && <ListExport name={id} list={list} total={answer.rows && answer.total} {...file} />}
      tabs={
        <Tabs
          id={id}
          label={tabs.label}
          value={tab}
          tabs={tabs.all}
          onChange={(next) => list.change(choose(list, tabs.name, next === tabs.standard ? "" : next), true)}
        />
      }
    >
      <TabPanel id={id} value={tab}>
        <FilteredList {...listed} />
      </TabPanel>
    </PageFrame>
  );
}
