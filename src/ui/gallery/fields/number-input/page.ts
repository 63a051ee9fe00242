/** /forms/elements/number-input: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Bounds } from "./bounds.tsx";
import { Decimals } from "./decimals.tsx";
import { Sizes } from "./sizes.tsx";
import { Total } from "./total.tsx";
import { Wrap } from "./wrap.tsx";

export const numberInputPage = examplePage("showcase-text.numberInput", {
  bounds: [Bounds, () => import("./bounds.tsx?raw")],
  decimals: [Decimals, () => import("./decimals.tsx?raw")],
  wrap: [Wrap, () => import("./wrap.tsx?raw")],
  sizes: [Sizes, () => import("./sizes.tsx?raw")],
  total: [Total, () => import("./total.tsx?raw")],
});
