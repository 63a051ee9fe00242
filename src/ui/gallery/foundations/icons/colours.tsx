/** States by icon, colour and word. */
import { css } from "#generated/styles/css/index.js";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const states = [
  ["success", CircleCheck, css({ color: "success.text" })],
  ["warning", TriangleAlert, css({ color: "warning.text" })],
  ["danger", CircleAlert, css({ color: "danger.text" })],
  ["info", Info, css({ color: "info.text" })],
] as const;

export function Colours() {
  const t = useText();
  const [coloured, setColoured] = useState(true);
  return (
    <Stack>
      <Switch size="sm" checked={coloured} onChange={setColoured}>
        {t("showcase.colour")}
      </Switch>
      {states.map(([name, Icon, look]) => (
        <Row key={name}>
          <span className={coloured ? look : undefined}>
            <Icon size={20} aria-hidden />
          </span>
          {t(`showcase.tone.${name}`)}
        </Row>
      ))}
    </Stack>
  );
}
