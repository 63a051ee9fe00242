/** Pay distribution; employees matching the filters are highlighted. */
import { useMemo } from "react";
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { fits, type EmployeeQuery } from "#src/domain/people/employee-rows.ts";
import type { ChartContent } from "../../chart/chart-data.ts";
import { ChartFrame } from "../../chart/chart-frame.tsx";
import { useFormat } from "../../kit/format.tsx";
import { useText } from "../../messages/use-text.ts";
import { payBands } from "./pay-bands.ts";

interface PayChartProps {
  rows: readonly EmployeeRow[];
  filter: EmployeeQuery;
}

export function PayChart({ rows, filter }: PayChartProps) {
  const t = useText();
  const format = useFormat();
  const key = JSON.stringify(filter);
  const bands = useMemo(() => payBands(rows, (row) => fits(row, filter)), [rows, key]);
  const max = bands.reduce(
    (best, band) => (band.fitting > best.fitting ? band : best),
    bands[0] ?? { from: 0, to: 0, fitting: 0, others: 0 },
  );
  const say = (cents: number): string => format.number(cents / 100, { notation: "compact" });
  const content = useMemo<ChartContent>(
    () => ({
      kind: "stacked",
      data: {
        of: t("tables.salary"),
        labels: bands.map(({ from, to }) => `${say(from)} – ${say(to)}`),
        series: [
          { id: "fitting", name: t("tables.fitting"), values: bands.map(({ fitting }) => fitting) },
          { id: "others", name: t("tables.others"), values: bands.map(({ others }) => others) },
        ],
      },
    }),
    [bands, t],
  );
  return (
    <ChartFrame
      title={t("tables.payTitle")}
      summary={t("tables.paySummary", {
        count: bands.reduce((sum, { fitting }) => sum + fitting, 0),
        from: format.money(max.from),
        to: format.money(max.to),
      })}
      content={content}
      format={(value) => format.number(value)}
      file="pay"
      height="16rem"
    />
  );
}
