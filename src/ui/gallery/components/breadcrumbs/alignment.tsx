/** Start-aligned, or centred over a centred page. */
import { useState } from "react";
import { Breadcrumb } from "#src/ui/kit/breadcrumb.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const places = ["start", "center", "end"] as const;

export function Alignment() {
  const t = useText();
  const [align, setAlign] = useState<(typeof places)[number]>("center");
  return (
    <Stack>
      <Segmented<(typeof places)[number]>
        label={t("showcase-frames.place")}
        value={align}
        onChange={setAlign}
        options={places.map((value) => ({ value, label: t(`showcase-frames.place.${value}`) }))}
      />
      <Breadcrumb
        label={t("showcase-frames.breadcrumbs.alignment")}
        align={align}
        crumbs={[
          { label: t("showcase-frames.breadcrumbs.start"), to: "/" },
          { label: t("shell.area.todo"), to: "/apps/todo" },
          { label: t("showcase-frames.breadcrumbs.overdue") },
        ]}
      />
    </Stack>
  );
}
