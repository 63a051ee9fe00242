/** Legend; each entry toggles its series. */
import { css } from "#generated/styles/css/index.js";
import { useText } from "../messages/use-text.ts";
import type { LegendEntry } from "./chart-data.ts";
import { hueOf, type ChartTheme } from "./chart-theme.ts";

interface ChartLegendProps {
  entries: readonly LegendEntry[];
  theme: ChartTheme;
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

export function ChartLegend({ entries, theme, hidden, onToggle }: ChartLegendProps) {
  const t = useText();
  return (
    <ul
      className={css({ display: "flex", flexWrap: "wrap", columnGap: "1", rowGap: "0.5", mx: "-1.5" })}
      aria-label={t("charts.legend")}
    >
      {entries.map(({ id, name }, at) => {
        const shown = !hidden.has(id);
        return (
          <li key={id}>
            <button
              className={css({
                display: "inline-flex",
                alignItems: "center",
                gap: "1.5",
                minH: "6",
                px: "1.5",
                borderRadius: "xs",
                fontSize: "sm",
                cursor: "pointer",
                color: shown ? "text" : "text.muted",
                textDecoration: shown ? undefined : "line-through",
                _hover: { bg: "hover" },
              })}
              type="button"
              aria-pressed={shown}
              onClick={() => onToggle(id)}
            >
              <span
                className={css({ boxSize: "2.5", borderRadius: "xs", borderWidth: "2px" })}
                style={{ borderColor: hueOf(theme, at), background: shown ? hueOf(theme, at) : "transparent" }}
                aria-hidden
              />
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
