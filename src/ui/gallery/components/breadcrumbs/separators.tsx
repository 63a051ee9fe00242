/** Custom separators; arrows follow the text direction. */
import { ChevronRight, Dot } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Breadcrumb } from "#src/ui/kit/breadcrumb.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

type Sign = "arrow" | "slash" | "dot" | "dash";
const signs: Record<Sign, ReactNode> = {
  arrow: <ChevronRight size={14} />,
  slash: "/",
  dot: <Dot size={16} />,
  dash: "–",
};

export function Separators() {
  const t = useText();
  const [sign, setSign] = useState<Sign>("arrow");
  return (
    <Stack>
      <Segmented<Sign>
        label={t("showcase-frames.breadcrumbs.sign")}
        value={sign}
        onChange={setSign}
        options={(Object.keys(signs) as Sign[]).map((value) => ({
          value,
          label: t(`showcase-frames.breadcrumbs.sign.${value}`),
        }))}
      />
      <Breadcrumb
        label={t("showcase-frames.breadcrumbs.separators")}
        separator={signs[sign]}
        crumbs={[
          { label: t("showcase-frames.breadcrumbs.start"), to: "/" },
          { label: t("shell.area.app-users"), to: "/apps/user/list" },
          { label: "Mei Tan" },
        ]}
      />
    </Stack>
  );
}
