/** Long paths keep both ends; the middle is in a menu. */
import { useState } from "react";
import { Breadcrumb } from "#src/ui/kit/breadcrumb.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const lengths = ["3", "4", "all"] as const;

export function Folded() {
  const t = useText();
  const [max, setMax] = useState<(typeof lengths)[number]>("3");
  return (
    <Stack>
      <Segmented<(typeof lengths)[number]>
        label={t("showcase-frames.breadcrumbs.most")}
        value={max}
        onChange={setMax}
        options={lengths.map((value) => ({
          value,
          label: value === "all" ? t("showcase-frames.breadcrumbs.all") : value,
        }))}
      />
      <Breadcrumb
        label={t("showcase-frames.breadcrumbs.folded")}
        max={max === "all" ? Infinity : Number(max)}
        crumbs={[
          { label: t("showcase-frames.breadcrumbs.start"), to: "/" },
          { label: t("shell.area.app-users"), to: "/apps/user/list" },
          { label: "Mei Tan", to: "/apps/user/view/44" },
          { label: t("shell.area.user-edit"), to: "/apps/user/edit/44" },
          { label: t("showcase-frames.breadcrumbs.information") },
        ]}
      />
    </Stack>
  );
}
