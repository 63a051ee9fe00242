/** Vertical dividers in a row. */
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Divider } from "#src/ui/kit/divider.tsx";
import { Result, Stack } from "#src/ui/kit/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const ways = ["link", "code"] as const;

export function Upright() {
  const t = useText();
  const [way, setWay] = useState<(typeof ways)[number]>();
  return (
    <Stack>
      <chakra.div display="flex" gap="4" color="text.muted">
        <span>{t("showcase-frames.divider.payslips")}</span>
        <Divider vertical />
        <span>{t("showcase-frames.divider.open")}</span>
        <Divider vertical tone="accent" line="dashed" />
        <span>{t("showcase-frames.divider.due")}</span>
      </chakra.div>
      <chakra.div display="flex" gap="4" minH="24">
        {ways.map((each, index) => (
          <chakra.div key={each} display="contents">
            {index > 0 && <Divider vertical>{t("showcase-frames.divider.or")}</Divider>}
            <chakra.div flex="1" display="grid" placeItems="center">
              <Button h="auto" minH="9" py="1.5" whiteSpace="normal" onClick={() => setWay(each)}>
                {t(`showcase-frames.divider.by.${each}`)}
              </Button>
            </chakra.div>
          </chakra.div>
        ))}
      </chakra.div>
      <Result>{way ? t(`showcase-frames.divider.chosen.${way}`) : ""}</Result>
    </Stack>
  );
}
