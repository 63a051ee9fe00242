/** The tables of this app: hairlines, numbers at the end, and a scroller of its own where the window is narrow. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Base = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "separate",
    borderSpacing: "0",
    "& caption": { textAlign: "start", fontWeight: "semibold", pb: "2" },
    "& :is(th, td)": { px: "3", h: "9", textAlign: "start", borderBottomWidth: "1px", borderColor: "border", fontWeight: "normal" },
    "& thead th": { h: "8", color: "text.muted", fontSize: "xs", fontWeight: "medium", verticalAlign: "bottom", py: "1.5" },
    "& [data-number]": { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
    "& tbody th[colspan]": { bg: "inset", fontWeight: "medium" },
    "& tbody:last-of-type tr:last-of-type :is(th, td)": { borderBottomWidth: "0" },
    "& tbody tr[data-touched] :is(th, td)": { bg: "warning.subtle" },
  },
});

export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div overflowX="auto" position="relative" borderWidth="1px" borderColor="border" borderRadius="card" bg="surface" role="region" aria-label={label} tabIndex={0}>
      <Base>{children}</Base>
    </chakra.div>
  );
}
