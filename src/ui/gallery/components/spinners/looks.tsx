/** Rotating and pulsing spinners in three sizes. */
import { useState } from "react";
import { Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { Spinner } from "#src/ui/gallery/parts/spinner.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

type Look = "ring" | "dot";

export function Looks() {
  const t = useText();
  const [look, setLook] = useState<Look>("ring");
  return (
    <Stack>
      <Segmented<Look>
        label={t("showcase-signs.spinners.look")}
        value={look}
        onChange={setLook}
        options={[
          { value: "ring", label: t("showcase-signs.spinners.ring") },
          { value: "dot", label: t("showcase-signs.spinners.dot") },
        ]}
      />
      <Row css={{ minH: "10" }}>
        <Spinner look={look} size="sm" />
        <Spinner look={look} />
        <Spinner look={look} size="lg" />
      </Row>
    </Stack>
  );
}
