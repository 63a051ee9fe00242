/** Chart values as a table with optional links. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { Link } from "../kit/link.tsx";
import { tableOf, type ChartContent } from "./chart-data.ts";

const Base = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "collapse",
    "& :is(th, td)": {
      px: "2",
      h: "8",
      textAlign: "start",
      borderBottomWidth: "1px",
      borderColor: "border",
      whiteSpace: "nowrap",
    },
    "& thead th": {
      position: "sticky",
      top: "0",
      bg: "surface",
      color: "text.muted",
      fontSize: "xs",
      fontWeight: "medium",
    },
    "& tbody th": { fontWeight: "normal" },
    "& [data-end]": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  },
});

/** Link of a number by row and value. */
export type ChartLinks = (
  row: number,
  value: number,
) => { readonly to: string; readonly search?: Readonly<Record<string, string>> } | undefined;

interface ChartTableProps {
  label: string;
  content: ChartContent;
  format: (value: number) => string;
  links?: ChartLinks | undefined;
}

export function ChartTable({ label, content, format, links }: ChartTableProps) {
  const { head, rows } = tableOf(content);
  const shown = (value: number, row: number, at: number) => {
    const link = links?.(row, at);
    return link ? (
      <Link
        to={link.to}
        search={(link.search ?? {}) as never}
        className={css({ display: "inline-flex", alignItems: "center", minH: "6" })}
      >
        {format(value)}
      </Link>
    ) : (
      format(value)
    );
  };
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
                {typeof value === "number" ? shown(value, row, at) : "–"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Base>
  );
}
