/** Manual activation: arrow keys only move, Enter or Space selects, so nothing loads needlessly. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useId, useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Loading, Skeleton } from "#src/ui/kit/skeleton.tsx";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { parts, type Part } from "../tabs-component/record.ts";

/** Simulated round trip. */
const roundTripMs = 700;

export function Manual() {
  const t = useText();
  const id = useId();
  const [part, setPart] = useState<Part>("overview");
  const [there, setThere] = useState<Part>("overview");
  const [asked, setAsked] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => setThere(part), roundTripMs);
    return () => clearTimeout(timer);
  }, [part]);
  const choose = (next: Part): void => {
    if (next === part) return;
    setPart(next);
    setAsked(asked + 1);
  };
  return (
    <Stack>
      <Tabs
        manual
        id={id}
        look="pills"
        label={t("showcase-overlays.record")}
        value={part}
        onChange={choose}
        tabs={parts.map((name) => ({ name, label: t(`showcase-overlays.part.${name}`) }))}
      />
      <TabPanel id={id} value={part} plain>
        <div className={css({ minH: "10" })}>
          {there === part ? (
            t(`showcase-overlays.says.${part}`)
          ) : (
            <Loading>
              <Skeleton css={{ w: "80%" }} />
            </Loading>
          )}
        </div>
      </TabPanel>
      <Result>{t("showcase-overlays.pills.asked", { count: asked })}</Result>
    </Stack>
  );
}
