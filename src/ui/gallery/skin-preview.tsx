/** An example of a page in all skins at once. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { useState, type ComponentType, type ReactNode } from "react";
import { ChartRoot } from "../chart/chart-theme.ts";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { ErrorState } from "../kit/states.tsx";
import { Select } from "../kit/select.tsx";
import { useText } from "../messages/use-text.ts";
import { useSettings } from "../theme/settings-store.ts";
import type { Skin } from "../theme/settings.ts";
import { skins } from "../theme/skin.ts";
import type { Section } from "./pages.ts";
import { loadExamples } from "./registry.ts";

const grid = css({
  display: "grid",
  gap: "3",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
});

/** The colours of a skin are those of a class and two attributes, wherever these are. */
const panel = css({
  position: "relative",
  minW: "0",
  p: "4",
  bg: "surface",
  color: "text",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "control",
  overflow: "hidden",
  // Its menu is dark, its content light.
  "&[data-skin=semi-dark]": { paddingInlineStart: "7" },
});

export function SkinPreview({ section, name }: { section: Section; name: string }) {
  const t = useText();
  const [chosen, setChosen] = useState("");
  const { data, error, refetch } = useQuery({
    queryKey: ["gallery", section, name],
    queryFn: async () => (await loadExamples(section, name)) ?? null,
    staleTime: Infinity,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const example = data?.examples.find((each) => each.name === chosen) ?? data?.examples[0];
  if (!data || !example) return <Waiting />;
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      <Select
        aria-label={t("showcase.index.example")}
        frameCss={{ maxW: "20rem" }}
        value={example.name}
        onChange={({ target }) => setChosen(target.value)}
      >
        {data.examples.map(({ name: value, title }) => (
          <option key={value} value={value}>
            {t(title)}
          </option>
        ))}
      </Select>
      <InSkins Demo={example.Demo} />
    </div>
  );
}

/** What stands for a page without examples. */
export function PagePreview({ name, load }: { name: string; load: () => Promise<ComponentType> }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["gallery", "page", name],
    queryFn: async () => ({ Demo: await load() }),
    staleTime: Infinity,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <InSkins Demo={data.Demo} /> : <Waiting />;
}

function InSkins({ Demo }: { Demo: ComponentType }) {
  return (
    <div className={grid}>
      {skins.map((skin) => (
        <InSkin key={skin} skin={skin}>
          <Demo />
        </InSkin>
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className={grid}>
        {skins.map((skin) => (
          <Skeleton key={skin} css={{ h: "40", my: "0", borderRadius: "control" }} />
        ))}
      </div>
    </Loading>
  );
}

function InSkin({ skin, children }: { skin: Skin; children: ReactNode }) {
  const t = useText();
  const { palette, skin: ofPage } = useSettings();
  const [root, setRoot] = useState<Element | null>(null);
  const dark = skin === "dark";
  return (
    <div
      ref={setRoot}
      role="group"
      aria-label={t(`shell.skin.${skin}`)}
      className={`${panel} ${dark ? "dark" : "light"}`}
      data-skin={skin}
      // On a dark page it would choose the accent for dark.
      data-palette={dark || ofPage !== "dark" ? palette : undefined}
    >
      {skin === "semi-dark" && (
        <span
          className={`dark ${css({ position: "absolute", insetBlock: "0", insetInlineStart: "0", w: "3", bg: "surface" })}`}
        />
      )}
      <p className={css({ mb: "3", color: "text.muted", fontSize: "xs", fontWeight: "medium" })}>
        {t(`shell.skin.${skin}`)}
      </p>
      {root && <ChartRoot value={root}>{children}</ChartRoot>}
    </div>
  );
}
