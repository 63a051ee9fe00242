/** Social sign-in buttons; none is connected, and they say so. */
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { useText } from "../messages/use-text.ts";

const services = ["Google", "Microsoft", "GitHub"] as const;

export function SocialButtons() {
  const t = useText();
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <chakra.section aria-labelledby="social" mt="6">
      <chakra.h2
        id="social"
        display="flex"
        alignItems="center"
        gap="3"
        mb="3"
        fontSize="sm"
        lineHeight="sm"
        color="text.muted"
        _before={{ content: '""', flex: 1, h: "1px", bg: "border" }}
        _after={{ content: '""', flex: 1, h: "1px", bg: "border" }}
      >
        {t("auth.orWith")}
      </chakra.h2>
      <chakra.div display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="2">
        {services.map((name) => (
          <Button key={name} px="2!" aria-label={t("auth.socialWith", { name })} onClick={() => setAsked(name)}>
            {name}
          </Button>
        ))}
      </chakra.div>
      <chakra.p role="status" color="text.muted" fontSize="sm" lineHeight="sm" mt={asked ? "2" : "0"}>
        {asked && t("auth.socialNone", { name: asked })}
      </chakra.p>
    </chakra.section>
  );
}
