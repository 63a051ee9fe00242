/** Nested accordions; arrow keys stay on their level. */
import { Building2, Users } from "lucide-react";
import { useState } from "react";
import { Accordion } from "#src/ui/kit/accordion.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const places = ["kitchen", "counter"] as const;

export function Nested() {
  const t = useText();
  const [open, setOpen] = useState(["cafe"]);
  const [inner, setInner] = useState<string[]>([]);
  const teams = places.map((name) => ({
    name,
    title: t(`showcase-frames.collapse.place.${name}`),
    icon: <Users size={16} aria-hidden />,
    body: t(`showcase-frames.collapse.place.${name}More`),
  }));
  return (
    <Accordion
      open={open}
      onOpenChange={setOpen}
      items={[
        {
          name: "cafe",
          title: t("showcase-frames.collapse.cafe"),
          icon: <Building2 size={18} aria-hidden />,
          hint: <Tag>{teams.length}</Tag>,
          body: <Accordion look="lines" heading="h4" items={teams} open={inner} onOpenChange={setInner} />,
        },
        {
          name: "office",
          title: t("showcase-frames.collapse.office"),
          icon: <Building2 size={18} aria-hidden />,
          hint: <Tag>1</Tag>,
          body: t("showcase-frames.collapse.officeMore"),
        },
        {
          name: "depot",
          title: t("showcase-frames.collapse.depot"),
          icon: <Building2 size={18} aria-hidden />,
          disabled: true,
          body: null,
        },
      ]}
    />
  );
}
