/** Overflowing pills are in a menu; choosing one puts it last in the row. */
import { useId, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { TabPanel } from "#src/ui/kit/tabs.tsx";
import { TabsWithMore } from "#src/ui/gallery/parts/tabs-with-more.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const branches = ["Katong", "Bedok", "Jurong", "Punggol", "Yishun"] as const;

export function More() {
  const t = useText();
  const id = useId();
  const [branch, setBranch] = useState<(typeof branches)[number]>("Katong");
  return (
    <Stack>
      <TabsWithMore
        id={id}
        look="pills"
        label={t("showcase-overlays.pills.branches")}
        moreLabel={t("showcase-overlays.more")}
        max={2}
        value={branch}
        onChange={setBranch}
        tabs={branches.map((name) => ({ name, label: name }))}
      />
      <TabPanel id={id} value={branch} plain>
        {t("showcase-overlays.pills.staffOf", { branch, count: 4 + branch.length })}
      </TabPanel>
    </Stack>
  );
}
