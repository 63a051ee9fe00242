/** Floating label. */
import { chakra } from "@chakra-ui/react";
import { FloatingInput } from "#src/ui/kit/floating-input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Floating() {
  const t = useText();
  return (
    <chakra.div display="grid" gap="4">
      <FloatingInput label={t("showcase.name")} />
      <FloatingInput label={t("showcase.city")} defaultValue="Singapore" />
    </chakra.div>
  );
}
