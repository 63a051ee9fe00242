/** Alerts with a title and a custom icon. */
import { Banknote } from "lucide-react";
import { useState } from "react";
import { Alert } from "#src/ui/kit/alert.tsx";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const icons = { usual: undefined, own: <Banknote size={18} aria-hidden />, none: null } as const;
type Icon = keyof typeof icons;

export function Parts() {
  const t = useText();
  const [titled, setTitled] = useState(true);
  const [icon, setIcon] = useState<Icon>("usual");
  return (
    <Stack>
      <Row>
        <Switch size="sm" checked={titled} onChange={setTitled}>
          {t("showcase-frames.alerts.withTitle")}
        </Switch>
        <Segmented<Icon>
          label={t("showcase-frames.alerts.icon")}
          value={icon}
          onChange={setIcon}
          options={(Object.keys(icons) as Icon[]).map((value) => ({
            value,
            label: t(`showcase-frames.alerts.icon.${value}`),
          }))}
        />
      </Row>
      <Alert tone="success" icon={icons[icon]} {...(titled && { title: t("showcase-frames.alerts.paidTitle") })}>
        {t("showcase-frames.alerts.paid")}
      </Alert>
    </Stack>
  );
}
