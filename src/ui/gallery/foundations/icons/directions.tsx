/** Which icons turn round. */
import { css } from "#generated/styles/css/index.js";
import { ArrowRight, Check, ChevronLeft, Clock, Reply } from "lucide-react";
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const turned = [ChevronLeft, ArrowRight, Reply];
const fixed = [Clock, Check];

export function Directions() {
  const t = useText();
  const [rtl, setRtl] = useState(true);
  return (
    <Stack>
      <Switch size="sm" checked={rtl} onChange={setRtl}>
        {t("showcase-foundations.icons.rtl")}
      </Switch>
      <div dir={rtl ? "rtl" : "ltr"}>
        <Row className={css({ p: "3", borderRadius: "control", bg: "inset" })}>
          {turned.map((Icon, index) => (
            <Icon key={index} size={24} className={rtl ? "mirrored" : undefined} aria-hidden />
          ))}
          {fixed.map((Icon, index) => (
            <Icon key={index} size={24} aria-hidden />
          ))}
        </Row>
      </div>
    </Stack>
  );
}
