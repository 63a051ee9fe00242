/** Chart of a dashboard with its table, or the error or empty state in its place. */
import type { ReactNode } from "react";
import { isEmpty, type ChartContent } from "../../chart/chart-data.ts";
import { ChartFrame } from "../../chart/chart-frame.tsx";
import type { Loadable } from "../../kit/loaded.tsx";
import { Widget } from "./widget.tsx";

interface ChartWidgetProps<Data> {
  title: string;
  file: string;
  query: Loadable<Data>;
  summary: (data: Data) => string;
  content: (data: Data | undefined) => ChartContent;
  format: (value: number) => string;
  actions?: ReactNode;
  height?: string;
  children?: (data: Data) => ReactNode;
}

export function ChartWidget<Data>(props: ChartWidgetProps<Data>) {
  const { title, file, query, summary, content, format, actions, height = "15rem", children } = props;
  const { data, error } = query;
  if (data === undefined ? error : isEmpty(content(data)))
    return (
      <Widget title={title} actions={actions} query={query} isEmpty={() => true}>
        {() => null}
      </Widget>
    );
  return (
    <ChartFrame
      title={title}
      summary={data === undefined ? "\u00A0" : summary(data)}
      content={content(data)}
      loading={data === undefined}
      format={format}
      file={file}
      actions={actions}
      height={height}
    >
      {data !== undefined && children?.(data)}
    </ChartFrame>
  );
}
