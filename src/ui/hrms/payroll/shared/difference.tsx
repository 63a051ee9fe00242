/** An amount less another, with its sign; a dash for none. */
import { css } from "#generated/styles/css/index.js";
import { useFormat } from "../../../kit/format.tsx";

export function Difference({ cents }: { cents: number }) {
  const format = useFormat();
  return (
    <span
      className={css({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" })}
      data-change={cents === 0 ? "none" : cents > 0 ? "more" : "less"}
    >
      {cents === 0 ? "–" : `${cents > 0 ? "+" : "−"}${format.money(Math.abs(cents))}`}
    </span>
  );
}
