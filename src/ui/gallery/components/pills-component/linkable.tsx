/** Pills kept in the URL, with working reload and Back. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useId } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const shifts = ["morning", "noon", "evening"] as const;

export function Linkable() {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const search: { readonly shift?: unknown } = useSearch({ strict: false });
  const shift = shifts.find((each) => each === search.shift) ?? "morning";
  return (
    <Stack>
      <Tabs
        id={id}
        look="pills"
        label={t("showcase-overlays.pills.roster")}
        value={shift}
        onChange={(next) => void navigate({ to: ".", search: { shift: next } as never, resetScroll: false })}
        tabs={shifts.map((name) => ({ name, label: t(`showcase-overlays.shift.${name}`) }))}
      />
      <TabPanel id={id} value={shift} plain>
        {t(`showcase-overlays.on.${shift}`)}
      </TabPanel>
      <Result>{`?shift=${shift}`}</Result>
    </Stack>
  );
}
