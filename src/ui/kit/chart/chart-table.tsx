/** The values of a chart as a table. */
import { chakra } from "@chakra-ui/react";
import { tableOf, type ChartContent } from "./chart-data.ts";

const Base = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "collapse",
    "& :is(th, td)": { px: "2", h: "8", textAlign: "start", borderBottomWidth: "1px", borderColor: "border", whiteSpace: "nowrap" },
    "& thead th": { position: "sticky", top: "0", bg: "surface", color: "text.muted", fontSize: "xs", fontWeight: "medium" },
    "& tbody th": { fontWeight: "normal" },
    "& [data-end]": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  },
});

export function ChartTable({ label, content, format }: { label: string; content: ChartContent; format: (value: number) => string }) {
  const { head, rows } = tableOf(content);
  return (
    <Base aria-label={label}>
      <thead>
        <tr>
          {head.map((name, at) => (
            <th key={at} scope="col" data-end={at > 0 || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={at} data-end>
                {typeof value === "number" ? format(value) : "–"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Base>
  );
}
