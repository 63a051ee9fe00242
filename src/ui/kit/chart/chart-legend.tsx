/** Legend; each entry toggles its series. */
import { chakra } from "@chakra-ui/react";
import { useText } from "../../messages/use-text.ts";
import { legendHues } from "./chart-config.ts";
import type { ChartContent, LegendEntry } from "./chart-data.ts";
import type { ChartTheme } from "./chart-theme.ts";

interface ChartLegendProps {
  entries: readonly LegendEntry[];
  content: ChartContent;
  theme: ChartTheme;
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

export function ChartLegend({ entries, content, theme, hidden, onToggle }: ChartLegendProps) {
  const t = useText();
  const hues = legendHues(content, theme);
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="1" rowGap="0.5" mx="-1.5" aria-label={t("charts.legend")}>
      {entries.map(({ id, name }, at) => {
        const shown = !hidden.has(id);
        return (
          <li key={id}>
            <chakra.button
              type="button"
              aria-pressed={shown}
              display="inline-flex"
              alignItems="center"
              gap="1.5"
              minH="6"
              px="1.5"
              borderRadius="xs"
              fontSize="sm"
              cursor="pointer"
              color={shown ? "text" : "text.muted"}
              textDecoration={shown ? undefined : "line-through"}
              _hover={{ bg: "hover" }}
              onClick={() => onToggle(id)}
            >
              <chakra.span
                boxSize="2.5"
                borderRadius="xs"
                borderWidth="2px"
                style={{ borderColor: hues[at], background: shown ? hues[at] : "transparent" }}
                aria-hidden
              />
              {name}
            </chakra.button>
          </li>
        );
      })}
    </chakra.ul>
  );
}
