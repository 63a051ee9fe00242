/** Panels mount on first use and keep their state. */
import { useId, useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { TabPanel, Tabs } from "#src/ui/kit/tabs.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { parts, type Part } from "./record.ts";

export function Lazy() {
  const t = useText();
  const id = useId();
  const [part, setPart] = useState<Part>("overview");
  const [made, setMade] = useState<readonly Part[]>(["overview"]);
  const choose = (next: Part): void => {
    setPart(next);
    setMade(made.includes(next) ? made : [...made, next]);
  };
  return (
    <Stack>
      <Tabs
        id={id}
        label={t("showcase-overlays.record")}
        value={part}
        onChange={choose}
        tabs={parts.map((name) => ({ name, label: t(`showcase-overlays.part.${name}`) }))}
      />
      <TabPanel id={id} value={part}>
        {made.map((name) => (
          <div key={name} hidden={name !== part}>
            <Field label={t("showcase-overlays.tabs.noteOf", { part: t(`showcase-overlays.part.${name}`) })}>
              <Input autoComplete="off" />
            </Field>
          </div>
        ))}
      </TabPanel>
      <Result>{t("showcase-overlays.tabs.made", { count: made.length, all: parts.length })}</Result>
    </Stack>
  );
}
