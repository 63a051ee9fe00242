/** Tabs kept in the URL, with working reload and Back. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useId } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { parts, type Part } from "./record.ts";

export function Linkable() {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const search: { readonly part?: unknown } = useSearch({ strict: false });
  const part = parts.find((each) => each === search.part) ?? "overview";
  const choose = (next: Part): void => void navigate({ to: ".", search: { part: next } as never, resetScroll: false });
  return (
    <Stack>
      <Tabs
        id={id}
        label={t("showcase-overlays.record")}
        value={part}
        onChange={choose}
        tabs={parts.map((name) => ({ name, label: t(`showcase-overlays.part.${name}`) }))}
      />
      <TabPanel id={id} value={part} plain>
        {t(`showcase-overlays.says.${part}`)}
      </TabPanel>
      <Result>{`?part=${part}`}</Result>
    </Stack>
  );
}
