/** Tooltip as accessible name; a disabled button keeps its focus and explains why. */
import { Archive, Copy, Printer } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { tip } from "#src/ui/gallery/parts/tip.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const tools = { archive: Archive, copy: Copy, print: Printer } as const;

export function Icons() {
  const t = useText();
  const [checked, setChecked] = useState(false);
  const [paid, setPaid] = useState(0);
  return (
    <Stack>
      <Row>
        {(Object.keys(tools) as (keyof typeof tools)[]).map((name) => {
          const Icon = tools[name];
          return (
            <IconButton key={name} variant="outline" label={t(`showcase-overlays.tooltips.${name}`)}>
              <Icon size={16} aria-hidden />
            </IconButton>
          );
        })}
        <Button
          variant="solid"
          inactive={!checked}
          {...(!checked && tip(t("showcase-overlays.tooltips.notYet"), { tone: "warning" }))}
          onClick={() => setPaid(paid + 1)}
        >
          {t("showcase-overlays.tooltips.pay")}
        </Button>
      </Row>
      <Switch size="sm" checked={checked} onChange={setChecked}>
        {t("showcase-overlays.tooltips.checked")}
      </Switch>
      <Result>{t("showcase-overlays.tooltips.paid", { count: paid })}</Result>
    </Stack>
  );
}
