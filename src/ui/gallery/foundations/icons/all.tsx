/** All icons, loaded apart from the page because they are many. */
import { css } from "#generated/styles/css/index.js";
import { lazy, Suspense, useState } from "react";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { Loading, Skeleton } from "#src/ui/kit/skeleton.tsx";
import { Slider } from "#src/ui/kit/slider.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const IconGrid = lazy(async () => ({ default: (await import("#src/ui/gallery/parts/icons/icon-grid.tsx")).IconGrid }));

export function All() {
  const t = useText();
  const [query, setQuery] = useState("");
  const [size, setSize] = useState(24);
  const [stroke, setStroke] = useState(1.75);
  const [copies, setCopies] = useState<"name" | "jsx">("name");
  const [count, setCount] = useState<number>();
  return (
    <Stack>
      <div
        className={css({
          display: "grid",
          gap: "4",
          gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
          alignItems: "end",
        })}
      >
        <Input
          type="search"
          aria-label={t("showcase.search")}
          placeholder={t("showcase.search")}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Slider
          label={t("showcase-foundations.icons.size")}
          values={[size]}
          onChange={([next]) => setSize(next ?? 24)}
          min={12}
          max={48}
          step={2}
          format={(value) => `${value} px`}
        />
        <Slider
          label={t("showcase-foundations.icons.stroke")}
          values={[stroke]}
          onChange={([next]) => setStroke(next ?? 1.75)}
          min={0.5}
          max={3}
          step={0.25}
          largeStep={1}
        />
      </div>
      <Row>
        <Segmented<"name" | "jsx">
          label={t("showcase-foundations.icons.copies")}
          value={copies}
          onChange={setCopies}
          options={(["name", "jsx"] as const).map((value) => ({
            value,
            label: t(`showcase-foundations.icons.copies.${value}`),
          }))}
        />
        <Result role="status">{count !== undefined && t("showcase-foundations.icons.found", { count })}</Result>
      </Row>
      <Suspense
        fallback={
          <Loading>
            <Skeleton css={{ display: "block", h: "80", my: "0", w: "full" }} />
          </Loading>
        }
      >
        <IconGrid query={query} size={size} stroke={stroke} copies={copies} onCount={setCount} />
      </Suspense>
    </Stack>
  );
}
