/** Framed, flush, separated and elevated accordions. */
import { useState } from "react";
import { Accordion } from "#src/ui/kit/accordion.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { questionsOf } from "./questions.ts";

const looks = ["card", "lines", "apart", "raised"] as const;

export function Looks() {
  const t = useText();
  const [look, setLook] = useState<(typeof looks)[number]>("apart");
  const [open, setOpen] = useState(["where"]);
  return (
    <Stack>
      <Segmented<(typeof looks)[number]>
        label={t("showcase-frames.collapse.look")}
        value={look}
        onChange={setLook}
        options={looks.map((value) => ({ value, label: t(`showcase-frames.collapse.look.${value}`) }))}
      />
      <Accordion look={look} items={questionsOf(t)} open={open} onOpenChange={setOpen} />
    </Stack>
  );
}
